import * as z from 'zod/mini';
import { cycleUnits, mostUnits } from '../../common/billing/cycle.ts';
import { enumName, enumValue } from '../../common/enumName.ts';
import {
  recommendationFields,
  saveRecommendationsForm,
  stackChangesForm,
  stackFields,
  stackForm,
} from '../../common/forms/stackForms.ts';
import { projectTypeNames } from '../../common/values.ts';
import type { Context } from '../viewer/context.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestSavedRecommendationFragment, RestStackFragment } from '../generated/operations/graphql.ts';
import { component, described, instant, message, rowNumber } from './describing/described.ts';
import { everyNode, nextOf } from './pages.ts';
import { globalId, rowId } from './rowId.ts';
import { route } from './describing/route.ts';
import { RestError, run } from './run.ts';
import { say } from '../say.ts';

graphql(`
  fragment RestStack on Stack {
    id
    ownerId
    name
    projectType
    budget
    projectDescription
    createdAt
    updatedAt
  }
`);

graphql(`
  fragment RestSavedRecommendation on SavedRecommendation {
    id
    name
    price
    amountCents
    cycleCount
    cycleUnit
    description
    features
    badge
    badgeColor
    link
    createdAt
  }
`);

const list = graphql(`
  query RestListStacks($after: String) {
    result: viewer {
      stacks(first: 100, after: $after) {
        edges {
          node {
            ...RestStack
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const read = graphql(`
  query RestReadStack($id: ID!, $after: String) {
    result: node(id: $id) {
      __typename
      ... on Stack {
        ...RestStack
        recommendations(first: 100, after: $after) {
          edges {
            node {
              ...RestSavedRecommendation
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`);

const create = graphql(`
  mutation RestCreateStack($input: CreateStackInput!) {
    result: createStack(input: $input) {
      __typename
      ... on CreateStackPayload {
        stack {
          ...RestStack
        }
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

const update = graphql(`
  mutation RestUpdateStack($id: ID!, $input: UpdateStackInput!) {
    result: updateStack(id: $id, input: $input) {
      __typename
      ... on UpdateStackPayload {
        stack {
          ...RestStack
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const remove = graphql(`
  mutation RestRemoveStack($id: ID!) {
    result: removeStack(id: $id) {
      __typename
      ... on NotFoundError {
        message
      }
    }
  }
`);

const save = graphql(`
  mutation RestSaveRecommendations($id: ID!, $input: SaveRecommendationsInput!) {
    result: saveRecommendations(stackId: $id, input: $input) {
      __typename
      ... on SaveRecommendationsPayload {
        recommendations {
          ...RestSavedRecommendation
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

export const stackAnswer = component('Project', 'A stack: a named set of tools for one project, with a budget.', {
  id: rowNumber('The stack’s id.', 3),
  userId: rowNumber('The id of the user whose stack it is.', 7),
  name: described(z.string(), stackFields.name, 'Cooking channel'),
  projectType: described(z.enum(projectTypeNames), stackFields.projectType, 'side-quest'),
  budget: described(z.int().check(z.minimum(1)), stackFields.budget, 60),
  projectDescription: described(z.nullable(z.string()), stackFields.projectDescription, 'Videos about cooking'),
  createdAt: instant('When it was created.', '2026-11-21T08:30:00.000Z'),
  updatedAt: instant('When it last changed.', '2026-11-21T08:30:00.000Z'),
});

export const savedAnswer = component('SavedRecommendation', 'A tool that was saved to a stack.', {
  id: rowNumber('The saved tool’s id.', 21),
  projectId: rowNumber('The id of the stack that it was saved to.', 3),
  name: described(z.string(), 'The tool’s name.', 'Canva'),
  price: described(
    z.string(),
    'Its price as text. A price that could not be read as US dollars is given as it was saved.',
    '$15/month',
  ),
  amountCents: described(
    z.nullable(z.int().check(z.minimum(0))),
    'The amount paid each cycle, in US cents; null if the price could not be read.',
    1_500,
  ),
  cycleCount: described(
    z.nullable(z.int().check(z.minimum(1), z.maximum(mostUnits))),
    'How many units there are between two payments; null if the price could not be read.',
    1,
  ),
  cycleUnit: described(
    z.nullable(z.enum(cycleUnits)),
    'The unit of the time between two payments; null if the price could not be read.',
    'month',
  ),
  description: described(z.string(), 'What it does.', 'Graphic design with templates'),
  features: described(z.string(), 'What it can do: a list of features, encoded as JSON.', '["Templates","Brand kit"]'),
  badge: described(z.nullable(z.string()), 'A label of a word or two.', 'Recommended'),
  badgeColor: described(
    z.nullable(z.string()),
    'The badge’s colour: a name, or # and six hexadecimal digits.',
    'green',
  ),
  link: described(z.string(), 'Its web page; empty if there is none.', 'https://www.canva.com'),
  createdAt: instant('When it was saved.', '2026-11-21T08:30:00.000Z'),
});

const fields = { ...stackFields, budget: `${stackFields.budget} ‘$60’ counts as 60.` };

const example = {
  name: 'Cooking channel',
  projectType: 'side-quest',
  budget: 60,
  projectDescription: 'Videos about cooking',
} as const;

/** The body of a stack. */
export const stackBody = ({ id, ownerId, projectType, ...stack }: RestStackFragment) => ({
  id: rowId(id),
  userId: rowId(ownerId),
  ...stack,
  projectType: enumValue(projectType),
});

/** The body of a saved tool. */
export const recommendationBody = (
  { id, cycleUnit, features, ...recommendation }: RestSavedRecommendationFragment,
  projectId: number,
) => ({
  id: rowId(id),
  projectId,
  ...recommendation,
  cycleUnit: cycleUnit ? enumValue(cycleUnit) : null,
  features: JSON.stringify(features),
});

/** A stack with all its saved tools, read page by page. */
export async function readStack(id: number, context: Context) {
  const { stack, page } = await readStackPage(id, null, context);
  return {
    stack,
    recommendations: await everyNode(page, async (after) => (await readStackPage(id, after, context)).page),
  };
}

/** A stack with one page of its saved tools. */
export async function readStackPage(id: number, after: string | null, context: Context) {
  const node = await run(read, { id: globalId('Stack', id), after }, context);
  if (node?.__typename !== 'Stack') throw new RestError(404, say('stack.unknown'));
  const { __typename: _, recommendations: page, ...stack } = node;
  return { stack, page };
}

export const stacks = [
  route({
    method: 'GET',
    path: '/api/projects',
    operation: 'listProjects',
    tag: 'Stacks',
    summary: 'Your stacks',
    access: 'user',
    isPaged: true,
    answers: described(z.array(stackAnswer), 'Newest first, 100 to a page.'),
    async answer({ query, context }) {
      const viewer = await run(list, { after: query.get('after') }, context);
      if (!viewer) throw new RestError(401, say('viewer.missing'));
      const { edges, pageInfo } = viewer.stacks;
      return { body: edges.map(({ node }) => stackBody(node)), next: nextOf(pageInfo) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/projects',
    operation: 'createProject',
    tag: 'Stacks',
    summary: 'Create a stack',
    notes: 'The stack belongs to the signed-in user, even if the body has another userId.',
    access: 'user',
    form: stackForm,
    fields,
    example,
    status: 201,
    answers: stackAnswer,
    async answer({ form, context }) {
      const input = { ...form, projectType: enumName(form.projectType) };
      const { stack } = await run(create, { input }, context);
      return { body: stackBody(stack) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/projects/:id',
    operation: 'getProject',
    tag: 'Stacks',
    summary: 'A stack and its saved tools',
    access: 'user',
    answers: component('ProjectWithRecommendations', 'A stack and all its saved tools.', {
      project: stackAnswer,
      recommendations: described(z.array(savedAnswer), 'The saved tools, in the order in which they were saved.'),
    }),
    async answer({ id, context }) {
      const { stack, recommendations } = await readStack(id, context);
      return {
        body: {
          project: stackBody(stack),
          recommendations: recommendations.map((recommendation) => recommendationBody(recommendation, id)),
        },
      };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/projects/:id',
    operation: 'updateProject',
    tag: 'Stacks',
    summary: 'Change a stack',
    notes: 'Fields that you leave out stay as they are. Null or an empty text removes the description.',
    access: 'user',
    form: stackChangesForm,
    fields,
    example,
    answers: stackAnswer,
    async answer({ id, form: { projectType, ...form }, context }) {
      const input = { ...form, ...(projectType && { projectType: enumName(projectType) }) };
      const { stack } = await run(update, { id: globalId('Stack', id), input }, context);
      return { body: stackBody(stack) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/projects/:id',
    operation: 'deleteProject',
    tag: 'Stacks',
    summary: 'Delete a stack and its saved tools',
    notes: 'It disappears from all lists. For 30 days, GraphQL’s `restoreStack` can restore it.',
    access: 'user',
    answers: message,
    answered: { message: 'The stack and its saved subscriptions have been deleted.' },
    async answer({ id, context }) {
      await run(remove, { id: globalId('Stack', id) }, context);
      return { body: { message: 'The stack and its saved subscriptions have been deleted.' } };
    },
  }),
  route({
    method: 'POST',
    path: '/api/projects/:id/recommendations',
    operation: 'saveRecommendations',
    tag: 'Stacks',
    summary: 'Save recommendations to a stack',
    notes: 'Saves all of them or none. Fields that a recommendation leaves out get a default.',
    access: 'user',
    form: saveRecommendationsForm,
    fields: {
      recommendations: [
        'The tools, from the finder or written by hand.',
        {
          ...recommendationFields,
          price: 'Its price, such as $9.99/month; ‘$0’ by default.',
          amountCents: 'The amount paid each cycle, in US cents. If you also send a price, the two must agree.',
          cycleCount: 'How many units a cycle has; 1 by default.',
          cycleUnit: 'The unit of the cycle; month by default.',
        },
      ],
    },
    example: {
      recommendations: [
        {
          name: 'Canva',
          price: '$15/month',
          description: 'Graphic design with templates',
          features: ['Templates', 'Brand kit'],
          link: 'https://www.canva.com',
        },
      ],
    },
    status: 201,
    answers: component('SavedRecommendations', 'What was saved.', {
      recommendations: described(z.array(savedAnswer), 'What was saved, in the order in which it was sent.'),
    }),
    async answer({ id, form, context }) {
      const input = {
        recommendations: form.recommendations.map(({ cycleUnit, ...recommendation }) => ({
          ...recommendation,
          cycleUnit: cycleUnit && enumName(cycleUnit),
        })),
      };
      const { recommendations } = await run(save, { id: globalId('Stack', id), input }, context);
      return {
        body: { recommendations: recommendations.map((recommendation) => recommendationBody(recommendation, id)) },
      };
    },
  }),
];

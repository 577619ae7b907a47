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
  id: rowNumber('The stack’s number.', 3),
  userId: rowNumber('The number of the account that it belongs to.', 7),
  name: described(z.string(), stackFields.name, 'Cooking channel'),
  projectType: described(z.enum(projectTypeNames), stackFields.projectType, 'side-quest'),
  budget: described(z.int().check(z.minimum(1)), stackFields.budget, 60),
  projectDescription: described(z.nullable(z.string()), stackFields.projectDescription, 'Videos about cooking'),
  createdAt: instant('When it was made.', '2026-11-21T08:30:00.000Z'),
  updatedAt: instant('When it last changed.', '2026-11-21T08:30:00.000Z'),
});

export const savedAnswer = component('SavedRecommendation', 'A tool that was saved to a stack.', {
  id: rowNumber('The saved tool’s number.', 21),
  projectId: rowNumber('The number of the stack that it was saved to.', 3),
  name: described(z.string(), 'The tool’s name.', 'Canva'),
  price: described(
    z.string(),
    'Its price as text; as it was saved where it could not be read as US dollars.',
    '$15/month',
  ),
  amountCents: described(
    z.nullable(z.int().check(z.minimum(0))),
    'What is paid at each cycle, in US cents; null when the price could not be read.',
    1_500,
  ),
  cycleCount: described(
    z.nullable(z.int().check(z.minimum(1), z.maximum(mostUnits))),
    'How many units there are between two payments; null when the price could not be read.',
    1,
  ),
  cycleUnit: described(
    z.nullable(z.enum(cycleUnits)),
    'What the time between two payments is counted in; null when the price could not be read.',
    'month',
  ),
  description: described(z.string(), 'What it does.', 'Graphic design with templates'),
  features: described(z.string(), 'What it can do: a list of texts, as JSON text.', '["Templates","Brand kit"]'),
  badge: described(z.nullable(z.string()), 'A word or two that set it apart.', 'Recommended'),
  badgeColor: described(
    z.nullable(z.string()),
    'The badge’s colour: a name, or # and six hexadecimal digits.',
    'green',
  ),
  link: described(z.string(), 'Its web page, or nothing.', 'https://www.canva.com'),
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
    answers: described(z.array(stackAnswer), 'The newest first, a hundred to a page.'),
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
    summary: 'Make a stack',
    notes: 'It belongs to whoever is signed in, whatever userId is sent along.',
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
    summary: 'A stack and what is saved to it',
    access: 'user',
    answers: component('ProjectWithRecommendations', 'A stack and all that is saved to it.', {
      project: stackAnswer,
      recommendations: described(z.array(savedAnswer), 'What is saved to it, in the order in which that was saved.'),
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
    notes: 'What is left out stays as it is. Null or an empty text removes the description.',
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
    summary: 'Delete a stack and what is saved to it',
    notes: 'It is in no list any more. For 30 days GraphQL’s `restoreStack` brings it back.',
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
    notes: 'All of them or none. What a recommendation leaves out gets a default.',
    access: 'user',
    form: saveRecommendationsForm,
    fields: {
      recommendations: [
        'The tools, as the finder answers them or made by hand.',
        {
          ...recommendationFields,
          price: 'Its price, such as $9.99/month; ‘$0’ by default.',
          amountCents: 'What is paid at each cycle, in US cents; beside a price it has to agree with it.',
          cycleCount: 'How many units a cycle has; 1 by default.',
          cycleUnit: 'What a cycle is counted in; month by default.',
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

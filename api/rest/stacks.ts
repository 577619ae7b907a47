import * as z from 'zod/mini';
import { enumName } from '../../common/enumName.ts';
import {
  savedToolFields,
  saveToolsForm,
  stackChangesForm,
  stackFields,
  stackForm,
} from '../../common/forms/stackForms.ts';
import { graphql } from '../generated/operations/gql.ts';
import { component, described, message } from './describing/described.ts';
import { nextOf } from './pages.ts';
import { globalId } from './rowId.ts';
import { route } from './describing/route.ts';
import { readStack, recommendationBody, savedAnswer, stackAnswer, stackBody } from './stackAnswers.ts';
import { RestError, run } from './run.ts';
import { say } from '../say.ts';

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
  mutation RestSaveTools($id: ID!, $input: SaveToolsInput!) {
    result: saveTools(stackId: $id, input: $input) {
      __typename
      ... on SaveToolsPayload {
        recommendations {
          ...RestSavedTool
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

const fields = { ...stackFields, budget: `${stackFields.budget} ‘$60’ counts as 60.` };

const example = {
  name: 'Cooking channel',
  projectType: 'side-quest',
  budget: 60,
  projectDescription: 'Videos about cooking',
} as const;

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
    form: saveToolsForm,
    fields: {
      recommendations: [
        'The tools, from the finder or written by hand.',
        {
          ...savedToolFields,
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

import { encodeGlobalID } from '@pothos/plugin-relay';
import { enumName } from '../../common/enumName.ts';
import { saveRecommendationsForm, stackChangesForm, stackForm } from '../../common/stackForms.ts';
import { projectTypeNames } from '../../common/values.ts';
import type { Context } from '../context.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestSavedRecommendationFragment, RestStackFragment } from '../generated/operations/graphql.ts';
import { rowId } from './rowId.ts';
import { route } from './router.ts';
import { RestError, run } from './run.ts';

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
    description
    features
    badge
    badgeColor
    link
    createdAt
  }
`);

/** The hundred newest; who has more reads them page by page in GraphQL. */
const list = graphql(`
  query RestListStacks {
    result: viewer {
      stacks(first: 100) {
        edges {
          node {
            ...RestStack
          }
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
  mutation RestDeleteStack($id: ID!) {
    result: deleteStack(id: $id) {
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

const stackId = (id: number) => encodeGlobalID('Stack', id);

const stackBody = ({ id, ownerId, projectType, ...stack }: RestStackFragment) => ({
  id: rowId(id),
  userId: rowId(ownerId),
  ...stack,
  projectType: projectTypeNames.find((name) => enumName(name) === projectType),
});

const recommendationBody = (
  { id, features, ...recommendation }: RestSavedRecommendationFragment,
  projectId: number,
) => ({ id: rowId(id), projectId, ...recommendation, features: JSON.stringify(features) });

/** A stack with all that is saved to it, however many pages that is. */
async function readStack(id: number, context: Context) {
  const recommendations: RestSavedRecommendationFragment[] = [];
  for (let after: string | null | undefined = null; ;) {
    const stack: Awaited<ReturnType<typeof readPage>> = await readPage(id, after, context);
    recommendations.push(...stack.recommendations.edges.map(({ node }) => node));
    if (!stack.recommendations.pageInfo.hasNextPage) return { stack, recommendations };
    after = stack.recommendations.pageInfo.endCursor;
  }
}

async function readPage(id: number, after: string | null | undefined, context: Context) {
  const node = await run(read, { id: stackId(id), after }, context);
  if (node?.__typename !== 'Stack') throw new RestError(404, 'No such stack.');
  return node;
}

export const stacks = [
  route({
    method: 'GET',
    path: '/api/projects',
    async answer({ context }) {
      const viewer = await run(list, {}, context);
      if (!viewer) throw new RestError(401, 'You need to be logged in.');
      return { body: viewer.stacks.edges.map(({ node }) => stackBody(node)) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/projects',
    form: stackForm,
    async answer({ form, context }) {
      const input = { ...form, projectType: enumName(form.projectType) };
      const { stack } = await run(create, { input }, context);
      return { status: 201, body: stackBody(stack) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/projects/:id',
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
    form: stackChangesForm,
    async answer({ id, form: { projectType, ...form }, context }) {
      const input = { ...form, ...(projectType && { projectType: enumName(projectType) }) };
      const { stack } = await run(update, { id: stackId(id), input }, context);
      return { body: stackBody(stack) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/projects/:id',
    async answer({ id, context }) {
      await run(remove, { id: stackId(id) }, context);
      return { body: { message: 'The stack and its saved subscriptions have been deleted.' } };
    },
  }),
  route({
    method: 'POST',
    path: '/api/projects/:id/recommendations',
    form: saveRecommendationsForm,
    async answer({ id, form, context }) {
      const { recommendations } = await run(save, { id: stackId(id), input: form }, context);
      return {
        status: 201,
        body: { recommendations: recommendations.map((recommendation) => recommendationBody(recommendation, id)) },
      };
    },
  }),
];

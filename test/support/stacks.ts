import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { CreateStackInput, SavedToolInput } from '../../api/generated/operations/graphql.ts';
import { send, type Viewer } from './api.ts';

export const create = graphql(`
  mutation TestCreateStack($input: CreateStackInput!) {
    result: createStack(input: $input) {
      __typename
      ... on CreateStackPayload {
        stack {
          id
          name
          projectType
          budget
          projectDescription
          totalCents
          unreadablePrices
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
`);

export const update = graphql(`
  mutation TestUpdateStack($id: ID!, $input: UpdateStackInput!) {
    result: updateStack(id: $id, input: $input) {
      __typename
      ... on UpdateStackPayload {
        stack {
          name
          projectType
          budget
          projectDescription
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

export const remove = graphql(`
  mutation TestRemoveStack($id: ID!) {
    result: removeStack(id: $id) {
      __typename
      ... on RemoveStackPayload {
        removedId
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

export const save = graphql(`
  mutation TestSaveTools($stackId: ID!, $recommendations: [SavedToolInput!]!) {
    result: saveTools(stackId: $stackId, input: { recommendations: $recommendations }) {
      __typename
      ... on SaveToolsPayload {
        stack {
          totalCents
          unreadablePrices
        }
        recommendations {
          id
          name
          price
          description
          features
          badge
          badgeColor
          link
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

export const add = graphql(`
  mutation TestAddSubscription($stackId: ID!, $input: AddToolInput!) {
    result: addTool(stackId: $stackId, input: $input) {
      __typename
      ... on AddToolPayload {
        recommendation {
          name
          price
          description
          features
          badge
          badgeColor
          link
        }
        stack {
          recommendations {
            totalCount
          }
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

export const removeSaved = graphql(`
  mutation TestRemoveSavedTool($id: ID!) {
    result: removeSavedTool(id: $id) {
      __typename
      ... on RemoveSavedToolPayload {
        removedId
        stack {
          totalCents
        }
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

export const page = graphql(`
  query TestStacks($first: Int, $last: Int, $after: String, $before: String, $search: String) {
    viewer {
      stacks(first: $first, last: $last, after: $after, before: $before, search: $search) {
        totalCount
        edges {
          cursor
          node {
            name
          }
        }
        pageInfo {
          startCursor
          endCursor
          hasNextPage
          hasPreviousPage
        }
      }
    }
  }
`);

export const saved = graphql(`
  query TestStackRecommendations($id: ID!, $first: Int, $last: Int, $after: String, $before: String) {
    node(id: $id) {
      ... on Stack {
        recommendations(first: $first, last: $last, after: $after, before: $before) {
          totalCount
          edges {
            node {
              name
            }
          }
          pageInfo {
            startCursor
            endCursor
            hasNextPage
            hasPreviousPage
          }
        }
      }
    }
  }
`);

export const node = graphql(`
  query TestStackNode($id: ID!) {
    node(id: $id) {
      __typename
      ... on Stack {
        name
        ownerId
      }
      ... on SavedTool {
        price
      }
    }
  }
`);

export const notFound = (message: string) => ({ result: { __typename: 'NotFoundError', message } });
export const noStack = notFound('No such stack.');
export const noSubscription = notFound('No such subscription.');
export const nothingThere = notFound('There is no object with this id.');

export const reading: CreateStackInput = { name: 'Reading', projectType: 'SIDE_QUEST', budget: 30 };

export async function newStack(viewer: Viewer, input: Partial<CreateStackInput> = {}): Promise<string> {
  const { data } = await send(create, { input: { ...reading, ...input } }, viewer);
  if (data?.result.__typename !== 'CreateStackPayload') throw new Error(JSON.stringify(data));
  return data.result.stack.id;
}

export async function saveTo(viewer: Viewer, stackId: string, recommendations: SavedToolInput[]) {
  const { data } = await send(save, { stackId, recommendations }, viewer);
  if (data?.result.__typename !== 'SaveToolsPayload') throw new Error(JSON.stringify(data));
  return data.result;
}

export const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** The rows that a refused request must not change. */
export const everything = () =>
  Promise.all([db.stack.findMany({ orderBy: { id: 'asc' } }), db.savedTool.findMany({ orderBy: { id: 'asc' } })]);

/** Operations on labels. */
import { graphql } from '../../api/generated/operations/gql.ts';
import type { CreateLabelInput } from '../../api/generated/operations/graphql.ts';
import { send, type Viewer } from './api.ts';

graphql(`
  fragment TestLabel on Label {
    id
    kind
    name
    color
    expiresOn
    subscriptionCount
    activeSubscriptionCount
  }
`);

export const createLabel = graphql(`
  mutation TestCreateLabel($input: CreateLabelInput!) {
    result: createLabel(input: $input) {
      __typename
      ... on CreateLabelPayload {
        label {
          ...TestLabel
        }
      }
      ... on InvalidInputError {
        issues {
          field
          code
        }
      }
    }
  }
`);

export const updateLabel = graphql(`
  mutation TestUpdateLabel($id: ID!, $input: UpdateLabelInput!) {
    result: updateLabel(id: $id, input: $input) {
      __typename
      ... on UpdateLabelPayload {
        label {
          ...TestLabel
        }
      }
      ... on InvalidInputError {
        issues {
          field
          code
        }
      }
    }
  }
`);

export const removeLabel = graphql(`
  mutation TestRemoveLabel($id: ID!, $moveTo: ID, $leave: Boolean! = false) {
    result: removeLabel(id: $id, moveTo: $moveTo, leave: $leave) {
      __typename
      ... on LabelInUseError {
        code
        count
      }
      ... on InvalidInputError {
        issues {
          field
          code
        }
      }
    }
  }
`);

const labels = graphql(`
  query TestLabels($kind: LabelKind) {
    viewer {
      labels(kind: $kind) {
        ...TestLabel
      }
    }
  }
`);

const labelled = graphql(`
  query TestLabelled($label: ID) {
    viewer {
      subscriptions(first: 100, label: $label) {
        totalCount
        edges {
          node {
            id
            name
            category
            cancelUrl
            labels {
              name
            }
          }
        }
      }
    }
  }
`);

const trackLabelled = graphql(`
  mutation TestTrackLabelled($name: String!, $labelIds: [ID!], $isActive: Boolean) {
    result: trackSubscription(
      input: { name: $name, price: "$5", cancelUrl: "example.com/stop", isActive: $isActive }
      labelIds: $labelIds
    ) {
      __typename
      ... on TrackSubscriptionPayload {
        subscription {
          id
        }
      }
      ... on InvalidInputError {
        issues {
          field
          code
        }
      }
    }
  }
`);

const label = graphql(`
  mutation TestLabelSubscription($id: ID!, $labelIds: [ID!]) {
    result: updateSubscription(id: $id, input: {}, labelIds: $labelIds) {
      __typename
      ... on InvalidInputError {
        issues {
          field
          code
        }
      }
    }
  }
`);

/** A label that a viewer makes; its id. */
export async function made(viewer: Viewer, name: string, input: Partial<CreateLabelInput> = {}): Promise<string> {
  const { data, errors } = await send(createLabel, { input: { kind: 'TAG', name, ...input } }, viewer);
  if (data?.result.__typename !== 'CreateLabelPayload') throw new Error(JSON.stringify({ data, errors }));
  return data.result.label.id;
}

export const labelsOf = async (viewer: Viewer, kind?: 'CATEGORY' | 'TAG' | 'METHOD' | 'PERSON') =>
  (await send(labels, { kind: kind ?? null }, viewer)).data!.viewer!.labels;

/** What a viewer tracks with these labels; its id. */
export async function trackedWith(viewer: Viewer, labelIds: string[], name = 'Netflix', isActive = true) {
  const { data, errors } = await send(trackLabelled, { name, labelIds, isActive }, viewer);
  if (data?.result.__typename !== 'TrackSubscriptionPayload') throw new Error(JSON.stringify({ data, errors }));
  return data.result.subscription.id;
}

export const tryToTrackWith = async (viewer: Viewer, labelIds: string[]) =>
  (await send(trackLabelled, { name: 'Netflix', labelIds, isActive: true }, viewer)).data!.result;

export const relabel = async (viewer: Viewer, id: string, labelIds: string[] | null) =>
  (await send(label, { id, labelIds }, viewer)).data!.result;

/** A viewer's subscriptions by name, with the names of their labels. */
export async function labelledBy(viewer: Viewer, label?: string): Promise<Record<string, string[]>> {
  const { data } = await send(labelled, { label: label ?? null }, viewer);
  const { edges, totalCount } = data!.viewer!.subscriptions;
  if (edges.length !== totalCount) throw new Error(`${totalCount} are counted, ${edges.length} listed`);
  return Object.fromEntries(edges.map(({ node }) => [node.name, node.labels.map(({ name }) => name)]));
}

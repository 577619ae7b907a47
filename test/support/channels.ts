/** A receiver of webhooks on this machine, and the operations on channels. */
import { afterEach } from 'vitest';
import { env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { AddChannelInput } from '../../api/generated/operations/graphql.ts';
import { send, type Viewer } from './api.ts';
import { serve } from './ratesServer.ts';

const settings = { ...env };
afterEach(() => {
  Object.assign(env, { WEBHOOK_PRIVATE_HOSTS: settings.WEBHOOK_PRIVATE_HOSTS });
});

export interface Received {
  path: string | undefined;
  body: unknown;
}

/** A receiver that the operator has named, and what it has got. */
export async function receiver(answer: { status: number; text?: string } = { status: 200 }) {
  const received: Received[] = [];
  const sink = await serve(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    received.push({ path: request.url, body: JSON.parse(text) });
    response.writeHead(answer.status).end(answer.text);
  });
  const { host } = new URL(sink.url);
  Object.assign(env, { WEBHOOK_PRIVATE_HOSTS: [...env.WEBHOOK_PRIVATE_HOSTS, host] });
  return { ...sink, host, received, answer };
}

export const addChannel = graphql(`
  mutation TestAddChannel($input: AddChannelInput!) {
    result: addChannel(input: $input) {
      __typename
      ... on AddChannelPayload {
        channel {
          id
          name
          shape
          host
          failingSince
          offAt
        }
        user {
          channels {
            name
          }
        }
      }
      ... on InvalidInputError {
        issues {
          field
          code
          message
        }
      }
    }
  }
`);

export const listChannels = graphql(`
  query TestChannels {
    viewer {
      channels {
        id
        name
        failingSince
        offAt
      }
    }
  }
`);

export const testChannel = graphql(`
  mutation TestTestChannel($id: ID!) {
    result: testChannel(id: $id) {
      __typename
      ... on TestChannelPayload {
        isDelivered
        answer
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

/** Adds a channel that must be taken. */
export async function added(viewer: Viewer, input: AddChannelInput) {
  const { data, errors } = await send(addChannel, { input }, viewer);
  if (data?.result.__typename !== 'AddChannelPayload') throw new Error(JSON.stringify({ data, errors }));
  return data.result.channel;
}

import * as z from 'zod/mini';
import { enumName } from '../../common/enumName.ts';
import { channelFields, channelForm } from '../../common/forms/channelForms.ts';
import { channelShapeNames } from '../../common/values.ts';
import type { ErrorCode } from '../errorTexts.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { bodyOf, channelAnswer } from './channelAnswer.ts';
import { component, described, message } from './describing/described.ts';
import { route } from './describing/route.ts';
import { globalId } from './rowId.ts';
import { RestError, run } from './run.ts';

const list = graphql(`
  query RestListChannels {
    result: viewer {
      channels {
        ...RestChannel
      }
    }
  }
`);

const add = graphql(`
  mutation RestAddChannel($input: AddChannelInput!) {
    result: addChannel(input: $input) {
      __typename
      ... on AddChannelPayload {
        channel {
          ...RestChannel
        }
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

const remove = graphql(`
  mutation RestRemoveChannel($id: ID!) {
    result: removeChannel(id: $id) {
      __typename
      ... on NotFoundError {
        message
      }
    }
  }
`);

const test = graphql(`
  mutation RestTestChannel($id: ID!) {
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

const refusedAs = (code: ErrorCode) => ({ error: code });

/** GraphQL has no other kinds, and an enum for the shape. */
const form = z.safeExtend(channelForm, {
  kind: z.literal('webhook', refusedAs('channel.badKind')),
  shape: z.enum(channelShapeNames, refusedAs('channel.badShape')),
});

export const channels = [
  route({
    method: 'GET',
    path: '/api/channels',
    operation: 'listChannels',
    tag: 'Reminders',
    summary: 'Your channels',
    access: 'user',
    answers: described(z.array(channelAnswer), 'Newest first.'),
    async answer({ context }) {
      const viewer = await run(list, {}, context);
      if (!viewer) throw new RestError(401, say('viewer.missing'));
      return { body: viewer.channels.map(bodyOf) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/channels',
    operation: 'addChannel',
    tag: 'Reminders',
    summary: 'Add a webhook that reminders can go to',
    notes: 'An address that is private, or at a host that is, is refused. You can have 20.',
    access: 'user',
    form,
    fields: { kind: 'The kind of channel: webhook.', ...channelFields },
    example: { kind: 'webhook', shape: 'ntfy', url: 'https://ntfy.sh/my-topic' },
    status: 201,
    answers: channelAnswer,
    async answer({ form: { kind: _kind, shape, ...form }, context }) {
      const { channel } = await run(add, { input: { ...form, shape: enumName(shape) } }, context);
      return { body: bodyOf(channel) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/channels/:id',
    operation: 'removeChannel',
    tag: 'Reminders',
    summary: 'Stop sending to a channel',
    notes: 'For 30 days, GraphQL’s `restoreChannel` can restore it.',
    access: 'user',
    answers: message,
    answered: { message: 'The channel was removed.' },
    async answer({ id, context }) {
      await run(remove, { id: globalId('Channel', id) }, context);
      return { body: { message: 'The channel was removed.' } };
    },
  }),
  route({
    method: 'POST',
    path: '/api/channels/:id/test',
    operation: 'testChannel',
    tag: 'Reminders',
    summary: 'Send a test message to a channel',
    notes: 'It tells what became of the message. You can send 10 an hour.',
    access: 'user',
    answers: component('ChannelTest', 'What became of a test message.', {
      isDelivered: described(z.boolean(), 'Whether the receiver took it.', true),
      answer: described(
        z.string(),
        'What the receiver answered, or why there is no answer, such as ‘No answer within 5 seconds’.',
        'Answered 204',
      ),
    }),
    async answer({ id, context }) {
      const { isDelivered, answer } = await run(test, { id: globalId('Channel', id) }, context);
      return { body: { isDelivered, answer } };
    },
  }),
];

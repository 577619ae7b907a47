import { channelFields, channelForm } from '../../common/forms/channelForms.ts';
import { todayIn } from '../../common/billing/today.ts';
import { addChannel, removeChannel, restoreChannel, switchOnChannel } from '../domain/reminders/channels.ts';
import { testChannel, type Outcome } from '../domain/reminders/sending.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { Channel as ChannelRow, User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { Channel, ChannelShapeType } from './Channel.ts';
import { User } from './User.ts';

const AddChannelInput = builder
  .inputType('AddChannelInput', {
    description: 'A webhook that reminders can go to.',
    fields: (t) => ({
      shape: t.field({ type: ChannelShapeType, required: true, description: 'What it is told a message in.' }),
      name: t.string({ description: channelFields.name }),
      url: t.string({ required: true, description: channelFields.url }),
      chatId: t.string({ description: channelFields.chatId }),
    }),
  })
  .validate(channelForm);

const payload = (name: string, description: string) =>
  builder.objectRef<{ channel: ChannelRow; user: UserRow }>(name).implement({
    description,
    fields: (t) => ({
      channel: t.expose('channel', { type: Channel, description: 'The channel as it is now.' }),
      user: t.expose('user', { type: User, description: 'The user, with all of their channels.' }),
    }),
  });

const AddChannelPayload = payload('AddChannelPayload', 'A channel that was just added.');
const RestoreChannelPayload = payload('RestoreChannelPayload', 'A channel that was just restored.');
const SwitchOnChannelPayload = payload('SwitchOnChannelPayload', 'A channel that was just switched on.');

const RemoveChannelPayload = builder.objectRef<{ id: number; user: UserRow }>('RemoveChannelPayload').implement({
  description: 'A channel that was just removed.',
  fields: (t) => ({
    removedId: t.globalID({
      description: 'Its id, which can restore it for 30 days.',
      resolve: ({ id }) => ({ type: 'Channel', id }),
    }),
    user: t.expose('user', { type: User, description: 'The user, with all of their channels.' }),
  }),
});

const TestChannelPayload = builder.objectRef<Outcome>('TestChannelPayload').implement({
  description: 'What became of a test message.',
  fields: (t) => ({
    isDelivered: t.boolean({
      description: 'Whether the receiver took it.',
      resolve: ({ state }) => state === 'delivered',
    }),
    answer: t.exposeString('answer', {
      description:
        'What the receiver answered, such as ‘Answered 204’, or why there is no answer, such as ‘No answer within 5 seconds’.',
    }),
  }),
});

builder.mutationField('addChannel', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: AddChannelPayload,
    description:
      'Adds a webhook that reminders can go to. Its address is kept sealed and must be one that everybody can reach.',
    args: { input: t.arg({ type: AddChannelInput, required: true, description: 'The webhook.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'AddChannelResult', description: 'The new channel, or why there is none.' },
    },
    resolve: async (_root, { input }, { viewer }) => ({
      channel: await addChannel(viewer.id, input),
      user: viewer,
    }),
  }),
);

builder.mutationField('removeChannel', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: RemoveChannelPayload,
    description: 'Stops sending to a channel. It can be restored for 30 days.',
    args: { id: t.arg.globalID({ required: true, for: Channel, description: 'The channel.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RemoveChannelResult', description: 'The id of what was removed, or why nothing was removed.' },
    },
    resolve: async (_root, { id }, { viewer }) => {
      await removeChannel(viewer.id, Number(id.id));
      return { id: Number(id.id), user: viewer };
    },
  }),
);

builder.mutationField('restoreChannel', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: RestoreChannelPayload,
    description: 'Restores a channel that was removed in the last 30 days, unchanged and with the same id.',
    args: { id: t.arg.globalID({ required: true, for: Channel, description: 'The channel.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RestoreChannelResult', description: 'The channel, or why it was not restored.' },
    },
    resolve: async (_root, { id }, { viewer }) => ({
      channel: await restoreChannel(viewer.id, Number(id.id)),
      user: viewer,
    }),
  }),
);

builder.mutationField('switchOnChannel', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: SwitchOnChannelPayload,
    description: 'Sends to a channel again that was switched off because it had failed for days.',
    args: { id: t.arg.globalID({ required: true, for: Channel, description: 'The channel.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'SwitchOnChannelResult', description: 'The channel, or why it was not switched on.' },
    },
    resolve: async (_root, { id }, { viewer }) => ({
      channel: await switchOnChannel(viewer.id, Number(id.id)),
      user: viewer,
    }),
  }),
);

builder.mutationField('testChannel', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: TestChannelPayload,
    description: 'Sends a test message to a channel and tells what became of it; up to 10 an hour.',
    args: { id: t.arg.globalID({ required: true, for: Channel, description: 'The channel.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'TestChannelResult', description: 'What became of the message, or why none was sent.' },
    },
    resolve: (_root, { id }, { viewer }) => testChannel(viewer.id, Number(id.id), todayIn(viewer.timeZone)),
  }),
);

import { enumName } from '../../common/enumName.ts';
import { channelShapeNames, channelShapes, type ChannelShape } from '../../common/values.ts';
import { channelsOf, shapeOf } from '../domain/reminders/channels.ts';
import { hasScope } from '../viewer/context.ts';
import { builder } from './builder.ts';

export const ChannelShapeType = builder.enumType('ChannelShape', {
  description: 'What a webhook is told a message in.',
  values: Object.fromEntries(
    channelShapeNames.map((value) => [enumName(value), { value, description: channelShapes[value] }]),
  ) as Record<string, { value: ChannelShape; description: string }>,
});

export const Channel = builder.prismaNode('Channel', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({
    id: Number(id),
    userId: hasScope(context, 'reminders-read') ? context.viewer!.id : 0,
    removedAt: null,
  }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'reminders-read' } }),
  fields: (t) => ({
    name: t.exposeString('name'),
    shape: t.field({ type: ChannelShapeType, description: 'What it is told a message in.', resolve: shapeOf }),
    host: t.exposeString('host'),
    failingSince: t.expose('failingSince', { type: 'DateTime', nullable: true }),
    offAt: t.expose('offAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  channels: t.field({
    type: [Channel],
    description: 'The webhooks that reminders can go to, besides the inbox and email; newest first, 20 at most.',
    authScopes: (user) => ({ $all: { owner: user.id, scope: 'reminders-read' } }),
    resolve: ({ id }) => channelsOf(id),
  }),
}));

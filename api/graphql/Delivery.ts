import { enumName } from '../../common/enumName.ts';
import { deliveryStates, type DeliveryState } from '../../common/values.ts';
import { deliveriesOf, messageIn, stateOf } from '../domain/reminders/deliveries.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { hasScope } from '../viewer/context.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';

const DeliveryStateType = builder.enumType('DeliveryState', {
  description: 'What became of a message to a channel.',
  values: Object.fromEntries(
    Object.entries(deliveryStates).map(([value, description]) => [enumName(value), { value, description }]),
  ) as Record<string, { value: DeliveryState; description: string }>,
});

const Delivery = builder.prismaNode('Delivery', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({
    id: Number(id),
    userId: hasScope(context, 'reminders-read') ? context.viewer!.id : 0,
  }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'reminders-read' } }),
  fields: (t) => ({
    channelName: t.exposeString('channelName'),
    title: t.string({ description: 'The title of the message.', resolve: (delivery) => messageIn(delivery).title }),
    day: t.field({
      type: 'Date',
      description: 'The calendar day that it is about.',
      resolve: (delivery) => messageIn(delivery).day,
    }),
    state: t.field({ type: DeliveryStateType, description: 'What became of it.', resolve: stateOf }),
    tries: t.exposeInt('tries'),
    answer: t.exposeString('answer', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.prismaObjectField('User', 'deliveries', (t) =>
  t.connection(
    {
      type: Delivery,
      description:
        'What was sent to them by email and to their channels in the last 90 days, newest first; 20 to a page by default, 100 at most.',
      authScopes: (user) => ({ $all: { owner: user.id, scope: 'reminders-read' } }),
      resolve: ({ id }, args) => connectionOf(args, byCreation, (page) => deliveriesOf(id, page)),
    },
    { name: 'UserDeliveriesConnection', description: 'Messages to a user.' },
    { name: 'UserDeliveriesEdge', description: 'A message and its place in the list.' },
  ),
);

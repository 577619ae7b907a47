import { calendarAddressOf, makeCalendarAddress, revokeCalendarAddress } from '../domain/calendar/calendarAddress.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import { InvalidInputError, ProofRequiredError } from '../errors.ts';
import type { CalendarAddress as Row, User as UserRow } from '../generated/prisma/client.ts';
import { payload } from './Account.ts';
import { builder } from './builder.ts';
import { User } from './User.ts';

const CalendarAddress = builder.objectRef<Row>('CalendarAddress').implement({
  description: 'An address at which calendar apps read when a user pays. It is shown once, when it is made.',
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    lastReadAt: t.expose('lastReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last read, to within a minute; null if it never was.',
    }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  calendarAddress: t.field({
    type: CalendarAddress,
    nullable: true,
    description:
      'Their address for calendar apps; null if they have none. Only the user can see it, signed in with a browser.',
    authScopes: (user) => ({ $all: { owner: user.id, session: true } }),
    resolve: ({ id }) => calendarAddressOf(id),
  }),
}));

const MakeCalendarAddressPayload = builder
  .objectRef<{ url: string; user: UserRow }>('MakeCalendarAddressPayload')
  .implement({
    description: 'A new address for calendar apps.',
    fields: (t) => ({
      url: t.exposeString('url', {
        description: 'The address. It is shown only once, and whoever has it can see what the user pays.',
      }),
      user: t.prismaField({
        type: User,
        description: 'The user as they are now.',
        resolve: (_query, { user }) => user,
      }),
    }),
  });

const RevokeCalendarAddressPayload = payload('RevokeCalendarAddressPayload', 'A user without a calendar address.');

builder.mutationField('makeCalendarAddress', (t) =>
  t.withAuth({ session: true }).field({
    type: MakeCalendarAddressPayload,
    description:
      'Makes an address at which calendar apps read when the signed-in user pays. The address before stops working. It works until it is revoked or the password changes.',
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: { name: 'MakeCalendarAddressResult', description: 'The address, or why none was made.' },
    },
    resolve: async (_root, _args, context) => {
      await requireProof(context.viewer, context);
      return { url: await makeCalendarAddress(context.viewer, context), user: context.viewer };
    },
  }),
);

builder.mutationField('revokeCalendarAddress', (t) =>
  t.withAuth({ session: true }).field({
    type: RevokeCalendarAddressPayload,
    description: 'Revokes the signed-in user’s calendar address, if they have one, immediately and permanently.',
    errors: {
      types: [],
      directResult: true,
      union: { name: 'RevokeCalendarAddressResult', description: 'The user without the address.' },
    },
    resolve: async (_root, _args, { viewer }) => {
      await revokeCalendarAddress(viewer.id);
      return viewer;
    },
  }),
);

import { endUserSessions } from '../domain/accounts/administrators.ts';
import { endUserSession } from '../domain/accounts/userPage.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import { InvalidInputError, NotFoundError, ProofRequiredError } from '../errors.ts';
import type { User as UserRow } from '../generated/prisma/client.ts';
import { payload } from './Account.ts';
import { builder } from './builder.ts';
import { Session } from './Sessions.ts';
import { User } from './User.ts';

const EndUserSessionsPayload = payload('EndUserSessionsPayload', 'A user whose sessions were just ended.');

builder.mutationField('endUserSessions', (t) =>
  t.withAuth({ admin: true }).field({
    type: EndUserSessionsPayload,
    description:
      'Signs a user out everywhere. Their password, second factor and access tokens stay. It is noted in the audit log. For administrators.',
    args: { userId: t.arg.globalID({ required: true, for: User, description: 'The user.' }) },
    errors: {
      types: [InvalidInputError, NotFoundError, ProofRequiredError],
      directResult: true,
      union: { name: 'EndUserSessionsResult', description: 'The user, or why no session was ended.' },
    },
    resolve: async (_root, { userId }, context) => {
      await requireProof(context.viewer, context);
      return endUserSessions(context.viewer, Number(userId.id));
    },
  }),
);

const EndUserSessionPayload = builder.objectRef<{ user: UserRow; id: number }>('EndUserSessionPayload').implement({
  description: 'A session of somebody else that has just ended.',
  fields: (t) => ({
    user: t.prismaField({ type: User, description: 'Whose it was.', resolve: (_query, { user }) => user }),
    endedId: t.globalID({ description: 'The id that it had.', resolve: ({ id }) => ({ type: 'Session', id }) }),
  }),
});

builder.mutationField('endUserSession', (t) =>
  t.withAuth({ admin: true }).field({
    type: EndUserSessionPayload,
    description: 'Ends one session of another user. It is noted in the audit log. For administrators.',
    args: { id: t.arg.globalID({ required: true, for: Session, description: 'The session.' }) },
    errors: {
      types: [InvalidInputError, NotFoundError, ProofRequiredError],
      directResult: true,
      union: { name: 'EndUserSessionResult', description: 'Whose session has ended, or why none has.' },
    },
    resolve: async (_root, { id: { id } }, context) => {
      await requireProof(context.viewer, context);
      return { user: await endUserSession(context.viewer, Number(id)), id: Number(id) };
    },
  }),
);

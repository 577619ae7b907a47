import { endUserSessions } from '../domain/accounts/administrators.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import { InvalidInputError, NotFoundError, ProofRequiredError } from '../errors.ts';
import { payload } from './Account.ts';
import { builder } from './builder.ts';
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

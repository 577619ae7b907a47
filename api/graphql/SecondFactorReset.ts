import { requireProof } from '../domain/accounts/recentProof.ts';
import { resetSecondFactor } from '../domain/accounts/secondFactorChanges.ts';
import { InvalidInputError, NotFoundError, ProofRequiredError } from '../errors.ts';
import { payload } from './Account.ts';
import { builder } from './builder.ts';
import { User } from './User.ts';

const ResetSecondFactorPayload = payload('ResetSecondFactorPayload', 'A user without a second factor.');

builder.mutationField('resetSecondFactor', (t) =>
  t.withAuth({ admin: true }).field({
    type: ResetSecondFactorPayload,
    description:
      'Removes the second factor of a user who has lost it, and ends their sessions. It is noted in the audit log. For administrators.',
    args: { userId: t.arg.globalID({ required: true, for: User, description: 'The user.' }) },
    errors: {
      types: [InvalidInputError, NotFoundError, ProofRequiredError],
      directResult: true,
      union: { name: 'ResetSecondFactorResult', description: 'The user, or why nothing was removed.' },
    },
    resolve: async (_root, { userId }, context) => {
      await requireProof(context.viewer, context);
      return resetSecondFactor(context.viewer, Number(userId.id));
    },
  }),
);

import { enumName } from '../../common/enumName.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import {
  changeUsers,
  severalActs,
  type SeveralAct,
  type UserOutcome as Outcome,
} from '../domain/accounts/severalUsers.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { InvalidInputError, ProofRequiredError } from '../errors.ts';
import { builder } from './builder.ts';
import { User } from './User.ts';

const SeveralUsersAct = builder.enumType('SeveralUsersAct', {
  description: 'What an administrator can do to several users at once.',
  values: Object.fromEntries(
    Object.entries(severalActs).map(([value, description]) => [enumName(value), { value, description }]),
  ) as Record<string, { value: SeveralAct; description: string }>,
});

const UserOutcome = builder.objectRef<Outcome>('UserOutcome').implement({
  description: 'What became of one of several users.',
  fields: (t) => ({
    userId: t.globalID({ description: 'The id that was given.', resolve: ({ id }) => ({ type: 'User', id }) }),
    code: t.string({
      nullable: true,
      description: 'Why nothing was done, for programs; null if it was done.',
      resolve: ({ refusal }) => refusal?.code,
    }),
    message: t.string({
      nullable: true,
      description: 'Why nothing was done, for people; null if it was done.',
      resolve: ({ refusal }) => refusal?.message,
    }),
    user: t.prismaField({
      type: User,
      nullable: true,
      description: 'The user as they are now; null if there is none.',
      resolve: (_query, { user }) => user,
    }),
  }),
});

/** The number of ids in the mutation's argument has multiplied it already. */
const perUser = { field: 1, multiplier: 1 };

const ChangeUsersPayload = builder
  .objectRef<{ outcomes: Outcome[]; isDeleting: boolean }>('ChangeUsersPayload')
  .implement({
    description: 'What became of several users.',
    fields: (t) => ({
      outcomes: t.expose('outcomes', {
        complexity: perUser,
        type: [UserOutcome],
        description: 'What became of each, in their order.',
      }),
      deletedIds: t.idList({
        complexity: perUser,
        description: 'The ids of the accounts that were deleted.',
        resolve: ({ outcomes, isDeleting }) =>
          outcomes.filter(({ refusal }) => isDeleting && !refusal).map(({ id }) => encodeGlobalID('User', id)),
      }),
    }),
  });

builder.mutationField('changeUsers', (t) =>
  t.withAuth({ admin: true }).field({
    type: ChangeUsersPayload,
    description:
      'Does the same to several users. Each is noted in the audit log. Your own account stays as it is. For administrators.',
    args: {
      ids: t.arg.globalIDList({ required: true, for: User, description: 'The users, up to 1,000.' }),
      act: t.arg({ type: SeveralUsersAct, required: true, description: 'What to do.' }),
    },
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: { name: 'ChangeUsersResult', description: 'What became of each user, or why nothing was done.' },
    },
    resolve: async (_root, { ids, act }, context) => {
      await requireProof(context.viewer, context);
      const outcomes = await changeUsers(
        context.viewer,
        ids.map(({ id }) => Number(id)),
        act,
      );
      return { outcomes, isDeleting: act === 'delete' };
    },
  }),
);

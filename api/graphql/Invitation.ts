import { invitationForm } from '../../common/forms/accountForms.ts';
import {
  createInvitation,
  invitationsOn,
  revokeInvitation,
  type NewInvitation,
} from '../domain/accounts/invitations.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import { usersById } from '../domain/accounts/userList.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { InvalidInputError, NotFoundError, NotOfferedError, ProofRequiredError } from '../errors.ts';
import { isAdministrator } from '../viewer/context.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';
import { User } from './User.ts';

/** Loads everybody who has made an invitation of a page in one query. */
const accounts = batched(usersById);

const Invitation = builder.prismaNode('Invitation', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({ id: isAdministrator(context) ? Number(id) : 0 }),
  authScopes: { admin: true },
  fields: (t) => ({
    email: t.exposeString('email', { nullable: true }),
    isMailed: t.exposeBoolean('isMailed'),
    createdBy: t.field({
      type: User,
      nullable: true,
      description: 'The administrator who made it.',
      resolve: ({ userId }, _args, context) => accounts(context, userId),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('invitations', (t) =>
  t.withAuth({ admin: true }).connection(
    {
      type: Invitation,
      description:
        'Invitations that still work, newest first; 20 to a page by default, 100 at most. For administrators.',
      resolve: (_root, args) => connectionOf(args, byCreation, invitationsOn),
    },
    { name: 'InvitationsConnection', description: 'Invitations to this server.' },
    { name: 'InvitationsEdge', description: 'An invitation and its place in the list.' },
  ),
);

const CreateInvitationInput = builder
  .inputType('CreateInvitationInput', {
    description: 'Whom to invite.',
    fields: (t) => ({
      email: t.string({
        description:
          'The address that the new account must have; without it, the invitation is for whoever has the link.',
      }),
    }),
  })
  .validate(invitationForm);

const CreateInvitationPayload = builder.objectRef<NewInvitation>('CreateInvitationPayload').implement({
  description: 'An invitation that was just created.',
  fields: (t) => ({
    invitation: t.expose('invitation', { type: Invitation, description: 'The invitation.' }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'The link to pass on, which is shown only once; null if it is mailed to the address instead.',
    }),
  }),
});

const RevokeInvitationPayload = builder.objectRef<{ id: number }>('RevokeInvitationPayload').implement({
  description: 'An invitation that was just revoked.',
  fields: (t) => ({
    revokedId: t.globalID({
      description: 'The id that the invitation had.',
      resolve: ({ id }) => ({ type: 'Invitation', id }),
    }),
  }),
});

builder.mutationField('createInvitation', (t) =>
  t.withAuth({ admin: true }).field({
    type: CreateInvitationPayload,
    description:
      'Invites somebody to create an account within 7 days. The link is mailed if there is an address and this server sends mail. For administrators.',
    args: { input: t.arg({ type: CreateInvitationInput, required: true, description: 'Whom to invite.' }) },
    errors: {
      types: [InvalidInputError, NotOfferedError, ProofRequiredError],
      directResult: true,
      union: { name: 'CreateInvitationResult', description: 'The invitation, or why there is none.' },
    },
    resolve: async (_root, { input }, context) => {
      await requireProof(context.viewer, context);
      return createInvitation(context.viewer, input);
    },
  }),
);

builder.mutationField('revokeInvitation', (t) =>
  t.withAuth({ admin: true }).field({
    type: RevokeInvitationPayload,
    description: 'Revokes an invitation, immediately and permanently. For administrators.',
    args: { id: t.arg.globalID({ required: true, for: Invitation, description: 'The invitation.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RevokeInvitationResult', description: 'The id of the invitation, or why it was not revoked.' },
    },
    resolve: async (_root, { id }, { viewer }) => {
      await revokeInvitation(viewer, Number(id.id));
      return { id: Number(id.id) };
    },
  }),
);

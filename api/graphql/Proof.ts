import { proofForm } from '../../common/forms/accountForms.ts';
import { askPasskeyAgain, prove } from '../domain/accounts/recentProof.ts';
import { InvalidInputError } from '../errors.ts';
import { payload } from './Account.ts';
import { keepSignedIn } from './browserSession.ts';
import { builder } from './builder.ts';
import { factorOwner, partyIfAny, partyOf } from './factorOwner.ts';
import { PasskeyQuestion } from './Passkey.ts';

builder.mutationField('startPasskeyProof', (t) =>
  t.withAuth({ session: true }).field({
    type: PasskeyQuestion,
    description: 'Starts to show with a passkey that it is still the signed-in user.',
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'StartPasskeyProofResult', description: 'What the browser needs, or why there is nothing.' },
    },
    resolve: (_root, _args, context) => askPasskeyAgain(context.viewer, context.sessionToken!, partyOf(context)),
  }),
);

const ProveInput = builder
  .inputType('ProveInput', {
    description: 'One proof. Users with a second factor have to give a code or a passkey.',
    fields: (t) => ({
      password: t.string({ description: 'The account’s password.' }),
      code: t.string({ description: 'A code of the authenticator app, or a recovery code.' }),
      credential: t.string({ description: 'What the browser answered for a passkey, as JSON.' }),
    }),
  })
  .validate(proofForm);

const ProvePayload = payload('ProvePayload', 'A user who has shown again that it is them.');

builder.mutationField('prove', (t) =>
  t.field({
    type: ProvePayload,
    skipTypeScopes: true,
    authScopes: { factorOwner: true },
    description:
      'Shows again that it is the signed-in user. For ten minutes, they can then change how they sign in and make access tokens.',
    args: { input: t.arg({ type: ProveInput, required: true, description: 'The proof.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'ProveResult', description: 'The user, or why the proof does not count.' },
    },
    resolve: async (_root, { input: { password, code, credential } }, context) => {
      const proof = { password: password ?? undefined, code: code ?? undefined, credential: credential ?? undefined };
      const client = { ...context, sessionToken: context.sessionToken! };
      const user = factorOwner(context);
      keepSignedIn(context, await prove(user, proof, client, partyIfAny(context)));
      return user;
    },
  }),
);

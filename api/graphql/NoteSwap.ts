import { swapForm } from '../../common/forms/finderForms.ts';
import { noteSwap } from '../domain/recommendations/choices.ts';
import { InvalidInputError } from '../errors.ts';
import { builder } from './builder.ts';

const NoteSwapInput = builder
  .inputType('NoteSwapInput', {
    description: 'A recommended tool, and the one that somebody took instead.',
    fields: (t) => ({
      recommended: t.string({ required: true, description: 'The name of the recommended tool.' }),
      chosen: t.string({ required: true, description: 'The name of the tool in its place.' }),
    }),
  })
  .validate(swapForm);

const NoteSwapPayload = builder.objectRef<{ isNoted: true }>('NoteSwapPayload').implement({
  description: 'The end of it.',
  fields: (t) => ({ isNoted: t.exposeBoolean('isNoted', { description: 'Always true.' }) }),
});

builder.mutationField('noteSwap', (t) =>
  t.field({
    type: NoteSwapPayload,
    skipTypeScopes: true,
    description:
      'Counts that somebody took another tool instead of a recommended one, without their name. It needs no account. From five people on, it changes recommendations.',
    args: { input: t.arg({ type: NoteSwapInput, required: true, description: 'The two tools.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'NoteSwapResult', description: 'The end of it, or why the input was refused.' },
    },
    resolve: async (_root, { input: { recommended, chosen } }, { viewer, address }) => {
      await noteSwap({ userId: viewer?.id, address }, recommended, chosen);
      return { isNoted: true as const };
    },
  }),
);

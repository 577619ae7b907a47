import * as z from 'zod/mini';
import type { finderCardForm } from '../../../../../common/forms/finderForms.ts';
import { mainProjectTypes, trackedUseNames } from '../../../../../common/values.ts';
import { createDraft } from './draft.ts';

const shape = z.object({
  prompt: z.string(),
  budget: z.union([z.string(), z.number()]),
  category: z.enum(mainProjectTypes),
  tracked: z.nullish(z.enum(trackedUseNames)),
});

/** What is typed into the card. */
export const cardDraft = createDraft<z.input<typeof finderCardForm>>('finder', shape, {
  prompt: '',
  budget: 50,
  category: 'personal',
  tracked: null,
});

import * as z from 'zod/mini';
import { said } from '../said.ts';
import { adviceStateNames } from '../values.ts';
import type { Sentences } from './fields.ts';
import { formTexts } from './texts.ts';

/** What somebody decided about a piece of advice. */
export const adviceForm = z.object({
  state: z.enum(adviceStateNames, { error: said(formTexts.badAdviceState) }),
});

export const adviceFields = {
  state: 'What you decided: `done` counts it in what you saved, `snoozed` hides it for 30 days, `dismissed` hides it.',
} satisfies Sentences<typeof adviceForm>;

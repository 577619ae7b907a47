import * as z from 'zod/mini';
import { said } from '../said.ts';
import { categoryNames, labelKindNames } from '../values.ts';
import { paymentDay, type Sentences } from './fields.ts';
import { labelTexts } from './labelForms.ts';
import { formTexts } from './texts.ts';

/** What can be done to many subscriptions at once, as the API describes it. */
export const acts = {
  pause: 'They are paused from today on, until a day or for as long as nobody ends the pause.',
  resume: 'Their pauses end.',
  cancel: 'They were cancelled. They run until what was agreed or paid is over.',
  keep: 'They go on, although they were cancelled or have ended.',
  remove: 'They are taken out of every list and total.',
  'set-category': 'They get a built-in category, in the place of any other.',
  'add-labels': 'They get labels. One of a kind that they can have one of takes the place of another.',
  'take-labels': 'Labels are taken away from them, or all of a kind.',
} as const;

export type ActName = keyof typeof acts;

export const actNames = Object.keys(acts) as [ActName, ...ActName[]];

const badAct = /*i18n*/ { id: 'act.unknown', message: 'Please say what to do with them' };

const category = z.pipe(
  z.nullish(z.enum(categoryNames, { error: said(formTexts.badCategory) })),
  z.transform((value) => value ?? null),
);
const kind = z.pipe(
  z.nullish(z.enum(labelKindNames, { error: said(labelTexts.badKind) })),
  z.transform((value) => value ?? null),
);

/** What is done to many subscriptions at once. */
export const changesForm = z
  .object({ act: z.enum(actNames, { error: said(badAct) }), until: paymentDay, category, kind })
  .check(
    z.refine(({ act, category }) => act !== 'set-category' || category !== null, {
      error: said(formTexts.badCategory),
      path: ['category'],
    }),
  );

export const changesFields = {
  act: 'What is done to them.',
  until: 'The first day after the pause; leave it out if nobody knows.',
  category: 'The category that they get.',
  kind: 'The kind of which all labels are taken away.',
} satisfies Sentences<typeof changesForm>;

import * as z from 'zod/mini';
import { said } from '../said.ts';
import { labelColors, labelKindNames } from '../values.ts';
import { required, type Sentences } from './fields.ts';
import { formTexts } from './texts.ts';

export const labelTexts = {
  badKind: /*i18n*/ { id: 'label.badKind', message: 'The kind is one of category, tag, method and person' },
  badColor: /*i18n*/ {
    id: 'label.badColor',
    message: 'The colour is one of green, blue, yellow, red, gray, purple and pink',
  },
  onlyMethodsExpire: /*i18n*/ { id: 'label.onlyMethodsExpire', message: 'Only a payment method can expire' },
} as const;

export const longestLabel = 40;

const badDate = said(formTexts.badDate);

/** What is on a card is a month of these years; databases know no year 0. */
const expiresOn = z.pipe(
  z.nullish(
    z.union(
      [z.literal(''), z.iso.date(badDate).check(z.refine((day) => day >= '1900' && day < '2200', { error: badDate }))],
      badDate,
    ),
  ),
  z.transform((day) => day || null),
);

const color = z.enum(labelColors, { error: said(labelTexts.badColor) });

/** A label to make. */
export const labelForm = z
  .object({
    kind: z.enum(labelKindNames, { error: said(labelTexts.badKind) }),
    name: required(longestLabel, 'name'),
    color: z._default(color, 'gray'),
    expiresOn,
  })
  .check(
    z.refine(({ kind, expiresOn }) => kind === 'method' || expiresOn === null, {
      error: said(labelTexts.onlyMethodsExpire),
      path: ['expiresOn'],
    }),
  );

/** Changes to a label: missing fields stay as they are. */
export const labelChangesForm = z.object({
  name: z.exactOptional(required(longestLabel, 'name')),
  color: z.exactOptional(color),
  expiresOn: z.exactOptional(expiresOn),
});

export const labelFields = {
  kind: 'What kind of label it is.',
  name: 'What its owner calls it, 1 to 40 characters; once among their labels of a kind, whatever its case.',
  color: 'Its colour; gray by default.',
  expiresOn: 'The last day on which a payment method can be used; only payment methods have one.',
} satisfies Sentences<typeof labelForm>;

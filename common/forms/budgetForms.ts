import * as z from 'zod/mini';
import { largestAmountCents } from '../billing/cycle.ts';
import { said } from '../said.ts';
import { categoryNames } from '../values.ts';

export const budgetTexts = {
  badAmount: /*i18n*/ {
    id: 'budget.badAmount',
    message: 'Please enter a budget above 0 and up to {maximum, number} cents',
  },
  badCategory: /*i18n*/ {
    id: 'budget.badCategory',
    message: 'The category must be work, personal, entertainment, side-quest or other',
  },
  badLabel: /*i18n*/ { id: 'budget.badLabel', message: 'A budget is for all, for a category or for an own category' },
} as const;

const badAmount = said(budgetTexts.badAmount, { maximum: largestAmountCents });
const badLabel = said(budgetTexts.badLabel);

const about = {
  category: z._default(z.nullable(z.enum(categoryNames, { error: said(budgetTexts.badCategory) })), null),
  labelId: z._default(
    z.nullable(z.int({ error: badLabel }).check(z.minimum(1, badLabel), z.maximum(2_147_483_647, badLabel))),
    null,
  ),
};

/** What a budget is for: a built-in category, an own one, or all. */
export type BudgetSubject = { category: (typeof categoryNames)[number] | null; labelId: number | null };

/** A budget, a month. */
export const budgetForm = z
  .object({
    ...about,
    amountCents: z.int({ error: badAmount }).check(z.minimum(1, badAmount), z.maximum(largestAmountCents, badAmount)),
  })
  .check(
    z.refine(({ category, labelId }) => category === null || labelId === null, { error: badLabel, path: ['labelId'] }),
  );

export const budgetFields = {
  category: 'The built-in category that it is for; null if it is for an own category, or for all.',
  labelId: 'The own category that it is for; null if it is for a built-in category, or for all.',
  amountCents: 'What to pay a month at most, in whole hundredths of the display currency; above 0.',
};

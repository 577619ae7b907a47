import { budgetTexts, type BudgetSubject } from '../../../common/forms/budgetForms.ts';
import { said } from '../../../common/said.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issueOfForm, NotFoundError } from '../../errors.ts';
import type { Budget, Label, User } from '../../generated/prisma/client.ts';

/** A budget, and the label that is the own category which it is for. */
export type BudgetWithLabel = Budget & { label: Label | null };

/** The budgets of a user: for all, for built-in categories, for own ones by name. */
export const budgetsOf = (userId: number): Promise<BudgetWithLabel[]> =>
  db.$queryRaw<BudgetWithLabel[]>`
    SELECT budgets.*, to_jsonb(labels) AS label FROM budgets LEFT JOIN labels ON labels.id = "labelId"
    WHERE budgets."userId" = ${userId} ORDER BY labels.name NULLS FIRST, coalesce("category", '')`;

/**
 * Sets what a user wants to pay a month at most, in their display currency. It replaces the budget for the same.
 *
 * @throws InvalidInputError when it is for two categories
 * @throws NotFoundError when the user has no such category of their own
 */
export async function setBudget(
  { id: userId, currency }: Pick<User, 'id' | 'currency'>,
  { category, labelId, amountCents }: BudgetSubject & { amountCents: number },
): Promise<void> {
  if (category !== null && labelId !== null)
    throw new InvalidInputError(issueOfForm('labelId', said(budgetTexts.badLabel)));
  const set = await db.$executeRaw`
    INSERT INTO budgets ("userId", "category", "labelId", "labelKind", "amountCents", "currency")
    SELECT ${userId}::integer, ${category}::text, ${labelId}::integer,
      CASE WHEN ${labelId}::integer IS NULL THEN NULL ELSE 'category' END, ${amountCents}::bigint, ${currency}::text
    WHERE ${labelId}::integer IS NULL
      OR EXISTS (SELECT FROM labels WHERE id = ${labelId}::integer AND "userId" = ${userId}::integer AND kind = 'category')
    ON CONFLICT ("userId", coalesce("category", ''), coalesce("labelId", 0))
    DO UPDATE SET "amountCents" = excluded."amountCents", "currency" = excluded."currency"`;
  if (set === 0) throw new NotFoundError('label.unknown');
}

/**
 * Removes a budget of a user.
 *
 * @throws NotFoundError when they have no budget for that
 */
export async function removeBudget(userId: number, { category, labelId }: BudgetSubject): Promise<void> {
  const { count } = await db.budget.deleteMany({ where: { userId, category, labelId } });
  if (count === 0) throw new NotFoundError('budget.unknown');
}

import { budgetFields, budgetForm } from '../../common/forms/budgetForms.ts';
import type { Category as CategoryName } from '../../common/values.ts';
import { budgetsOf, removeBudget, setBudget } from '../domain/statistics/budgets.ts';
import { budgetStatesOf, type BudgetState } from '../domain/statistics/budgetStates.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { Label } from './Label.ts';
import { authScopes, complexity, LeftOut, leftOut } from './Outlook.ts';
import { portfolioFor } from './portfolio.ts';
import { ratesFor } from './rates.ts';
import { todayOf } from './today.ts';
import { Category } from './TrackedSubscription.ts';
import { User } from './User.ts';

const Budget = builder.objectRef<BudgetState>('Budget').implement({
  description:
    'What a user wants to pay a month at most: for all, or for a category. Sums are in whole hundredths of its currency.',
  fields: (t) => ({
    category: t.field({
      type: Category,
      nullable: true,
      description: budgetFields.category,
      resolve: ({ budget }) => budget.category as CategoryName | null,
    }),
    label: t.field({
      type: Label,
      nullable: true,
      description: budgetFields.labelId,
      resolve: ({ budget }) => budget.label,
    }),
    amountCents: t.float({ description: 'The budget.', resolve: ({ budget }) => Number(budget.amountCents) }),
    currency: t.expose('currency', { type: Currency, description: 'The display currency when it was set.' }),
    paidCents: t.float({
      description: 'What was paid this month, by the days on which it was due.',
      resolve: ({ paidCents }) => paidCents,
    }),
    toComeCents: t.float({
      description: 'What is still to be paid this month.',
      resolve: ({ toComeCents }) => toComeCents,
    }),
    breaksOn: t.expose('breaksOn', {
      type: 'Date',
      nullable: true,
      description:
        'The first day in this month and the twelve after it on which the payments of the month are more than the budget; null if there is none.',
    }),
    breakCents: t.float({
      nullable: true,
      description: 'What that month comes to; null without one.',
      resolve: ({ breakCents }) => breakCents,
    }),
    leftOut: t.expose('leftOut', { ...leftOut, type: [LeftOut] }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  budgets: t.field({
    type: [Budget],
    authScopes,
    complexity: { field: complexity, multiplier: 5 },
    description: 'Their budgets: for all, for built-in categories, for own ones. Only the user can see them.',
    resolve: async (user, _args, context) => {
      const today = todayOf(user);
      const [budgets, portfolio, rates] = await Promise.all([
        budgetsOf(user.id),
        portfolioFor(user, context)(`${today.slice(0, 7)}-01`),
        ratesFor(context)(),
      ]);
      return budgetStatesOf(budgets, portfolio, today, rates);
    },
  }),
}));

const SetBudgetInput = builder
  .inputType('SetBudgetInput', {
    description: 'A budget for all, or for a built-in category.',
    fields: (t) => ({
      category: t.field({ type: Category, description: 'The built-in category; null for all.' }),
      amountCents: t.float({ required: true, description: budgetFields.amountCents }),
    }),
  })
  .validate(budgetForm);

const payload = (name: string, description: string) =>
  builder.objectRef<UserRow>(name).implement({
    description,
    fields: (t) => ({
      user: t.field({ type: User, description: 'The user, with all of their budgets.', resolve: (user) => user }),
    }),
  });

const SetBudgetPayload = payload('SetBudgetPayload', 'A budget that was just set.');
const RemoveBudgetPayload = payload('RemoveBudgetPayload', 'A budget that was just removed.');

builder.mutationFields((mutations) => {
  const t = mutations.withAuth({ scope: 'subscriptions-write' });
  const labelId = mutations.arg.globalID({ for: Label, description: 'The own category that it is for instead.' });
  return {
    setBudget: t.field({
      skipTypeScopes: true,
      type: SetBudgetPayload,
      description:
        'Sets what the signed-in user wants to pay a month at most, in their display currency. It replaces the budget for the same.',
      args: { input: t.arg({ type: SetBudgetInput, required: true, description: 'The budget.' }), labelId },
      errors: {
        types: [InvalidInputError, NotFoundError],
        directResult: true,
        union: { name: 'SetBudgetResult', description: 'The user, or why nothing changed.' },
      },
      resolve: async (_root, { input, labelId }, { viewer }) => {
        await setBudget(viewer, { ...input, labelId: labelId ? Number(labelId.id) : null });
        return viewer;
      },
    }),
    removeBudget: t.field({
      skipTypeScopes: true,
      type: RemoveBudgetPayload,
      description: 'Removes a budget of the signed-in user.',
      args: {
        category: t.arg({ type: Category, description: 'The built-in category that it is for; null for all.' }),
        labelId,
      },
      errors: {
        types: [NotFoundError],
        directResult: true,
        union: { name: 'RemoveBudgetResult', description: 'The user without the budget, or why nothing changed.' },
      },
      resolve: async (_root, { category = null, labelId }, { viewer }) => {
        await removeBudget(viewer.id, { category, labelId: labelId ? Number(labelId.id) : null });
        return viewer;
      },
    }),
  };
});

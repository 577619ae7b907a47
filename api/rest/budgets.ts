import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { enumName, enumValue } from '../../common/enumName.ts';
import { budgetFields, budgetForm, budgetTexts, type BudgetSubject } from '../../common/forms/budgetForms.ts';
import { categoryNames } from '../../common/values.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestBudgetFragment } from '../generated/operations/graphql.ts';
import { say } from '../say.ts';
import { component, described } from './describing/described.ts';
import { bodyOf as bodyOfLabel, labelAnswer } from './labelAnswer.ts';
import { route } from './describing/route.ts';
import { globalId } from './rowId.ts';
import { RestError, run } from './run.ts';

const list = graphql(`
  query RestListBudgets {
    result: viewer {
      budgets {
        ...RestBudget
      }
    }
  }

  fragment RestBudget on Budget {
    category
    label {
      ...RestLabel
    }
    amountCents
    currency
    paidCents
    toComeCents
    breaksOn
    breakCents
  }
`);

const set = graphql(`
  mutation RestSetBudget($input: SetBudgetInput!, $labelId: ID) {
    result: setBudget(input: $input, labelId: $labelId) {
      __typename
      ... on SetBudgetPayload {
        user {
          budgets {
            ...RestBudget
          }
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const remove = graphql(`
  mutation RestRemoveBudget($category: Category, $labelId: ID) {
    result: removeBudget(category: $category, labelId: $labelId) {
      __typename
      ... on RemoveBudgetPayload {
        user {
          budgets {
            ...RestBudget
          }
        }
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const cents = (description: string, example: number) => described(z.int(), description, example);

export const budgetAnswer = component('Budget', 'What a user wants to pay a month at most.', {
  category: described(z.nullable(z.enum(categoryNames)), budgetFields.category, 'work'),
  label: described(z.nullable(labelAnswer), 'The own category that it is for, if it is for one.', null),
  amountCents: cents('The budget, in hundredths of its currency.', 5_000),
  currency: described(z.enum(currencyCodes), 'The display currency when it was set, which all sums are in.', 'USD'),
  paidCents: cents('What was paid this month.', 2_000),
  toComeCents: cents('What is still to be paid this month.', 1_500),
  breaksOn: described(
    z.nullable(z.iso.date()),
    'The first day in this month and the twelve after it on which the payments of the month are more than the budget.',
    '2027-01-31',
  ),
  breakCents: described(z.nullable(z.int()), 'What that month comes to.', 6_200),
});

export const bodyOf = ({ category, label, breaksOn, breakCents, ...budget }: RestBudgetFragment) => ({
  ...budget,
  category: category ? enumValue(category) : null,
  label: label ? bodyOfLabel(label) : null,
  breaksOn: breaksOn ?? null,
  breakCents: breakCents ?? null,
});

const all = described(z.array(budgetAnswer), 'All budgets: for all, for built-in categories, for own ones.');

/** What a query is about; for all without anything. */
function subjectIn(query: URLSearchParams): BudgetSubject {
  const about = {
    category: query.get('category'),
    labelId: query.has('labelId') ? Number(query.get('labelId')) : null,
  };
  const read = budgetForm.safeParse({ ...about, amountCents: 1 });
  if (!read.success) throw new RestError(400, say(budgetTexts.badLabel.id));
  return read.data;
}

const variablesOf = ({ category, labelId }: BudgetSubject) => ({
  category: category && enumName(category),
  labelId: labelId === null ? null : globalId('Label', labelId),
});

export const budgets = [
  route({
    method: 'GET',
    path: '/api/budgets',
    operation: 'listBudgets',
    tag: 'Subscriptions',
    summary: 'Your budgets, and when the forecast breaks them',
    access: 'user',
    answers: all,
    async answer({ context }) {
      const viewer = await run(list, {}, context);
      if (!viewer) throw new RestError(401, say('viewer.missing'));
      return { body: viewer.budgets.map(bodyOf) };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/budgets',
    operation: 'setBudget',
    tag: 'Subscriptions',
    summary: 'Set a budget',
    notes: 'It is a month’s, in your display currency, and replaces the budget for the same.',
    access: 'user',
    form: budgetForm,
    fields: budgetFields,
    example: { category: 'work', labelId: null, amountCents: 5_000 },
    answers: all,
    refusals: { 404: ['You have no such category of your own.', say('label.unknown')] },
    async answer({ form: { amountCents, ...subject }, context }) {
      const { category, labelId } = variablesOf(subject);
      const { user } = await run(set, { input: { category, amountCents }, labelId }, context);
      return { body: user.budgets.map(bodyOf) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/budgets',
    operation: 'removeBudget',
    tag: 'Subscriptions',
    summary: 'Remove a budget',
    notes: 'Without a query it is the one for all.',
    access: 'user',
    query: {
      category: ['The built-in category that it is for.', 'work'],
      labelId: ['The id of the own category that it is for.', '6'],
    },
    answers: all,
    refusals: {
      400: ['The query is about no category, or about two.', say(budgetTexts.badLabel.id)],
      404: ['You have no budget for that.', say('budget.unknown')],
    },
    async answer({ query, context }) {
      const { user } = await run(remove, variablesOf(subjectIn(query)), context);
      return { body: user.budgets.map(bodyOf) };
    },
  }),
];

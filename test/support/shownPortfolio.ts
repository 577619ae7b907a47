/** Somebody for whom no difference and no sum that the page makes is zero. */
import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';

type Ask = <Data>(context: BrowserContext, query: string, variables?: object) => Promise<Data>;

interface Change {
  result: { __typename: string; made?: { id: string } };
}

interface Budget {
  category: string | null;
  paidCents: number;
  toComeCents: number;
}

const inDays = (days: number) => daysLater(todayIn('UTC'), days);

/** What is tracked, by name; the later prices are by the day on which they begin. */
const tracked: Record<string, { input: object; prices?: Record<number, number> }> = {
  // Its rhythm changes, too.
  Photos: {
    input: { price: '$20/month', startsOn: inDays(-500), category: 'WORK' },
    prices: { [-250]: 2_450, [-20]: 2_999 },
  },
  Choir: { input: { price: '€60.60/year', startsOn: inDays(-400), category: 'PERSONAL' }, prices: { [-36]: 7_215 } },
  // It is renewed by hand, and overdue.
  News: { input: { price: '£2.75/week', startsOn: inDays(-350), autoRenews: false }, prices: { [-10]: 310 } },
  // Both are new since a month ago.
  Music: { input: { price: '€11.99/month', startsOn: inDays(-10), category: 'ENTERTAINMENT' } },
  Manga: { input: { price: '¥980 every 2 weeks', startsOn: inDays(-3), category: 'ENTERTAINMENT' } },
  Domain: { input: { price: '$120/year', startsOn: inDays(0), category: 'WORK' } },
};

/** Two stacks of tools that cost something else than planned: more than their budget, and less. */
const stacks = [
  { name: 'Dear', budget: 20, tools: { Photos: '$16.40/month', Music: '$9/month' } },
  { name: 'Cheap', budget: 60, tools: { Domain: '$245.50/year', News: '$30/month' } },
];

/** Gives the profile's user all this, and returns the global ids by name. */
export async function makeShownPortfolio(context: BrowserContext, ask: Ask): Promise<Record<string, string>> {
  /** Makes a change that must succeed, and returns the global id of what `made` selects. */
  const change = async (types: string, call: string, variables: object, made = ''): Promise<string> => {
    const query = `mutation (${types}) { result: ${call} { __typename ${made} } }`;
    const { result } = await ask<Change>(context, query, variables);
    expect(result).toEqual({ ...result, __typename: expect.stringMatching(/Payload$/) });
    return result.made?.id ?? '';
  };
  const addPrice = (id: string, input: object) =>
    change('$id: ID!, $input: NewPriceInput!', 'addSubscriptionPrice(id: $id, input: $input)', { id, input });

  await change('$currency: Currency!', 'setCurrency(currency: $currency)', { currency: 'EUR' });
  const ids: Record<string, string> = {};
  for (const [name, { input, prices = {} }] of Object.entries(tracked)) {
    const types = '$input: TrackSubscriptionInput!';
    const made = '... on TrackSubscriptionPayload { made: subscription { id } }';
    const id = await change(types, 'trackSubscription(input: $input)', { input: { name, ...input } }, made);
    ids[name] = id;
    for (const [days, amountCents] of Object.entries(prices))
      await addPrice(id, { from: inDays(Number(days)), amountCents });
  }
  await change('$id: ID!, $input: UpdateSubscriptionInput!', 'updateSubscription(id: $id, input: $input)', {
    id: ids['Photos'],
    input: { price: '$26.49 every 4 weeks', startsOn: inDays(0) },
  });
  await addPrice(ids['Photos']!, { from: inDays(5), amountCents: 2_751 });

  const { node } = await ask<{ node: { payments: { edges: { node: { dueOn: string } }[] } } }>(
    context,
    'query ($id: ID!) { node(id: $id) { ... on TrackedSubscription { payments(first: 9) { edges { node { dueOn } } } } } }',
    { id: ids['Photos'] },
  );
  const [skipped, refunded, abroad] = node.payments.edges.map((edge) => edge.node.dueOn).slice(3);
  const record = (name: string, input: object) =>
    change('$id: ID!, $input: RecordPaymentInput!', 'recordPayment(id: $id, input: $input)', { id: ids[name], input });
  await record('Photos', { dueOn: skipped, state: 'SKIPPED' });
  await record('Photos', { dueOn: refunded, state: 'REFUNDED' });
  await record('Photos', { dueOn: abroad, amountCents: 4_310, currency: 'GBP' });
  await record('Domain', { dueOn: inDays(0), amountCents: 11_050 });

  const setBudget = (category: string | null, amountCents: number) =>
    change('$input: SetBudgetInput!', 'setBudget(input: $input)', { input: { category, amountCents } });
  for (const category of [null, 'WORK']) await setBudget(category, 1);
  const budgets = '{ viewer { budgets { category paidCents toComeCents } } }';
  const { viewer } = await ask<{ viewer: { budgets: Budget[] } }>(context, budgets);
  // For work it is just enough, for all it is a cent too small.
  for (const { category, paidCents, toComeCents } of viewer.budgets)
    await setBudget(category, paidCents + toComeCents - (category ? 0 : 1));

  for (const { name, budget, tools } of stacks) {
    const types = '$input: CreateStackInput!';
    const made = '... on CreateStackPayload { made: stack { id } }';
    const input = { name, budget, projectType: 'WORK' };
    ids[name] = await change(types, 'createStack(input: $input)', { input }, made);
    const saved = Object.entries(tools).map(([tool, price]) => ({ name: tool, price }));
    const save = 'saveTools(stackId: $id, input: { recommendations: $saved })';
    await change('$id: ID!, $saved: [SavedToolInput!]!', save, { id: ids[name], saved });
  }
  return ids;
}

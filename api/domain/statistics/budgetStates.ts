import { addCosts, note, type Cost } from '../../../common/billing/costs.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { costOf, occurrencesOf } from '../../../common/billing/occurrences.ts';
import { dueOn, type Day } from '../../../common/billing/schedule.ts';
import { added, leftOutOf, totalOf, type Adder, type LeftOut } from '../outlook/adding.ts';
import type { TrackedRow } from '../subscriptions/tracked.ts';
import type { BudgetWithLabel } from './budgets.ts';
import { categoryKeyOf, type CategoryKey, type Portfolio } from './portfolio.ts';

/** A budget, and how this month and the next twelve compare with it. Sums are in hundredths of the budget's currency. */
export interface BudgetState {
  budget: BudgetWithLabel;
  currency: Currency;
  /** What was paid this month, by the days on which it was due. */
  paidCents: number;
  /** What is still to be paid this month, and what is overdue in it. */
  toComeCents: number;
  /** The first day on which the payments of its month are more than the budget; null if there is none. */
  breaksOn: Day | null;
  /** What that month comes to; null without one. */
  breakCents: number | null;
  leftOut: LeftOut[];
}

const monthsAhead = 12;

/** How budgets fare: in this month, and in the twelve after it. */
export function budgetStatesOf(
  budgets: readonly BudgetWithLabel[],
  portfolio: Portfolio,
  today: Day,
  rates: Adder['rates'],
): BudgetState[] {
  if (budgets.length === 0) return [];
  const first = `${today.slice(0, 7)}-01`;
  const edges = Array.from({ length: monthsAhead + 2 }, (_, index) =>
    dueOn({ startsOn: first, cycleCount: 1, cycleUnit: 'month' }, index),
  );
  const byCategory = Map.groupBy(portfolio.subscriptions, (each) => categoryKeyOf(portfolio, each));
  const costs = new Map<CategoryKey, Cost[]>();
  for (const [key, some] of byCategory) {
    const own = edges.slice(1).map((): Cost => new Map());
    for (const each of some) addCosts(each, edges, own);
    costs.set(key, own);
  }
  return budgets.map((budget) => {
    const currency = budget.currency as Currency;
    const adder = { currency, rates };
    const key = budget.labelId ?? budget.category;
    const keys = key === null ? [...costs.keys()] : costs.has(key) ? [key] : [];
    const rows = keys.flatMap((own) => byCategory.get(own)!);
    const months = edges.slice(1).map((_, place) => together(keys.map((own) => costs.get(own)![place]!)));
    const broken = months.findIndex((cost) => totalOf(cost, adder) > Number(budget.amountCents));
    const now = listed(rows, edges[0]!, edges[1]!, today);
    const isPaid = ({ state }: (typeof now)[number]) => state === 'paid';
    return {
      budget,
      currency,
      paidCents: totalOf(added(now.filter(isPaid)), adder),
      toComeCents: totalOf(added(now.filter((own) => !isPaid(own))), adder),
      breaksOn:
        broken < 0
          ? null
          : dayOver(listed(rows, edges[broken]!, edges[broken + 1]!, today), Number(budget.amountCents), adder),
      breakCents: broken < 0 ? null : totalOf(months[broken]!, adder),
      leftOut: leftOutOf(together(months), adder),
    };
  });
}

/** The payments of some subscriptions in a month, the earliest first. */
const listed = (rows: readonly TrackedRow[], from: Day, before: Day, today: Day) =>
  rows
    .flatMap((each) => occurrencesOf(each, { from, before, today }))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)));

/** The day on which payments, added up in their order, are more than an amount. */
function dayOver(payments: ReturnType<typeof listed>, amountCents: number, adder: Adder): Day | null {
  const cost: Cost = new Map();
  for (const [day, some] of Map.groupBy(payments, ({ dueOn }) => dueOn)) {
    for (const payment of some) note(cost, payment.currency, { count: 1, cents: costOf(payment) });
    if (totalOf(cost, adder) > amountCents) return day;
  }
  return null;
}

function together(costs: readonly Cost[]): Cost {
  const all: Cost = new Map();
  for (const cost of costs) for (const [currency, sum] of cost) note(all, currency, sum);
  return all;
}

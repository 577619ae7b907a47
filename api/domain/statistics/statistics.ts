import type { Cost } from '../../../common/billing/costs.ts';
import type { DatedRates } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { monthsBetween } from '../../../common/billing/monthSums.ts';
import { daysLater, type Day } from '../../../common/billing/schedule.ts';
import { categoryNames, type Category } from '../../../common/values.ts';
import type { Label } from '../../generated/prisma/client.ts';
import { adderFor, leftOutOf, totalOf, type Adder, type LeftOut, type Owner } from '../outlook/adding.ts';
import { currentRates } from '../subscriptions/rates.ts';
import { addUp } from './addUp.ts';
import { noDifferences, type Differences } from './differences.ts';
import { costOfMonths, newGroup, type Group } from './group.ts';
import { categoryKeyOf, portfolioOf, type CategoryKey, type Portfolio } from './portfolio.ts';
import { pricesOf, yearBefore, type PriceComparison } from './priceComparison.ts';

/** What some payments come to, in hundredths of the display currency, rounded once. */
export interface Figures {
  paidCents: number;
  /** What the prices of those days say. */
  expectedCents: number;
  /** How many were paid. */
  payments: number;
}

export interface Statistics extends Figures {
  from: Day;
  to: Day;
  currency: Currency;
  /** Each as 2026-12. */
  months: ({ period: string } & Figures)[];
  /** Each as 2026. */
  years: ({ period: string } & Figures)[];
  /** Those with payments: the built-in ones, then own ones by name. Each subscription is in one. */
  categories: CategoryFigures[];
  /** Tags, payment methods and people with payments, by kind and name. A subscription can have several tags, or none. */
  labels: ({ label: Label } & Figures)[];
  currencies: OwnCurrency[];
  /** In hundredths of the display currency. */
  differences: Record<keyof Differences, number>;
  leftOut: LeftOut[];
  /** The exchange rates; null when nothing was converted. */
  rates: Pick<DatedRates, 'date' | 'source'> | null;
  prices: PriceComparison;
}

/** What was paid in a built-in category, or in an own one. */
export interface CategoryFigures extends Figures {
  category: Category | null;
  label: Label | null;
  /** What was paid each month. */
  monthCents: number[];
}

/** What was paid in a currency. */
export interface OwnCurrency {
  own: Currency;
  /** In hundredths of that currency. */
  ownCents: number;
  /** In hundredths of the display currency; null without a rate. */
  paidCents: number | null;
  payments: number;
}

const always = () => true;

/**
 * What a user paid between two days, both included, by the days on which it was due; and what the prices of those days say.
 *
 * @param askRates asks for the newest rates
 * @param askPortfolio asks for what the user tracks, with what was recorded since some day
 */
export async function statisticsOf(
  user: Owner,
  today: Day,
  from: Day,
  to: Day,
  askRates = currentRates,
  askPortfolio = (since: Day): Promise<Portfolio> => portfolioOf(user, since),
): Promise<Statistics> {
  const [portfolio, adder] = await Promise.all([askPortfolio(from), adderFor(user, askRates)]);
  const { subscriptions, labels } = portfolio;
  const months = monthsBetween(from, daysLater(to, 1));
  const byCategory = new Map<CategoryKey, Group>();
  const byLabel = new Map<CategoryKey, Group>();
  const all = noDifferences();
  const labelsOf = new Map<number, number[]>();
  for (const { id, kind, subscriptionIds } of labels)
    if (kind !== 'category') for (const own of subscriptionIds) labelsOf.set(own, [...(labelsOf.get(own) ?? []), id]);
  for (const each of subscriptions) {
    const groups = [
      groupIn(byCategory, categoryKeyOf(portfolio, each)),
      ...(labelsOf.get(each.row.id) ?? []).map((id) => groupIn(byLabel, id)),
    ];
    addUp(each, months, today, groups, all);
  }

  const groups = [...byCategory.values()];
  const figuresOf = (some: readonly Group[], isIn: (place: number) => boolean = always) =>
    figures(
      costOfMonths(
        some.map(({ paid }) => paid),
        isIn,
      ),
      costOfMonths(
        some.map(({ expected }) => expected),
        isIn,
      ),
      adder,
    );
  const paid = costOfMonths(
    groups.map(({ paid }) => paid),
    always,
  );
  const years = [...new Set(months.names.map((name) => name.slice(0, 4)))];
  const inRange = [...paid, ...all.toCome, ...all.overdue];
  return {
    from,
    to,
    currency: adder.currency,
    ...figuresOf(groups),
    months: months.names.map((period, place) => ({ period, ...figuresOf(groups, (own) => own === place) })),
    years: years.map((period) => ({
      period,
      ...figuresOf(groups, (place) => months.names[place]!.startsWith(period)),
    })),
    categories: [
      ...categoryNames.map((category) => ({ category, label: null, group: byCategory.get(category) })),
      ...labels.map((label) => ({ category: null, label, group: byCategory.get(label.id) })),
    ].flatMap(({ group, ...category }): CategoryFigures[] => {
      if (!hasPayments(group)) return [];
      const monthCents = months.names.map((_, place) =>
        totalOf(
          costOfMonths([group.paid], (own) => own === place),
          adder,
        ),
      );
      return [{ ...category, monthCents, ...figuresOf([group]) }];
    }),
    labels: labels.flatMap((label) => {
      const group = byLabel.get(label.id);
      return hasPayments(group) ? [{ label, ...figuresOf([group]) }] : [];
    }),
    currencies: currenciesOf(paid, adder),
    differences: {
      toCome: totalOf(all.toCome, adder),
      overdue: totalOf(all.overdue, adder),
      skipped: totalOf(all.skipped, adder),
      refunded: totalOf(all.refunded, adder),
      otherAmounts: totalOf(all.otherAmounts, adder),
    },
    leftOut: leftOutOf(together([paid, all.toCome, all.overdue]), adder),
    rates: inRange.some(([currency]) => currency !== adder.currency)
      ? { date: adder.rates.date, source: adder.rates.source }
      : null,
    prices: pricesOf(subscriptions, yearBefore(today), today, adder),
  };
}

function groupIn(groups: Map<CategoryKey, Group>, key: CategoryKey): Group {
  const known = groups.get(key);
  if (known) return known;
  const group = newGroup();
  groups.set(key, group);
  return group;
}

const hasPayments = (group: Group | undefined): group is Group =>
  group !== undefined && group.paid.size + group.expected.size > 0;

const figures = (paid: Cost, expected: Cost, adder: Adder): Figures => ({
  paidCents: totalOf(paid, adder),
  expectedCents: totalOf(expected, adder),
  payments: [...paid.values()].reduce((sum, { count }) => sum + count, 0),
});

const currenciesOf = (paid: Cost, adder: Adder): OwnCurrency[] =>
  Array.from(paid, ([own, { count, cents }]) => {
    const alone: Cost = new Map([[own, { count, cents }]]);
    const isKnown = leftOutOf(alone, adder).length === 0;
    return { own, ownCents: cents, paidCents: isKnown ? totalOf(alone, adder) : null, payments: count };
  })
    .filter(({ payments }) => payments > 0)
    .toSorted((a, b) => (b.paidCents ?? -1) - (a.paidCents ?? -1));

function together(costs: readonly Cost[]): Cost {
  const all: Cost = new Map();
  for (const cost of costs)
    for (const [currency, { count, cents }] of cost) {
      const known = all.get(currency);
      all.set(currency, { count: (known?.count ?? 0) + count, cents: (known?.cents ?? 0) + cents });
    }
  return all;
}

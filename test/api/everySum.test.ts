/** Every sum that a screen shows, recomputed from the stored prices and payments: no cent may be unexplained. */
import '../support/db.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import type { Currency } from '../../common/billing/currencies.ts';
import { dueOn, type Day } from '../../common/billing/schedule.ts';
import { enumName, enumValue } from '../../common/enumName.ts';
import { categoryNames } from '../../common/values.ts';
import { send } from '../support/api.ts';
import {
  today,
  inDays,
  walk,
  isBetween,
  monthAgo,
  paidSoFar,
  lineOf,
  linesOf,
  risesOf,
  monthsOf,
  yearsOf,
  yearsAheadOf,
  atPrice,
  pricesOf,
  setBudgets,
  budgetOf,
} from '../support/expectedSums.ts';
import { anyPortfolio } from '../support/anyPortfolio.ts';
import {
  adviceOfServices,
  anyService,
  savedBy,
  servicesOfEveryKind,
  withServices,
  yearly,
} from '../support/advisedPeople.ts';
import { assumedSums, budgetSums, ledgerSums, outlookSums, stackSums, subscriptionSums } from '../support/everySum.ts';
import { exactly, nearest, product, shownIn, sumIn, type Exact } from '../support/exactly.ts';
import { anyCurrency, withPortfolio } from '../support/portfolios.ts';
import { anyPrice } from '../support/prices.ts';
import { statistics } from '../support/statistics.ts';
import type { Walked } from '../support/walkedPayments.ts';

beforeAll(seedRates);

const anyDecision = fc.record({
  state: fc.constantFrom('done', 'done', 'snoozed', 'dismissed'),
  daysAgo: fc.nat(500),
  savingCents: fc.nat(200_000),
  currency: anyCurrency,
});

describe('every sum is that of the stored prices and payments, in any portfolio:', () => {
  it('on the dashboard and on the page of a subscription', async () => {
    await fc.assert(
      fc.asyncProperty(anyPortfolio, anyCurrency, async (subscriptions, currency) => {
        const viewer = await withPortfolio(subscriptions, currency);
        const [from, to] = [inDays(-400), inDays(400)];
        const { data, errors } = await send(subscriptionSums, { from, to }, viewer);
        expect(errors).toBeUndefined();
        const { spending, subscriptions: list } = data!.viewer!;
        const { all, rates, sum } = await walk(viewer, currency);
        const active = all.filter((each) => each.isActiveOn(today));
        const monthly = (some: readonly Walked[], share = 1, day = today) =>
          sum(some.map((each) => ({ currency: each.currency, cents: product(each.monthOn(day), exactly(1, share)) })));
        const before = all.filter((each) => each.hasBegunBy(monthAgo) && each.isActiveOn(monthAgo));
        expect(spending).toEqual({
          monthlyCents: monthly(active),
          // There is nothing to compare with before anything was added.
          monthAgoCents: all.every(({ addedOn }) => addedOn > monthAgo) ? null : monthly(before, 1, monthAgo),
          yearlyCents: sum(active.map((each) => ({ currency: each.currency, cents: each.yearOn(today) }))),
          averageCents: active.length === 0 ? 0 : monthly(active, active.length),
          activeCount: active.length,
          inactiveCount: all.length - active.length,
          byCategory: categoryNames.flatMap((category) => {
            const own = active.filter((each) => each.builtInCategory === category);
            if (own.length === 0) return [];
            return [{ category: enumName(category), monthlyCents: monthly(own), count: own.length }];
          }),
        });
        const rows = new Map(
          list.edges.map(({ node: { name, occurrences, ...figures } }) => [
            name,
            { ...figures, occurrences: occurrences.map(lineOf).toSorted() },
          ]),
        );
        expect(rows.size).toBe(all.length);
        for (const each of all) {
          const own = (cents: Exact) => ({ cents, currency: each.currency });
          const paid = paidSoFar(each);
          expect([each.name, rows.get(each.name)]).toEqual([
            each.name,
            {
              monthlyCents: nearest(each.monthOn(today)),
              yearlyCents: nearest(each.yearOn(today)),
              monthlyDisplayCents: sum([own(each.monthOn(today))]),
              paidSoFar: {
                amountCents: nearest(paid),
                displayCents: shownIn(currency, sumIn(currency, [own(exactly(nearest(paid)))], rates)),
              },
              priceHistory: each.prices.map(({ cents }) => ({ amountCents: cents })),
              occurrences: linesOf(each.payments.filter(isBetween(from, to))),
            },
          ]);
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  it('in what is upcoming, in the calendar, in the forecast and in what is tried out there', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPortfolio,
        anyCurrency,
        fc.integer({ min: -900, max: 300 }),
        fc.nat(400),
        fc.record({ without: fc.nat(5), changed: fc.nat(5), amountCents: fc.nat(100_000) }),
        async (subscriptions, currency, start, length, what) => {
          const viewer = await withPortfolio(subscriptions, currency);
          const [from, to] = [inDays(start), inDays(start + length)];
          const { data, errors } = await send(outlookSums, { from, to }, viewer);
          expect(errors).toBeUndefined();
          const { upcoming, calendar, forecast, yearAhead } = data!.viewer!;
          const { all, payments, total } = await walk(viewer, currency);

          const soon = payments.filter(isBetween(today, inDays(30)));
          const overdue = payments.filter(({ isOverdue, on }) => isOverdue && on >= inDays(-366));
          expect(upcoming).toEqual({
            totalCents: total(soon),
            paymentCount: soon.length,
            payments: expect.any(Array),
            overdue: expect.any(Array),
            decisions: expect.any(Array),
            overdueCount: overdue.length,
          });
          expect(upcoming.payments.map(lineOf).toSorted()).toEqual(linesOf(soon));
          expect(upcoming.overdue.map(lineOf).toSorted()).toEqual(linesOf(overdue));
          const rises = risesOf(all, inDays(1), inDays(30));
          for (const { kind, ...decision } of upcoming.decisions)
            if (kind === 'PRICE_RISE') expect(rises).toContainEqual(decision);

          const shown = payments.filter(isBetween(from, to));
          expect(calendar.totalCents).toBe(total(shown));
          expect(calendar.days.flatMap(({ payments: some }) => some.map(lineOf)).toSorted()).toEqual(linesOf(shown));
          expect(calendar.days.map(({ day, totalCents }) => [day, totalCents])).toEqual(
            [...Map.groupBy(shown, ({ on }) => on)]
              .map(([day, some]) => [day, total(some)] as const)
              .toSorted(([a], [b]) => (a < b ? -1 : 1)),
          );

          expect(forecast).toEqual(monthsOf(all, total));
          expect(yearsOf(yearAhead)).toEqual(yearsOf(yearsAheadOf(all, all, total)));

          const idOf = (place: number) => btoa(`TrackedSubscription:${all[place % all.length]!.id}`);
          const assumptions = {
            without: [idOf(what.without)],
            changes: [{ id: idOf(what.changed), amountCents: what.amountCents }],
          };
          const tried = (await send(assumedSums, assumptions, viewer)).data!.viewer!;
          const as = all
            .filter((_, place) => place !== what.without % all.length)
            .map((each) => (each === all[what.changed % all.length] ? atPrice(each, what.amountCents) : each));
          expect(tried.forecast).toEqual(monthsOf(as, total));
          expect(yearsOf(tried.yearAhead)).toEqual(yearsOf(yearsAheadOf(all, as, total)));
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);

  it('in statistics and budgets', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPortfolio,
        anyCurrency,
        fc.integer({ min: -1_200, max: 200 }),
        fc.nat(900),
        fc.array(
          fc.record({
            for: fc.constantFrom(null, ...categoryNames, 'category 0', 'category 1'),
            amountCents: fc.integer({ min: 1, max: 400_000 }),
            currency: anyCurrency,
          }),
          { maxLength: 4 },
        ),
        async (subscriptions, currency, start, length, budgets) => {
          const viewer = await withPortfolio(subscriptions, currency);
          await setBudgets(viewer, budgets);
          const [from, to] = [inDays(start), inDays(start + length)];
          const { data, errors } = await send(statistics, { from, to }, viewer);
          expect(errors).toBeUndefined();
          const { all, sum, rates } = await walk(viewer, currency);
          const { months, years, categories, labels, currencies, differences, prices, ...whole } =
            data!.viewer!.statistics;

          const list = all.flatMap((of) => of.payments.map((each) => ({ ...each, of }))).filter(isBetween(from, to));
          const due = all.flatMap((of) => of.due.map((each) => ({ ...each, of }))).filter(isBetween(from, to));
          const plainSum = (some: readonly { cents: number; currency: Currency }[]) =>
            sum(some.map((each) => ({ cents: exactly(each.cents), currency: each.currency })));
          type IsIn = (each: { on: Day; of: Walked }) => boolean;
          const figures = (isIn: IsIn) => {
            const paid = list.filter(({ state }) => state === 'paid').filter(isIn);
            return {
              paidCents: plainSum(paid),
              expectedCents: plainSum(due.filter(isIn).map(({ cents, of }) => ({ cents, currency: of.currency }))),
              payments: paid.length,
            };
          };
          expect(whole).toMatchObject({ currency, leftOut: [], ...figures(() => true) });
          const periods = [...months, ...years].map(({ period }) => period);
          expect([...months, ...years]).toEqual(
            periods.map((period) => ({ period, ...figures(({ on }) => on.startsWith(period)) })),
          );
          expect([periods[0], months.at(-1)!.period]).toEqual([from.slice(0, 7), to.slice(0, 7)]);
          const hasAny = (isIn: IsIn) => [...list.filter(({ state }) => state === 'paid'), ...due].some(isIn);
          const names = new Set(all.map(({ category }) => category));
          expect(
            new Map(
              categories.map(({ category, label, ...own }) => [label?.name ?? enumValue(category!), own] as const),
            ),
          ).toEqual(
            new Map(
              [...names]
                .filter((name) => hasAny(({ of }) => of.category === name))
                .map((name) => [
                  name,
                  {
                    ...figures(({ of }) => of.category === name),
                    monthCents: months.map(
                      ({ period }) => figures(({ of, on }) => of.category === name && on.startsWith(period)).paidCents,
                    ),
                  },
                ]),
            ),
          );
          const labelNames = new Set(all.flatMap((each) => each.labels));
          expect(new Map(labels.map(({ label, ...own }) => [label.name, own]))).toEqual(
            new Map(
              [...labelNames]
                .filter((name) => hasAny(({ of }) => of.labels.includes(name)))
                .map((name) => [name, figures(({ of }) => of.labels.includes(name))]),
            ),
          );
          const paid = list.filter(({ state }) => state === 'paid');
          expect(new Map(currencies.map(({ currency: own, ...rest }) => [own, rest]))).toEqual(
            new Map(
              [...Map.groupBy(paid, (each) => each.currency)].map(([own, some]) => [
                own,
                {
                  ownCents: some.reduce((cents, each) => cents + each.cents, 0),
                  paidCents: plainSum(some),
                  payments: some.length,
                },
              ]),
            ),
          );

          const recorded = all.flatMap((of) =>
            of.recorded.filter(isBetween(from, to)).map((each) => ({
              ...each,
              usual: { cents: of.due.find(({ on }) => on === each.on)?.cents ?? 0, currency: of.currency },
            })),
          );
          const usualOf = (wanted: string) =>
            recorded.filter(({ state }) => state === wanted).map(({ usual }) => usual);
          const open = list.filter(({ state }) => state === 'expected');
          expect(differences).toEqual({
            toComeCents: plainSum(open.filter(({ isOverdue }) => !isOverdue)),
            overdueCents: plainSum(open.filter(({ isOverdue }) => isOverdue)),
            skippedCents: plainSum(usualOf('skipped')),
            refundedCents: plainSum(usualOf('refunded')),
            otherAmountsCents: plainSum([
              ...recorded.filter(({ state }) => state === 'paid'),
              ...usualOf('paid').map(({ cents, currency: own }) => ({ cents: -cents, currency: own })),
            ]),
          });
          expect(prices).toEqual(pricesOf(all, sum, currency, rates));
          const shown = (await send(budgetSums, {}, viewer)).data!.viewer!;
          expect(shown.budgets).toHaveLength(new Set(budgets.map((each) => each.for)).size);
          for (const budget of shown.budgets) {
            const name = budget.label?.name ?? (budget.category && enumValue(budget.category));
            const own = budgets.findLast((each) => each.for === name)!;
            const some = all.filter(({ category }) => name === null || category === name);
            expect([name, budget]).toEqual([name, { ...budget, ...(await budgetOf(viewer, some, own)) }]);
          }
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);

  it('of a stack: what was planned, and what is paid', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPortfolio,
        anyCurrency,
        fc.array(fc.record({ of: fc.nat(8), price: anyPrice }), { minLength: 1, maxLength: 6 }),
        async (subscriptions, currency, tools) => {
          const viewer = await withPortfolio(subscriptions, currency);
          const userId = viewer.user.id;
          const { id: stackId } = await db.stack.create({
            data: { userId, name: 'Stack', projectType: 'work', budget: 100 },
          });
          await db.savedTool.createMany({
            data: tools.map(({ of, price }) => ({ userId, stackId, name: `S${of}`, description: '', ...price })),
          });
          const { data, errors } = await send(stackSums, { id: btoa(`Stack:${stackId}`) }, viewer);
          expect(errors).toBeUndefined();
          const stack = data!.node as Extract<NonNullable<(typeof data & object)['node']>, { totalCents: number }>;
          const { all, rates } = await walk(viewer, currency);
          const dollars = (costs: readonly { cents: Exact; currency: Currency }[]) =>
            nearest(sumIn('USD', costs, rates));
          const aYear = { day: 365, week: 52, month: 12, year: 1, once: 0 };
          const yearOf = ({ amountCents, cycleCount, cycleUnit }: (typeof tools)[number]['price']) =>
            exactly(BigInt(amountCents) * BigInt(aYear[cycleUnit]), cycleCount);
          const twelfth = ({ over, under }: Exact) => ({ over, under: under * 12n });
          const isTracked = (name: string) => all.some((each) => each.name === name);
          const paid = all.filter((each) => tools.some(({ of }) => each.name === `S${of}`) && each.isActiveOn(today));
          expect({ totalCents: stack.totalCents, spending: stack.spending }).toEqual({
            totalCents: dollars(tools.map(({ price }) => ({ cents: twelfth(yearOf(price)), currency: 'USD' }))),
            spending: {
              trackedCount: tools.filter(({ of }) => isTracked(`S${of}`)).length,
              monthlyCents: dollars(paid.map((each) => ({ cents: each.monthOn(today), currency: each.currency }))),
            },
          });
          const shown = stack.recommendations.edges.map(({ node: { name, monthlyCents, yearlyCents } }) =>
            [name, monthlyCents, yearlyCents].join(),
          );
          const planned = tools.map(({ of, price }) =>
            [`S${of}`, nearest(twelfth(yearOf(price))), nearest(yearOf(price))].join(),
          );
          expect(shown.toSorted()).toEqual(planned.toSorted());
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);

  it('of what was saved, by the day, and of the year in review', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPortfolio,
        anyCurrency,
        fc.array(anyDecision, { maxLength: 5 }),
        async (own, currency, made) => {
          const viewer = await withPortfolio(own, currency);
          await db.adviceDecision.createMany({
            data: made.map(({ state, daysAgo, savingCents, currency: of }, place) => ({
              userId: viewer.user.id,
              key: `k${place}`,
              title: 'Any',
              state,
              until: state === 'snoozed' ? new Date(inDays(3)) : null,
              savesFrom: state === 'done' ? new Date(inDays(-daysAgo)) : null,
              savingCents,
              currency: of,
            })),
          });
          const { data, errors } = await send(ledgerSums, {}, viewer);
          expect(errors).toBeUndefined();
          const { adviceDecisions, savings, yearReview } = data!.viewer!;
          const { all, total, sum } = await walk(viewer, currency);

          expect(
            adviceDecisions
              .map((each) => [enumValue(each.state), each.savingCentsYear, each.currency].join())
              .toSorted(),
          ).toEqual(made.map((each) => [each.state, each.savingCents, each.currency].join()).toSorted());

          const days = made
            .filter(({ state }) => state === 'done')
            .flatMap(({ daysAgo, savingCents, currency: of }) =>
              Array.from({ length: daysAgo + 1 }, (_, ago) => {
                const on = inDays(-ago);
                const [year = 0, month = 0] = on.split('-').map(Number);
                const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
                return { on, currency: of, cents: exactly(savingCents, 12 * daysOfMonth) };
              }),
            );
          const months = [...new Set(days.map(({ on }) => on.slice(0, 7)))].toSorted().toReversed();
          expect({ savedCents: savings.savedCents, months: savings.months }).toEqual({
            savedCents: sum(days),
            months: months.map((month) => ({ month, cents: sum(days.filter(({ on }) => on.startsWith(month))) })),
          });

          const yearAgo = dueOn({ startsOn: today, cycleCount: 12, cycleUnit: 'month' }, -1);
          const isInYear = isBetween(yearAgo, inDays(-1));
          const paid = all.map((of) => ({
            of,
            list: of.payments.filter(isInYear).filter(({ state }) => state === 'paid'),
          }));
          const { biggest, rises, ...review } = yearReview;
          const allRises = risesOf(all, yearAgo, inDays(-1));
          expect(rises).toHaveLength(Math.min(5, allRises.length));
          for (const rise of rises) expect(allRises).toContainEqual(rise);
          expect(review).toEqual({
            paidCents: total(paid.flatMap(({ list }) => list)),
            payments: paid.flatMap(({ list }) => list).length,
            savedCents: sum(days.filter(isInYear)),
          });
          const costs = paid.map(({ of, list }) => [of.name, total(list)] as const).filter(([, cents]) => cents > 0);
          expect(biggest.map(({ totalCents }) => totalCents)).toEqual(
            costs
              .map(([, cents]) => cents)
              .toSorted((a, b) => b - a)
              .slice(0, 5),
          );
          for (const { subscription, totalCents } of biggest)
            expect(costs).toContainEqual([subscription.name, totalCents]);
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);

  it('of what advice would save: by itself, from its evidence, and in all', async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyService, { minLength: 2, maxLength: 7 }),
        anyCurrency,
        async (services, currency) => {
          const viewer = await withServices(services, currency);
          const { data, errors } = await send(ledgerSums, {}, viewer);
          expect(errors).toBeUndefined();
          const { advice, savings } = data!.viewer!;
          const { rates } = await walk(viewer, currency);
          const inDisplay = (cents: number) => sumIn(currency, [{ cents: exactly(cents), currency: 'USD' }], rates);
          const counted = new Set<string>();
          let potential = 0;
          for (const each of advice) {
            kinds.add(each.kind);
            const names = each.subscriptions.map(({ name }) => name);
            const paid = names.map((name) => yearly(services[Number(name.split('#')[1])]!));
            expect([each, each.savingCentsYear]).toEqual([each, savedBy(each, paid)]);
            expect(each.displayCentsYear).toBe(shownIn(currency, inDisplay(each.savingCentsYear)));
            if (names.some((name) => counted.has(name))) continue;
            for (const name of names) counted.add(name);
            potential += each.savingCentsYear;
          }
          expect([savings.ideas, savings.potentialCentsYear]).toEqual([
            advice.length,
            shownIn(currency, inDisplay(potential)),
          ]);
        },
      ),
      { numRuns: 18, examples: servicesOfEveryKind.map((services) => [services, 'USD']) },
    );
    expect([...kinds].sort()).toEqual(adviceOfServices);
  }, 120_000);
});

import '../support/db.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { remindersJob } from '../../api/domain/reminders/reminding.ts';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { daysLater, dueOn, type Day } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { call, sendText, type Viewer } from '../support/api.ts';
import { eventsAt, isPayment, newCalendar } from '../support/calendars.ts';
import { anySubscription, withPortfolio, type AnySubscription } from '../support/portfolios.ts';

beforeAll(seedRates);

const today = todayIn('UTC');
async function ask(query: string, viewer: Viewer): Promise<any> {
  const { data, errors } = (await (await sendText(`{ viewer { ${query} } }`, {}, viewer)).json()) as any;
  expect(errors).toBeUndefined();
  return data.viewer;
}

interface Payment {
  name: string;
  dueOn: Day;
  amountCents: number;
  currency: Currency;
}

const inOrder = (payments: readonly Payment[]) =>
  payments.map(({ name, dueOn, amountCents, currency }) => `${dueOn} ${name} ${amountCents} ${currency}`).toSorted();

it('names the same days and sums everywhere', async () => {
  const to = daysLater(today, 366);
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySubscription, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...currencyCodes),
      async (subscriptions, currency) => {
        const viewer = await withPortfolio(subscriptions, currency);
        const { subscriptions: list } = await ask(
          `subscriptions(first: 6) { edges { node {
            name nextDueOn nextBillingDate occurrences(from: "${today}", to: "${to}") { dueOn amountCents currency } } } }`,
          viewer,
        );
        const nodes = list.edges.map(({ node }: any) => node);
        const payments: Payment[] = nodes.flatMap(({ name, occurrences }: any) =>
          occurrences.map((each: Payment) => ({ ...each, name })),
        );

        for (const { name, nextDueOn, nextBillingDate, occurrences } of nodes) {
          const [first] = occurrences;
          if (first) expect(nextDueOn).toBe(first.dueOn);
          else expect(nextDueOn === null || nextDueOn > to).toBe(true);
          const { pauses } = subscriptions[Number(name.slice(1))]!.timeline;
          if (pauses.every(({ until }) => until !== null)) expect(nextBillingDate).toBe(nextDueOn);
        }

        const { calendar, upcoming } = await ask(
          `calendar(from: "${today}", to: "${to}") { totalCents days { day payments { dueOn amountCents currency subscription { name } } } }
           upcoming(days: 366) { totalCents decisions { day subscription { name } } payments { dueOn amountCents currency subscription { name } } }`,
          viewer,
        );
        const named = ({ subscription, ...payment }: any): Payment => ({ ...payment, name: subscription.name });
        const shown = calendar.days.flatMap(({ day, payments }: any) => {
          for (const { dueOn } of payments) expect(dueOn).toBe(day);
          return payments.map(named);
        });
        expect(inOrder(shown)).toEqual(inOrder(payments));
        expect(inOrder(upcoming.payments.map(named))).toEqual(inOrder(payments));
        expect(upcoming.totalCents).toBe(calendar.totalCents);

        const forecast = (await (await call('GET', '/api/forecast?months=12', undefined, viewer)).json()) as {
          month: string;
          amountCents: number;
          payments: number;
        }[];
        for (const [index, { month, amountCents, payments: count }] of forecast.entries()) {
          const first = index === 0 ? today : `${month}-01`;
          const next = dueOn({ startsOn: `${month}-01`, cycleCount: 1, cycleUnit: 'month' }, 1);
          const own = payments.filter(({ dueOn }) => first <= dueOn && dueOn < next);
          expect([month, count]).toEqual([month, own.length]);
          const { calendar } = await ask(
            `calendar(from: "${first}", to: "${daysLater(next, -1)}") { totalCents }`,
            viewer,
          );
          expect([month, amountCents]).toEqual([month, calendar.totalCents]);
        }

        const all = await eventsAt(await newCalendar(viewer));
        const events = all.filter(isPayment);
        const days = events.map(({ on, summary }) => `${on} ${summary.split(' ')[0]}`);
        const last =
          days
            .map((day) => day.slice(0, 10))
            .toSorted()
            .at(-1) ?? today;
        expect(days.filter((day) => day >= today && day.slice(0, 10) <= to).toSorted()).toEqual(
          payments
            .filter(({ dueOn }) => events.length < 6_000 || dueOn <= last)
            .map(({ dueOn, name }) => `${dueOn} ${name}`)
            .toSorted(),
        );

        const decisions = upcoming.decisions.map(({ day, subscription }: any) => `${day} ${subscription.name}`);
        const shownDecisions = all
          .filter((event) => !isPayment(event) && event.on <= to)
          .map(({ on, summary }) => `${on} ${summary.split(' ')[0]}`);
        const isShown = (day: string) => events.length < 6_000 || day.slice(0, 10) <= last;
        expect(shownDecisions.toSorted()).toEqual(decisions.filter(isShown).toSorted());

        const rules = [{ kind: 'renewal', daysBefore: 20, channels: ['inbox'] }];
        await call('PUT', '/api/reminders', { rules, hour: 0 }, viewer);
        await remindersJob.run({ id: 0n, signal: new AbortController().signal });
        const { inbox } = await ask('inbox(first: 100) { edges { node { day } } }', viewer);
        const soon = nodes.flatMap(({ name, occurrences }: any) =>
          occurrences
            .filter(
              ({ dueOn }: Payment) =>
                dueOn <= daysLater(today, 20) && !isTrialEnd(subscriptions[Number(name.slice(1))]!, dueOn),
            )
            .map(({ dueOn }: Payment) => dueOn),
        );
        if (soon.length <= 100)
          expect(inbox.edges.map(({ node }: any) => node.day).toSorted()).toEqual(soon.toSorted());
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

/** The end of a trial is told as such. */
const isTrialEnd = ({ timeline: { trialEndsOn, endsOn } }: AnySubscription, day: Day) =>
  trialEndsOn === day && trialEndsOn > today && endsOn === null;

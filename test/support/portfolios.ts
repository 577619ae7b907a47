/** People with any subscriptions, and with any recorded payments. */
import fc from 'fast-check';
import { db } from '../../api/database/db.ts';
import { dateOf } from '../../api/domain/subscriptions/storedTimeline.ts';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { paymentStates, type PaymentState } from '../../common/billing/occurrences.ts';
import { daysLater, type Day } from '../../common/billing/schedule.ts';
import { nextPayment, type Timeline } from '../../common/billing/timeline.ts';
import { todayIn } from '../../common/billing/today.ts';
import { categoryNames } from '../../common/values.ts';
import { signedIn, type Viewer } from './api.ts';
import { anyTimeline } from './timelines.ts';

const today = todayIn('UTC');
const dayNumber = (day: Day) => Date.parse(day) / 86_400_000;

/** The same timeline so many days later. */
function shifted({ startsOn, prices, trialEndsOn, pauses, endsOn, ...timeline }: Timeline, days: number): Timeline {
  const moved = (day: Day | null) => day && daysLater(day, days);
  return {
    ...timeline,
    startsOn: moved(startsOn),
    prices: prices.map((price) => ({ ...price, from: moved(price.from)! })),
    trialEndsOn: moved(trialEndsOn),
    pauses: pauses.map(({ from, until }) => ({ from: moved(from)!, until: moved(until) })),
    endsOn: moved(endsOn),
  };
}

export const anyCurrency = fc.constantFrom(...currencyCodes);

/** A subscription without recorded payments. */
export const anySubscription = fc.record({
  timeline: anyTimeline.map(({ timeline, today: then }) => shifted(timeline, dayNumber(today) - dayNumber(then))),
  currency: anyCurrency,
  autoRenews: fc.boolean(),
  category: fc.constantFrom(...categoryNames),
});

export type AnySubscription = typeof anySubscription extends fc.Arbitrary<infer One> ? One : never;

/** What is recorded, around today: of a day on which something is due, or of another. */
export const anyRecord = fc.record({
  inDays: fc.integer({ min: -900, max: 60 }),
  isOnDueDay: fc.boolean(),
  state: fc.constantFrom(...paymentStates),
  amountCents: fc.integer({ min: 0, max: 100_000 }),
  currency: fc.option(anyCurrency),
});

let people = 0;

/** Labels of each kind, by their numbers; each subscription has one own category at most. */
export const anyLabels = fc.record({
  category: fc.option(fc.nat(1)),
  tag: fc.uniqueArray(fc.nat(2), { maxLength: 3 }),
  person: fc.option(fc.nat(1)),
});

/** Somebody who tracks these subscriptions, which were added some days ago. */
export async function withPortfolio(
  subscriptions: readonly (AnySubscription & {
    addedDaysAgo?: number;
    records?: readonly (typeof anyRecord extends fc.Arbitrary<infer One> ? One : never)[];
    labels?: typeof anyLabels extends fc.Arbitrary<infer One> ? One : never;
  })[],
  currency: Currency,
): Promise<Viewer> {
  const viewer = await signedIn(`portfolio_${people++}`);
  const userId = viewer.user.id;
  await db.user.update({ where: { id: userId }, data: { currency } });
  for (const [index, { timeline, addedDaysAgo = 0, records = [], labels, ...rest }] of subscriptions.entries()) {
    const { startsOn, trialEndsOn, endsOn, ...others } = timeline;
    const { id } = await db.trackedSubscription.create({
      data: {
        ...(others as object as Pick<Timeline, 'amountCents' | 'cycleCount' | 'cycleUnit'>),
        ...rest,
        userId,
        name: `S${index}`,
        startsOn: dateOf(startsOn),
        trialEndsOn: dateOf(trialEndsOn),
        endsOn: dateOf(endsOn),
        createdAt: new Date(Date.parse(today) - addedDaysAgo * 86_400_000),
      },
    });
    const own = Object.entries(labels ?? {}).flatMap(([kind, names]) =>
      [names ?? []].flat().map((name, place) => ({ kind, name: `${kind} ${name}`, place })),
    );
    for (const { kind, name, place } of own) {
      const label =
        (await db.label.findFirst({ where: { userId, kind, name } })) ??
        (await db.label.create({ data: { userId, kind, name, color: 'blue' } }));
      await db.subscriptionLabel.create({ data: { userId, subscriptionId: id, labelId: label.id, kind, place } });
    }
    const payments = records.map(({ inDays, isOnDueDay, state, amountCents, currency: paidIn }) => {
      const day = daysLater(today, inDays);
      const dueOn = (isOnDueDay && nextPayment(timeline, day)?.dueOn) || day;
      return recorded(id, userId, dueOn, state, amountCents, paidIn ?? rest.currency, rest.currency);
    });
    await db.payment.createMany({ data: payments, skipDuplicates: true });
  }
  return viewer;
}

const recorded = (
  subscriptionId: number,
  userId: number,
  dueOn: Day,
  state: PaymentState,
  amountCents: number,
  currency: Currency,
  own: Currency,
) => ({
  subscriptionId,
  userId,
  dueOn: new Date(dueOn),
  state,
  amountCents: state === 'skipped' ? 0 : amountCents,
  currency,
  rate: currency === own ? null : '1.25',
  paidOn: state === 'skipped' ? null : new Date(dueOn),
});

import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import type { TrackSubscriptionInput, UpdateSubscriptionInput } from '../../api/generated/operations/graphql.ts';
import { todayIn } from '../../common/billing/today.ts';
import { call, send, signedIn, type Viewer } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';
import { track, tracked, update } from '../support/subscriptions.ts';

let ada: Viewer;
beforeAll(async () => {
  ada = await signedIn('ada');
  // From its first use on, this session lasts longer than the whole file.
  await call('GET', '/api/user', undefined, ada);
});

const gym = { name: 'Gym', price: '$30/month' };

/** The last day of this month, which is when a price from the 31st on is paid. */
function endOfMonth(): string {
  const [year, month] = todayIn('UTC').split('-').map(Number);
  return new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10);
}

const days = ({ startsOn, nextDueOn }: { startsOn?: unknown; nextDueOn?: unknown }) => ({ startsOn, nextDueOn });

/** The days of a subscription once it was tracked and then changed. */
async function daysAfter(input: Partial<TrackSubscriptionInput>, ...changes: UpdateSubscriptionInput[]) {
  const subscription = await tracked(ada, { ...gym, ...input });
  let now = days(subscription);
  for (const input of changes) {
    const { data } = await send(update, { id: subscription.id, input }, ada);
    if (data?.result.__typename !== 'UpdateSubscriptionPayload') return data?.result;
    now = days(data.result.subscription);
  }
  return now;
}

describe('the next payment', () => {
  it.each<[string, Partial<TrackSubscriptionInput>, string | null]>([
    ['counted from a day that is still to come', { startsOn: '2999-01-31' }, '2999-01-31'],
    ['counted from the 31st', { startsOn: '2020-01-31' }, endOfMonth()],
    ['counted from the 31st three months apart', { price: '$30 every 3 months', startsOn: '2999-10-31' }, '2999-10-31'],
    ['of a daily price', { price: '$1/day', startsOn: '2020-01-31' }, todayIn('UTC')],
    ['of a one-time price that is due', { price: '$99 once', startsOn: '2999-01-31' }, '2999-01-31'],
    ['of a one-time price that was paid', { price: '$99 once', startsOn: '2020-01-31' }, null],
    ['without a day to count from', {}, null],
  ])('%s is computed', async (_what, input, nextDueOn) => {
    expect(await daysAfter(input)).toEqual({ startsOn: input.startsOn ?? null, nextDueOn });
  });

  it('is the same under its earlier name, in REST too', async () => {
    const eve = await signedIn('eve');
    expect(await tracked(eve, { ...gym, startsOn: '2020-01-31' })).toMatchObject({ nextBillingDate: endOfMonth() });
    expect(await (await call('GET', '/api/subscriptions', undefined, eve)).json()).toMatchObject([
      { startsOn: '2020-01-31', nextBillingDate: endOfMonth() },
    ]);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('is today’s where its owner lives, in %s', async (timeZone) => {
    const viewer = await signedIn(timeZone.slice(8).toLowerCase());
    await db.user.update({ where: { id: viewer.user.id }, data: { timeZone } });
    const daily = await tracked(viewer, { ...gym, price: '$1/day', startsOn: '2020-01-31' });
    expect(daily.nextDueOn).toBe(todayIn(timeZone));
  });
});

describe('the day to count from', () => {
  const anchored = { startsOn: '2020-01-31' };
  const counted = { ...anchored, nextDueOn: endOfMonth() };

  it.each<[string, UpdateSubscriptionInput, object]>([
    ['stays when the next payment is written back', { nextBillingDate: endOfMonth() }, counted],
    [
      'stays when a payment of the past is written back, as read before midnight',
      { nextBillingDate: '2026-02-28' },
      counted,
    ],
    ['stays when both days are written back', { ...anchored, nextBillingDate: endOfMonth() }, counted],
    ['stays under another price', { price: '$60 every month' }, counted],
    ['stays under another cycle', { price: '$300/year', ...anchored }, { ...anchored, nextDueOn: nextOf('01-31') }],
    [
      'moves under another cycle, for the next payment to stay',
      { price: '$300/year', nextBillingDate: endOfMonth() },
      { startsOn: endOfMonth(), nextDueOn: endOfMonth() },
    ],
    [
      'moves with the next payment',
      { nextBillingDate: '2999-01-15' },
      { startsOn: '2999-01-15', nextDueOn: '2999-01-15' },
    ],
    [
      'moves with the next payment, also beside what it was',
      { ...anchored, nextBillingDate: '2999-01-15' },
      { startsOn: '2999-01-15', nextDueOn: '2999-01-15' },
    ],
    [
      'moves beside the next payment that was',
      { startsOn: '2999-01-15', nextBillingDate: endOfMonth() },
      { startsOn: '2999-01-15', nextDueOn: '2999-01-15' },
    ],
    [
      'moves with a next payment that agrees',
      { startsOn: '2999-01-31', nextBillingDate: '2999-01-31' },
      { startsOn: '2999-01-31', nextDueOn: '2999-01-31' },
    ],
    ['goes without a next payment', { nextBillingDate: null }, { startsOn: null, nextDueOn: null }],
    ['goes by itself', { startsOn: null }, { startsOn: null, nextDueOn: null }],
  ])('%s', async (_what, input, expected) => {
    expect(await daysAfter(anchored, input)).toEqual(expected);
  });

  it('stays when a one-time price was paid, and its missing next payment is written back', async () => {
    const paid = { price: '$99 once', ...anchored };
    expect(await daysAfter(paid, { nextBillingDate: null })).toEqual({ ...anchored, nextDueOn: null });
  });

  it('is the next payment of what is tracked with that alone', async () => {
    expect(await daysAfter({ nextBillingDate: '2999-02-28' })).toEqual({
      startsOn: '2999-02-28',
      nextDueOn: '2999-02-28',
    });
  });

  it('is whole in REST: what was read and is sent back changes nothing', async () => {
    const fay = await signedIn('fay');
    await tracked(fay, { ...gym, ...anchored });
    const [read] = (await (await call('GET', '/api/subscriptions', undefined, fay)).json()) as [{ id: number }];
    const written = await call('PUT', `/api/subscriptions/${read.id}`, read, fay);
    expect(await written.json()).toEqual({ ...read, updatedAt: expect.any(String) });
  });

  const different = 'This is not the next payment when payments are counted from the day in startsOn';
  const date = 'Please enter a date such as 2026-11-30';
  const longAgo = 'Please enter a date that is at most 50 years ago';
  const count = expect.any(String);

  it.each<[Partial<TrackSubscriptionInput>, string, unknown]>([
    [{ startsOn: '2999-01-31', nextBillingDate: '2999-02-15' }, 'nextBillingDate', different],
    [{ startsOn: '2999-06-31' }, 'startsOn', date],
    [{ nextBillingDate: '2999-06-31' }, 'nextBillingDate', date],
    [{ startsOn: '1970-01-01' }, 'startsOn', longAgo],
    [{ nextBillingDate: '1970-01-01' }, 'nextBillingDate', longAgo],
    [{ startsOn: 'tomorrow' }, 'startsOn', date],
    [{ cycleCount: 0 }, 'cycleCount', count],
    [{ cycleCount: 367 }, 'cycleCount', count],
  ])('is refused in %j, at its field and without a trace', async (wrong, field, message) => {
    const input = { ...gym, ...wrong };
    const { id } = await tracked(ada, { ...gym, ...anchored });
    const path = `/api/subscriptions/${Number(Buffer.from(id, 'base64').toString().split(':')[1])}`;
    await withoutATrace(async () => {
      expect((await send(track, { input }, ada)).data?.result).toEqual({
        __typename: 'InvalidInputError',
        issues: [{ field, message }],
      });
      for (const [method, place] of [
        ['POST', '/api/subscriptions'],
        ['PUT', path],
      ] as const) {
        const answer = await call(method, place, input, ada);
        expect([answer.status, await answer.json()]).toEqual([400, { message }]);
      }
    });
  });
});

/** The next of a day in every year. */
function nextOf(monthAndDay: string): string {
  const today = todayIn('UTC');
  const year = Number(today.slice(0, 4));
  return `${year + (today.slice(5) > monthAndDay ? 1 : 0)}-${monthAndDay}`;
}

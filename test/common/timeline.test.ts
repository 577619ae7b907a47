import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPause, withPause, withPrice, withRhythm } from '../../common/billing/changes.ts';
import { cancelBy, endIfCancelled, type Agreement } from '../../common/billing/notice.ts';
import { daysLater, dueOn, type Day } from '../../common/billing/schedule.ts';
import {
  amountOn,
  goingOn,
  isActiveOn,
  nextPayment,
  paymentsBetween,
  stateOn,
  sumsBetween,
  type Timeline,
} from '../../common/billing/timeline.ts';
import { anyTimeline } from '../support/timelines.ts';

const plain: Timeline = {
  startsOn: '2026-01-31',
  cycleCount: 1,
  cycleUnit: 'month',
  amountCents: 1_000,
  prices: [],
  earlier: [],
  trialEndsOn: null,
  pauses: [],
  endsOn: null,
};
const open: Agreement = { term: null, roll: null, notice: null, autoRenews: true };

const daysOf = (timeline: Timeline, from: Day, before: Day) =>
  paymentsBetween(timeline, from, before).map(({ dueOn }) => dueOn);

describe('payments', () => {
  it.each<[string, Partial<Timeline>, Day[]]>([
    ['are counted from the start', {}, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['are free before the end of a trial', { trialEndsOn: '2026-03-01' }, ['2026-03-31', '2026-04-30']],
    ['are due on the day on which a trial ends', { trialEndsOn: '2026-03-31' }, ['2026-03-31', '2026-04-30']],
    [
      'rest in a pause',
      { pauses: [{ from: '2026-02-28', until: '2026-03-31' }] },
      ['2026-01-31', '2026-03-31', '2026-04-30'],
    ],
    ['rest in a pause without an end', { pauses: [{ from: '2026-02-28', until: null }] }, ['2026-01-31']],
    ['stop at the end', { endsOn: '2026-03-31' }, ['2026-01-31', '2026-02-28']],
    [
      'keep the rhythm of their time',
      { earlier: [{ startsOn: '2026-01-05', cycleCount: 2, cycleUnit: 'week', until: '2026-01-20' }] },
      ['2026-01-05', '2026-01-19', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
  ])('%s', (_what, changes, days) => {
    expect(daysOf({ ...plain, ...changes }, '2026-01-01', '2026-05-01')).toEqual(days);
  });

  it('have the price of their day', () => {
    const timeline = { ...plain, prices: [{ from: '2026-02-28', amountCents: 1_200 }] };
    expect(paymentsBetween(timeline, '2026-01-01', '2026-04-01').map(({ amountCents }) => amountCents)).toEqual([
      1_000, 1_200, 1_200,
    ]);
  });

  it('are those that a walk through the days finds, and their sums as well', () => {
    fc.assert(
      fc.property(anyTimeline, fc.integer({ min: 0, max: 900 }), ({ timeline, today }, length) => {
        const before = daysLater(today, length);
        const { startsOn, cycleUnit, trialEndsOn, pauses, endsOn } = timeline;
        const found: { dueOn: Day; amountCents: number }[] = [];
        for (let index = 0; ; index++) {
          const day = dueOn({ ...timeline, startsOn: startsOn! }, index);
          if (day >= before) break;
          const isPaused = pauses.some(({ from, until }) => from <= day && (until === null || day < until));
          const isFree = (trialEndsOn !== null && day < trialEndsOn) || (endsOn !== null && day >= endsOn);
          if (day >= today && !isPaused && !isFree) found.push({ dueOn: day, amountCents: amountOn(timeline, day) });
          if (cycleUnit === 'once') break;
        }
        expect(paymentsBetween(timeline, today, before)).toEqual(found);
        expect(sumsBetween(timeline, [today, before])).toEqual([
          { count: found.length, cents: found.reduce((sum, { amountCents }) => sum + amountCents, 0) },
        ]);
        expect(found.length === 0 || found[0]!.dueOn === nextPayment(timeline, today)?.dueOn).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of a pause of thousands of years take no time to skip', () => {
    const timeline: Timeline = { ...plain, cycleUnit: 'day', pauses: [{ from: '2026-02-01', until: '9998-01-01' }] };
    expect(nextPayment(timeline, '2026-03-01')?.dueOn).toBe('9998-01-01');
  });
});

describe('a state', () => {
  it.each<[string, Partial<Timeline>, string, boolean]>([
    ['without anything', {}, 'active', true],
    ['in its trial', { trialEndsOn: '2026-06-16' }, 'trial', true],
    ['after its trial', { trialEndsOn: '2026-06-15' }, 'active', true],
    ['in a pause', { pauses: [{ from: '2026-06-15', until: null }] }, 'paused', false],
    ['after a pause', { pauses: [{ from: '2026-06-01', until: '2026-06-15' }] }, 'active', true],
    ['cancelled, with payments to come', { endsOn: '2026-07-01' }, 'cancelled', true],
    ['cancelled, and all paid', { endsOn: '2026-06-30' }, 'cancelled', false],
    ['over', { endsOn: '2026-06-15' }, 'ended', false],
  ])('%s', (_what, changes, state, isActive) => {
    const timeline = { ...plain, ...changes };
    expect([stateOn(timeline, '2026-06-15'), isActiveOn(timeline, '2026-06-15')]).toEqual([state, isActive]);
  });

  it('leaves out a pause without an end for the question when it would go on', () => {
    const timeline = { ...plain, pauses: [{ from: '2026-06-01', until: null }] };
    expect(nextPayment(timeline, '2026-06-15')).toBeUndefined();
    expect(nextPayment(goingOn(timeline), '2026-06-15')?.dueOn).toBe('2026-06-30');
  });
});

describe('the last day to cancel', () => {
  const months = (count: number) => ({ count, unit: 'month' as const });
  const years = (count: number) => ({ count, unit: 'year' as const });
  const weeks = (count: number) => ({ count, unit: 'week' as const });
  const contract = { term: months(24), roll: years(1), notice: months(3) };

  it.each<[string, Partial<Timeline>, Partial<Agreement>, Day, Day | null]>([
    ['before the first end', { startsOn: '2025-01-15' }, contract, '2026-10-15', '2026-10-15'],
    ['a day after it', { startsOn: '2025-01-15' }, contract, '2026-10-16', '2027-10-15'],
    ['for ever', { startsOn: '2025-01-15' }, contract, '2049-12-24', '2050-10-15'],
    ['from the 31st', { startsOn: '2026-08-31' }, { term: months(6), roll: months(1) }, '2027-03-01', '2027-03-31'],
    ['in weeks', { startsOn: '2026-01-01' }, { term: weeks(4), notice: weeks(1) }, '2026-01-01', '2026-01-22'],
    ['of a cycle, when only a notice was agreed', {}, { notice: weeks(2) }, '2026-02-15', '2026-03-17'],
    ['without a way on', { cycleUnit: 'once' }, { term: months(1) }, '2026-03-01', null],
    ['without anything agreed', {}, {}, '2026-03-01', null],
    ['of what ends by itself', {}, { ...contract, autoRenews: false }, '2026-03-01', null],
    ['of what is cancelled', { endsOn: '2028-01-31' }, contract, '2026-03-01', null],
    ['without a start', { startsOn: null }, contract, '2026-03-01', null],
    [
      'from the first rhythm',
      { earlier: [{ startsOn: '2025-01-15', cycleCount: 1, cycleUnit: 'month', until: '2025-06-01' }] },
      contract,
      '2026-01-01',
      '2026-10-15',
    ],
  ])('%s', (_what, changes, agreement, today, day) => {
    expect(cancelBy({ ...plain, ...changes }, { ...open, ...agreement }, today)).toBe(day);
  });

  it.each<[string, Partial<Timeline>, Partial<Agreement>, Day]>([
    ['what is paid', {}, {}, '2026-06-30'],
    ['what was paid today', { startsOn: '2026-01-15' }, {}, '2026-07-15'],
    ['what was agreed', { startsOn: '2025-01-15' }, contract, '2027-01-15'],
    ['its trial', { trialEndsOn: '2026-06-20' }, {}, '2026-06-20'],
    ['its pause, at once', { pauses: [{ from: '2026-06-01', until: null }] }, {}, '2026-06-15'],
    ['what nobody knows, at once', { startsOn: null }, {}, '2026-06-15'],
    [
      'its pause, before it began',
      { startsOn: '2026-07-31', pauses: [{ from: '2026-06-01', until: null }] },
      {},
      '2026-07-31',
    ],
  ])('lets it run until the end of %s', (_what, changes, agreement, end) => {
    expect(endIfCancelled({ ...plain, ...changes }, { ...open, ...agreement }, '2026-06-15')).toBe(end);
  });
});

describe('a change', () => {
  it.each<[string, Timeline['pauses'], [Day, Day | null], Timeline['pauses']]>([
    ['the first', [], ['2026-06-15', null], [{ from: '2026-06-15', until: null }]],
    [
      'an end for the one that is on',
      [{ from: '2026-06-01', until: null }],
      ['2026-06-15', '2026-07-01'],
      [{ from: '2026-06-01', until: '2026-07-01' }],
    ],
    [
      'another instead of one to come',
      [{ from: '2026-08-01', until: null }],
      ['2026-07-01', null],
      [{ from: '2026-07-01', until: null }],
    ],
    [
      'one after one that is over',
      [{ from: '2026-01-01', until: '2026-02-01' }],
      ['2026-06-15', null],
      [
        { from: '2026-01-01', until: '2026-02-01' },
        { from: '2026-06-15', until: null },
      ],
    ],
  ])('pauses: %s', (_what, pauses, [from, until], after) => {
    expect(withPause({ ...plain, pauses }, { from, until }, '2026-06-15')).toEqual(after);
  });

  it('ends a pause, and undoes one of today', () => {
    expect(withoutPause({ ...plain, pauses: [{ from: '2026-06-01', until: null }] }, '2026-06-15')).toEqual([
      { from: '2026-06-01', until: '2026-06-15' },
    ]);
    expect(withoutPause({ ...plain, pauses: [{ from: '2026-06-15', until: null }] }, '2026-06-15')).toEqual([]);
  });

  it('of the price is put in its place, once a day', () => {
    const prices = [{ from: '2026-06-01', amountCents: 2 }];
    expect(withPrice({ ...plain, prices }, { from: '2026-03-01', amountCents: 1 })).toEqual([
      { from: '2026-03-01', amountCents: 1 },
      ...prices,
    ]);
    expect(withPrice({ ...plain, prices }, prices[0]!)).toBeUndefined();
  });

  it('of the rhythm leaves what was paid as it was', () => {
    const after = withRhythm(
      plain,
      { startsOn: '2026-07-01', cycleCount: 1, cycleUnit: 'year', amountCents: 9_900 },
      '2026-06-15',
    );
    const changed = { ...plain, ...after };
    expect(daysOf(changed, '2026-01-01', '2028-01-01')).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-07-01',
      '2027-07-01',
    ]);
    expect([amountOn(changed, '2026-05-31'), amountOn(changed, '2026-06-15')]).toEqual([1_000, 9_900]);
  });

  it('of the rhythm that was taken back leaves room for a new price from its day', () => {
    const yearly = { startsOn: '2026-07-01', cycleCount: 1, cycleUnit: 'year', amountCents: 9_900 } as const;
    const changed = { ...plain, ...withRhythm(plain, yearly, '2026-06-15') };
    const undone = { ...changed, ...withRhythm(changed, plain, '2026-06-15') };
    const price = { from: '2026-06-15', amountCents: 1_200 };
    expect(withPrice(undone, price)).toEqual([price]);
    expect(daysOf(undone, '2026-01-01', '2027-01-01')).toEqual(daysOf(plain, '2026-01-01', '2027-01-01'));
    expect(amountOn({ ...undone, prices: [price] }, '2026-06-14')).toBe(1_000);
  });

  it('of the start to an earlier day puts a mistake right', () => {
    const after = withRhythm(plain, { ...plain, startsOn: '2025-12-31' }, '2026-06-15');
    expect(after).toMatchObject({ startsOn: '2025-12-31', earlier: [], prices: [] });
  });
});

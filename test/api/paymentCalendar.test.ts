import '../support/db.ts';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMoney } from '../../common/billing/money.ts';
import { daysLater, type Schedule } from '../../common/billing/schedule.ts';
import { paymentsBetween, type Timeline } from '../../common/billing/timeline.ts';
import { db } from '../../api/database/db.ts';
import { dateOf } from '../../api/domain/subscriptions/storedTimeline.ts';
import { rowId } from '../../api/rest/rowId.ts';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { call, sendText, signedIn, type Viewer } from '../support/api.ts';
import { eventsAt, eventsIn, isPayment, newCalendar, read } from '../support/calendars.ts';
import { base } from '../support/front.ts';
import { speak } from '../support/speak.ts';
import { tracked } from '../support/subscriptions.ts';
import { anyTimeline } from '../support/timelines.ts';

const today = '2026-11-23';
const setToday = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00Z`) });
beforeEach(() => void setToday(today));
afterEach(() => void vi.useRealTimers());

const monthly = (startsOn: string): Schedule => ({ startsOn, cycleCount: 1, cycleUnit: 'month' });

const trackedAs = ({ user }: Viewer, { startsOn, ...cycle }: Schedule, name = 'Netflix', more: object = {}) =>
  db.trackedSubscription.create({
    data: { userId: user.id, name, amountCents: 999, startsOn: new Date(startsOn), ...cycle, ...more },
  });

const livedAs = ({ user }: Viewer, { startsOn, trialEndsOn, endsOn, ...timeline }: Timeline, name: string) =>
  db.trackedSubscription.create({
    data: {
      ...(timeline as object as Pick<Timeline, 'amountCents' | 'cycleCount' | 'cycleUnit'>),
      userId: user.id,
      name,
      startsOn: dateOf(startsOn),
      trialEndsOn: dateOf(trialEndsOn),
      endsOn: dateOf(endsOn),
    },
  });

/** From 30 days ago to 18 months ahead. */
const range = ['2026-10-24', '2028-05-24'] as const;

const hostileNames = fc.oneof(
  fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).map((name) => [...name].slice(0, 60).join('')),
  fc.constantFrom(
    'Gas, water; power \\ all',
    'One\nBEGIN:VEVENT\r\nUID:1\rEND:VEVENT',
    'عربي 🧑🏽‍🚀 עברית',
    '👨‍👩‍👧‍👦'.repeat(18),
    'é'.repeat(200),
    '"quoted": \\n \\, \\;',
    '\u2028next\u0085line\u0007bell\ttab',
  ),
);

/** A name as a calendar shows it: line ends are alike, and other control characters are missing. */
const shownName = (name: string) =>
  name.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');

describe('the calendar', () => {
  it('has an event for each payment on its very day, whatever the name', async () => {
    const ada = await signedIn('ada');
    const path = await newCalendar(ada);
    const some = fc.array(fc.tuple(anyTimeline, hostileNames), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(some, async (portfolio) => {
        await db.trackedSubscription.deleteMany();
        await db.rateLimit.deleteMany();
        for (const [{ timeline }, name] of portfolio) await livedAs(ada, timeline, name);
        const text = await (await read(path)).text();
        const payments = eventsIn(text).filter(isPayment);
        expect(payments.map(({ on, summary }) => [on, summary])).toEqual(
          portfolio.flatMap(([{ timeline }, name]) =>
            paymentsBetween(timeline, ...range).map(({ dueOn, amountCents }) => [
              dueOn,
              `${shownName(name)} – ${formatMoney(amountCents)}`,
            ]),
          ),
        );
        const lines = Buffer.from(text).toString('latin1').split('\r\n');
        expect(lines.at(-1)).toBe('');
        for (const line of lines) {
          expect(line.length).toBeLessThanOrEqual(75);
          expect(Buffer.from(line, 'latin1').toString()).not.toMatch(/[\n\r\ufffd]/);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('names the days and sums of `occurrences`, and what became of them', async () => {
    await seedRates();
    const hal = await signedIn('hal');
    const gym = await tracked(hal, { name: 'Gym', price: '$29.90 every 4 weeks', startsOn: '2026-01-05' });
    const rent = await tracked(hal, { name: 'Rent', price: '$900/month', startsOn: '2026-01-31' });
    const record = (id: string, input: string) =>
      sendText(`mutation { recordPayment(id: "${id}", input: { ${input} }) { __typename } }`, {}, hal);
    await record(gym.id, 'dueOn: "2026-12-07", state: SKIPPED');
    await record(rent.id, 'dueOn: "2026-10-31", state: PAID, amountCents: 85000, currency: EUR');
    await record(rent.id, 'dueOn: "2026-11-30", state: REFUNDED');
    const asked = `query($id: ID!) { node(id: $id) { ... on TrackedSubscription {
      occurrences(from: "2026-10-24", to: "2028-05-23") { dueOn amountCents currency state } } } }`;
    const due = async ({ id, name }: typeof gym) => {
      const { data } = (await (await sendText(asked, { id }, hal)).json()) as {
        data: { node: { occurrences: { dueOn: string; amountCents: number; currency: string; state: string }[] } };
      };
      return data.node.occurrences.map(({ dueOn, amountCents, currency, state }) => {
        const sum = formatMoney(amountCents, currency);
        const shown = { SKIPPED: 'skipped', REFUNDED: `${sum}, refunded` }[state] ?? sum;
        return [dueOn, `${name} – ${shown}`];
      });
    };
    const events = (await eventsAt(await newCalendar(hal))).map(({ on, summary }) => [on, summary]);
    expect(events).toEqual([...(await due(gym)), ...(await due(rent))]);
    expect(events).toEqual(
      expect.arrayContaining([
        ['2026-12-07', 'Gym – skipped'],
        ['2027-01-04', 'Gym – $29.90'],
        ['2026-10-31', 'Rent – €850.00'],
        ['2026-11-30', 'Rent – $900.00, refunded'],
      ]),
    );
  });

  it('says what is paid in its own currency, all day long', async () => {
    const bob = await signedIn('bob');
    const { id } = await tracked(bob, {
      name: 'Strom',
      price: '€30 every 12 months',
      startsOn: '2026-01-31',
      category: 'PERSONAL',
    });
    const path = await newCalendar(bob);
    const text = await (await read(path)).text();
    expect(eventsIn(text)).toEqual([
      {
        uid: expect.stringMatching(/^2027-01-31\.\d+@[\w-]{36}$/),
        isAllDay: true,
        on: '2027-01-31',
        until: '2027-02-01',
        summary: 'Strom – €30.00',
        description: '€30 every 12 months',
        url: expect.stringContaining(`/dashboard/subscriptions/${encodeURIComponent(id)}`),
        alarms: ['DISPLAY 2027-01-28T09:00:00 Strom – €30.00'],
      },
      expect.objectContaining({ on: '2028-01-31' }),
    ]);
    expect(text).toContain('\r\nCATEGORIES:Personal\r\nURL:http');
    expect(text).toContain('\r\nTRANSP:TRANSPARENT\r\n');
    expect(text).toContain('\r\nNAME:Stackling\r\nX-WR-CALNAME:Stackling\r\n');
  });

  it('leaves out what is paused, removed, without a day, or somebody else’s', async () => {
    const [cat, dan] = [await signedIn('cat'), await signedIn('dan')];
    await trackedAs(cat, monthly(today), 'Shown');
    await trackedAs(cat, monthly(today), 'Paused', { pauses: [{ from: '2020-01-01', until: null }] });
    await trackedAs(cat, monthly(today), 'Removed', { removedAt: new Date() });
    await trackedAs(cat, monthly(today), 'Without', { startsOn: null });
    await trackedAs(dan, monthly(today), 'Dan’s');
    const events = await eventsAt(await newCalendar(cat));
    expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set(['Shown – $9.99']));
  });

  it('begins the day in the time zone of its user', async () => {
    vi.setSystemTime('2026-11-23T11:00:00Z');
    const firsts = ['Pacific/Kiritimati', 'Pacific/Niue'].map(async (timeZone, index) => {
      const viewer = await signedIn(`zone_${index}`);
      await db.user.update({ where: { id: viewer.user.id }, data: { timeZone } });
      await trackedAs(viewer, { startsOn: '2020-01-01', cycleCount: 1, cycleUnit: 'day' });
      return (await eventsAt(await newCalendar(viewer)))[0]!.on;
    });
    expect(await Promise.all(firsts)).toEqual(['2026-10-25', '2026-10-24']);
  });
});

describe('an alarm', () => {
  const remind = (viewer: Viewer, ...rules: object[]) => call('PUT', '/api/reminders', { rules, hour: 7 }, viewer);
  const alarmsAt = async (path: string) =>
    (await eventsAt(path)).filter(({ alarms }) => alarms.length > 0).flatMap(({ alarms }) => alarms);

  it('rings at the hour of its owner, for each lead time of a rule that goes anywhere', async () => {
    const ivy = await signedIn('ivy');
    await remind(
      ivy,
      { kind: 'renewal', daysBefore: 3, channels: ['inbox'] },
      { kind: 'renewal', daysBefore: 3, channels: ['email'] },
      { kind: 'renewal', daysBefore: 0, channels: ['email'] },
      { kind: 'renewal', daysBefore: 1, channels: [] },
      { kind: 'cancelBy', daysBefore: 2, channels: ['inbox'] },
    );
    await trackedAs(ivy, { startsOn: '2026-12-01', cycleCount: 1, cycleUnit: 'year' });
    const path = await newCalendar(ivy);
    expect(await alarmsAt(path)).toEqual([
      'DISPLAY 2026-11-28T07:00:00 Netflix – $9.99',
      'DISPLAY 2026-12-01T07:00:00 Netflix – $9.99',
      'DISPLAY 2027-11-28T07:00:00 Netflix – $9.99',
      'DISPLAY 2027-12-01T07:00:00 Netflix – $9.99',
    ]);
    const text = await (await read(path)).text();
    expect(text).toContain('\r\nTRIGGER:-P2DT17H\r\n');
    expect(text).toContain('\r\nTRIGGER:PT7H\r\n');
  });

  it('goes by the rules of a subscription’s own, and is missing from what is over, skipped, or the end of a trial', async () => {
    const jan = await signedIn('jan');
    await remind(jan, { kind: 'renewal', daysBefore: 1, channels: ['inbox'] });
    const quiet = await tracked(jan, { name: 'Quiet', price: '$1/month', startsOn: today });
    await call('PUT', `/api/subscriptions/${rowId(quiet.id)}/reminders`, { rules: [] }, jan);
    await tracked(jan, { name: 'Trial', price: '$5/year', trialEndsOn: '2026-12-01' });
    const gym = await tracked(jan, { name: 'Gym', price: '$30 every 6 months', startsOn: '2026-10-30' });
    await sendText(
      `mutation { recordPayment(id: "${gym.id}", input: { dueOn: "2027-04-30", state: SKIPPED }) { __typename } }`,
      {},
      jan,
    );
    expect(await alarmsAt(await newCalendar(jan))).toEqual([
      'DISPLAY 2027-11-30T07:00:00 Trial – $5.00',
      'DISPLAY 2027-10-29T07:00:00 Gym – $30.00',
      'DISPLAY 2028-04-29T07:00:00 Gym – $30.00',
    ]);
  });

  it('reminds of trials that end, last days to cancel and prices that rise, which are events too', async () => {
    const kim = await signedIn('kim');
    await remind(
      kim,
      { kind: 'trialEnd', daysBefore: 3, channels: ['inbox'] },
      { kind: 'cancelBy', daysBefore: 14, channels: ['inbox'] },
      { kind: 'cancelBy', daysBefore: 3, channels: ['email'] },
    );
    await tracked(kim, { name: 'Trial', price: '$5/year', trialEndsOn: '2026-12-01' });
    await tracked(kim, {
      name: 'Phone',
      price: '$20/year',
      startsOn: '2026-01-31',
      termCount: 2,
      termUnit: 'YEAR',
      noticeCount: 3,
      noticeUnit: 'MONTH',
    });
    const { id } = await tracked(kim, { name: 'News', price: '$10/year', startsOn: '2026-06-01' });
    await sendText(
      `mutation { addSubscriptionPrice(id: "${id}", input: { from: "2027-06-01", amountCents: 1200 }) { __typename } }`,
      {},
      kim,
    );
    const path = await newCalendar(kim);
    const decisions = (await eventsAt(path)).filter((event) => !isPayment(event));
    expect(decisions).toMatchObject([
      {
        uid: expect.stringMatching(/^2026-12-01\.\d+\.trialEnd@/),
        on: '2026-12-01',
        isAllDay: true,
        summary: 'Trial – the trial ends, then $5.00',
        description: '$5/year',
        alarms: ['DISPLAY 2026-11-28T07:00:00 Trial – the trial ends, then $5.00'],
      },
      {
        on: '2027-10-31',
        summary: 'Phone – last day to cancel',
        alarms: [
          'DISPLAY 2027-10-17T07:00:00 Phone – last day to cancel',
          'DISPLAY 2027-10-28T07:00:00 Phone – last day to cancel',
        ],
      },
      { on: '2027-06-01', summary: 'News – the price rises to $12.00', alarms: [] },
    ]);
    setToday('2026-11-30');
    const later = (await eventsAt(path)).filter((event) => !isPayment(event));
    expect(later.map(({ uid }) => uid)).toEqual(decisions.map(({ uid }) => uid));
  });
});

describe('the id of an event', () => {
  const idsOf = async (path: string) => new Map((await eventsAt(path)).map(({ on, uid }) => [on, uid]));

  it('stays the same over three renewals, and with another address', async () => {
    const eli = await signedIn('eli');
    await trackedAs(eli, monthly('2026-01-31'));
    const path = await newCalendar(eli);
    const ids = await idsOf(path);
    expect(new Set(ids.values()).size).toBe(ids.size);
    for (const day of ['2026-12-15', '2027-01-15', '2027-02-15']) {
      setToday(day);
      for (const [on, uid] of await idsOf(path)) if (ids.has(on)) expect([on, uid]).toEqual([on, ids.get(on)]);
    }
    setToday(today);
    await db.session.updateMany({ data: { provedAt: new Date() } });
    expect(await idsOf(await newCalendar(eli))).toEqual(ids);
  });

  it('stays with the days that stay when others move, and never names another day', async () => {
    const fay = await signedIn('fay');
    const { id } = await trackedAs(fay, monthly('2026-01-31'));
    const path = await newCalendar(fay);
    const before = await idsOf(path);
    await db.trackedSubscription.update({ where: { id }, data: { startsOn: new Date('2026-01-30') } });
    const after = await idsOf(path);
    expect(after.get('2026-11-30')).toBe(before.get('2026-11-30'));
    expect([...after.values()].filter((uid) => [...before.values()].includes(uid)).length).toBeLessThan(before.size);
    for (const [on, uid] of after) expect(uid.startsWith(on)).toBe(true);
  });
});

/** Takes a new connection: the server may just have closed the one before, which was idle while a calendar was parsed. */
const compressed = (path: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const asked = request(base + path, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (answer) =>
      resolve(buffer(answer)),
    );
    asked.on('error', reject).end();
  });

describe('what is sent', () => {
  it('is sent again only when it has changed', async () => {
    const gus = await signedIn('gus');
    const { id } = await trackedAs(gus, monthly(today));
    const path = await newCalendar(gus);
    const first = await speak('GET', path, {});
    expect(first).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-cache',
        'content-disposition': 'inline; filename="stackling.ics"',
        etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
      },
    });
    const tag = first.headers.etag!;
    for (const method of ['GET', 'HEAD'])
      for (const kept of [tag, `"other", ${tag}`, tag.slice(2), '*'])
        expect(await speak(method, path, { 'if-none-match': kept })).toMatchObject({
          status: 304,
          body: '',
          headers: { etag: tag },
        });
    expect(await speak('HEAD', path, { 'if-none-match': '"other"' })).toMatchObject({ status: 200, body: '' });
    vi.setSystemTime(Date.now() + 3_600_000);
    await db.trackedSubscription.update({ where: { id }, data: { amountCents: 1_099 } });
    const changed = await speak('GET', path, { 'if-none-match': tag });
    expect([changed.status, changed.headers.etag === tag]).toEqual([200, false]);
  });

  const portfolios = [
    ['every month', 1, 'month', 1, '2028-05-23'],
    ['every two weeks', 1, 'week', 2, '2027-09-26'],
    ['every day', 1, 'day', 1, '2026-12-05'],
    ['every month', 20, 'month', 1, '2028-05-23'],
  ] as const;
  const sizes = 'has at most 60 kB for 200 subscriptions, paid %s, with as many alarms each: %i';
  it.each(portfolios)(sizes, async (_, alarms, unit, cycleCount, last) => {
    const viewer = await signedIn(`many_${unit}_${alarms}`);
    const rules = Array.from({ length: alarms }, (_, daysBefore) => ({
      kind: 'renewal',
      daysBefore,
      channels: ['inbox'],
    }));
    await call('PUT', '/api/reminders', { rules, hour: 9 }, viewer);
    await db.trackedSubscription.createMany({
      data: Array.from({ length: 200 }, (_, index) => ({
        userId: viewer.user.id,
        name: `${['Netflix', 'Spotify', 'Dropbox', 'Rent', 'Insurance'][index % 5]} ${(index * 7919).toString(36)}`,
        amountCents: (index * 7_919) % 20_000,
        cycleCount,
        cycleUnit: unit,
        currency: ['USD', 'EUR', 'GBP'][index % 3]!,
        startsOn: new Date(daysLater('2026-01-01', (index * 37) % 300)),
        updatedAt: new Date(Date.parse('2026-09-01') + index * 7_919_000),
      })),
    });
    const path = await newCalendar(viewer);
    const sent = await compressed(path);
    expect(sent.length).toBeLessThanOrEqual(60_000);
    const days = eventsIn(gunzipSync(sent).toString()).map(({ on }) => on);
    expect(days.toSorted().at(-1)).toBe(last);
    expect(days.length).toBeLessThanOrEqual(6_000);
  });
});

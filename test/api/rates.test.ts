import '../support/db.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { db } from '../../api/database/db.ts';
import { currentRates, seedRates, snapshot, storeRates } from '../../api/domain/subscriptions/rates.ts';
import { hourMs } from '../../api/jobs/job.ts';
import { schedule } from '../../api/schedule.ts';
import { converted } from '../support/prices.ts';
import { ecb, perEuro, serve, server, today } from '../support/ratesServer.ts';

describe('the rates in the database', () => {
  beforeEach(async () => {
    await db.exchangeRate.deleteMany();
    await db.job.deleteMany();
  });

  it('ships with a rate for every currency, dated and past', () => {
    expect([...snapshot.perEuro.keys()]).toEqual(currencyCodes);
    expect(currencyCodes.map((code) => converted(1_000_000, 'EUR', code, snapshot.perEuro))).not.toContain(undefined);
    expect(snapshot).toMatchObject({ source: 'Stackling snapshot', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(snapshot.date < today).toBe(true);
  });

  it('are the snapshot’s until there are others', async () => {
    expect(await currentRates()).toEqual(snapshot);
    await seedRates();
    await seedRates();
    expect(await db.exchangeRate.count()).toBe(currencyCodes.length);
    const { date, source, perEuro } = await currentRates();
    expect({ date, source }).toEqual({ date: snapshot.date, source: snapshot.source });
    for (const code of currencyCodes) expect(Number(perEuro.get(code))).toBe(Number(snapshot.perEuro.get(code)));
  });

  it('are the newest of each currency, dated by the oldest of these', async () => {
    await seedRates();
    await storeRates({ date: '2020-01-01', source: 'long ago', perEuro: new Map([['USD', '9']]) });
    await storeRates({ date: today, source: 'today', perEuro: new Map([['USD', '1.5']]) });
    await storeRates({ date: today, source: 'again', perEuro: new Map([['USD', '2']]) });
    const current = await currentRates();
    expect(current).toMatchObject({ date: snapshot.date, source: snapshot.source });
    expect(current.perEuro.get('USD')).toBe('1.50000000');
    expect(current.perEuro.size).toBe(currencyCodes.length);
  });

  it('lack what nobody gave a rate for', async () => {
    await storeRates({ date: today, source: 'today', perEuro: new Map([['USD', '1.5']]) });
    const { perEuro } = await currentRates();
    expect(converted(100, 'USD', 'GBP', perEuro)).toBeUndefined();
  });

  it('are refreshed once a day, however many servers there are', async () => {
    const { url, requests } = await serve((_request, response) => response.end(ecb()));
    for (let i = 0; i < 3; i++) await server(url);
    await expect.poll(async () => (await task()).dueInHours).toBeCloseTo(24);
    expect(await currentRates()).toMatchObject({ date: today, source: '127.0.0.1' });
    expect([requests(), await task()]).toMatchObject([1, { claim: null, attempts: 0 }]);
    await makeDue();
    await expect.poll(requests).toBe(2);
  });

  it('stay as they are when the service fails, which is asked again an hour later', async () => {
    await seedRates();
    const before = await currentRates();
    const { url, requests } = await serve((_request, response) => response.end('<p>Maintenance</p>'));
    await server(url);
    await expect.poll(task).toMatchObject({ claim: null, lastError: expect.stringContaining('neither the format') });
    expect((await task()).dueInHours).toBeGreaterThan(0.99);
    expect((await task()).dueInHours).toBeLessThanOrEqual(1.25);
    expect(await currentRates()).toEqual(before);
    expect(requests()).toBe(1);
  });

  it('stay as they are when the service’s are older', async () => {
    await seedRates();
    const before = await currentRates();
    const { url } = await serve((_request, response) => response.end(ecb('2025-01-02', { ...perEuro, USD: '2' })));
    await server(url);
    await expect.poll(async () => (await task()).dueInHours).toBeCloseTo(24);
    expect(await currentRates()).toEqual(before);
  });

  it('are asked of a new service at once', async () => {
    const services = [await serve((_request, response) => response.end(ecb())), await serve(() => {})];
    for (const { url, requests } of services) {
      await server(url);
      await expect.poll(requests).toBe(1);
    }
  });

  it('keep no server from stopping when the service hangs, and another one asks at once', async () => {
    const { url, requests } = await serve(() => {});
    const worker = await server(url);
    await expect.poll(requests).toBe(1);
    await worker.stop(new AbortController().signal);
    expect(await task()).toMatchObject({ claim: null, attempts: 0, lastError: null });
    await server(url);
    await expect.poll(requests).toBe(2);
  });

  it('are never asked for when RATES_URL is off', () => {
    const names = schedule({ RATES_URL: 'off', SMTP_URL: undefined }).map(({ name }) => name);
    expect(names).toEqual(['experiences', 'choices', 'known-services', 'delivery', 'reminders', 'sweep']);
  });
});

/** What the database has of asking for rates. */
async function task() {
  const { dueAt, ...job } = await db.job.findFirstOrThrow();
  return { ...job, dueInHours: (dueAt.getTime() - Date.now()) / hourMs };
}
const makeDue = () => db.$executeRaw`UPDATE jobs SET "dueAt" = now()`;

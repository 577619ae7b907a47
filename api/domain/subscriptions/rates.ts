import type { DatedRates } from '../../../common/billing/conversion.ts';
import { currencyCodes, type Currency } from '../../../common/billing/currencies.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { db } from '../../database/db.ts';
import { log } from '../../log.ts';
import { fetchRates } from '../../services/rates.ts';
import { dayMs, hourMs, type Job } from '../../jobs/job.ts';
import snapshotFile from './ratesSnapshot.json' with { type: 'json' };

const perEuro: Record<Currency, string> = snapshotFile.perEuro;

/** The rates that come with Stackling: what the European Central Bank published on that day. */
export const snapshot: DatedRates = {
  ...snapshotFile,
  perEuro: new Map(currencyCodes.map((code) => [code, perEuro[code]])),
};

const lastDay = '9999-12-31';

const oldAfterMs = 7 * dayMs;

/** The newest rate of each currency, one statement; its date and source are those of the oldest among them. */
export const currentRates = (): Promise<DatedRates> => ratesOn(lastDay);

/** The newest rates until some day, as they were known then. */
export async function ratesOn(day: Day, client: Pick<typeof db, '$queryRaw'> = db): Promise<DatedRates> {
  const rates = await client.$queryRaw<{ currency: Currency; date: string; source: string; perEuro: string }[]>`
    SELECT rate.currency, to_char(rate.date, 'YYYY-MM-DD') AS date, rate.source, rate."perEuro"::text AS "perEuro"
    FROM unnest(${currencyCodes}::text[]) AS code
    CROSS JOIN LATERAL (
      SELECT * FROM exchange_rates WHERE currency = code AND date <= ${day}::date ORDER BY date DESC LIMIT 1
    ) AS rate
    ORDER BY rate.date, code`;
  const oldest = rates[0];
  if (!oldest) return day < lastDay ? ratesOn(lastDay, client) : snapshot;
  return {
    date: oldest.date,
    source: oldest.source,
    perEuro: new Map(rates.map(({ currency, perEuro }) => [currency, perEuro])),
  };
}

/** Stores rates with their day; existing rates of that day stay. */
export async function storeRates({ date, source, perEuro }: DatedRates): Promise<void> {
  await db.exchangeRate.createMany({
    data: Array.from(perEuro, ([currency, rate]) => ({ currency, date: new Date(date), perEuro: rate, source })),
    skipDuplicates: true,
  });
}

/** Stores the snapshot, so that SQL can convert with it. */
export const seedRates = () => storeRates(snapshot);

/** Asks a service for new rates once a day; the old ones stay until it answers. */
export const ratesJob = (url: string): Job => ({
  // The host is part of the name, so that a new service is asked at once.
  name: `rates:${new URL(url).host}`,
  everyMs: dayMs,
  retryMs: hourMs,
  async run({ signal }) {
    const rates = await fetchRates(url, signal);
    await storeRates(rates);
    const isOld = Date.now() - Date.parse(rates.date) > oldAfterMs;
    log[isOld ? 'warn' : 'info']({ date: rates.date, source: rates.source }, 'exchange rates refreshed');
  },
});

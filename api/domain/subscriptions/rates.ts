import type { DatedRates } from '../../../common/billing/conversion.ts';
import { currencyCodes, type Currency } from '../../../common/billing/currencies.ts';
import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { fetchRates } from '../../services/rates.ts';
import { claim, dayMs, everyHour, hourMs, postpone } from '../../jobs/jobs.ts';
import snapshotFile from './ratesSnapshot.json' with { type: 'json' };

const perEuro: Record<Currency, string> = snapshotFile.perEuro;

/** The rates that come with Stackling: what the European Central Bank published on that day. */
export const snapshot: DatedRates = {
  ...snapshotFile,
  perEuro: new Map(currencyCodes.map((code) => [code, perEuro[code]])),
};

const oldAfterMs = 7 * 24 * hourMs;

/** The newest rate of each currency, one statement; its date and source are those of the oldest among them. */
export async function currentRates(): Promise<DatedRates> {
  const rates = await db.$queryRaw<{ currency: Currency; date: string; source: string; perEuro: string }[]>`
    SELECT rate.currency, to_char(rate.date, 'YYYY-MM-DD') AS date, rate.source, rate."perEuro"::text AS "perEuro"
    FROM unnest(${currencyCodes}::text[]) AS code
    CROSS JOIN LATERAL (
      SELECT * FROM exchange_rates WHERE currency = code ORDER BY date DESC LIMIT 1
    ) AS rate
    ORDER BY rate.date, code`;
  const oldest = rates[0];
  if (!oldest) return snapshot;
  return {
    date: oldest.date,
    source: oldest.source,
    perEuro: new Map(rates.map(({ currency, perEuro }) => [currency, perEuro])),
  };
}

/** Keeps rates with their day; what is already kept for that day stays. */
export async function storeRates({ date, source, perEuro }: DatedRates): Promise<void> {
  await db.exchangeRate.createMany({
    data: Array.from(perEuro, ([currency, rate]) => ({ currency, date: new Date(date), perEuro: rate, source })),
    skipDuplicates: true,
  });
}

/** Puts the snapshot where the database's own sums find it. */
export const seedRates = () => storeRates(snapshot);

/**
 * Asks the service for new rates if no server has done so for a day; after a failure the old ones stay and the next
 * try may come an hour later.
 *
 * @returns whether rates were fetched and stored
 */
export async function refreshRates(url: string, signal?: AbortSignal): Promise<boolean> {
  const task = `rates:${new URL(url).host}`;
  try {
    if (!(await claim(task))) return false;
    const rates = await fetchRates(url, signal);
    await storeRates(rates);
    await postpone(task, dayMs);
    const isOld = Date.now() - Date.parse(rates.date) > oldAfterMs;
    log[isOld ? 'warn' : 'info']({ date: rates.date, source: rates.source }, 'exchange rates refreshed');
    return true;
  } catch (error) {
    if (!signal?.aborted) log.warn({ err: error }, 'exchange rates not refreshed, the old ones stay');
    return false;
  }
}

/**
 * Sees at once and then every hour whether the rates need a refresh; does nothing when `url` is 'off'.
 *
 * @returns what stops it, and resolves when nothing is under way any more
 */
export function startRefreshing(url = env.RATES_URL): () => Promise<void> {
  return url === 'off' ? async () => {} : everyHour((signal) => refreshRates(url, signal));
}

import * as z from 'zod';
import type { DatedRates } from '../../common/billing/conversion.ts';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';

/** A failure of the rates service, in words for the log. */
export class RatesError extends Error {
  override readonly name = 'RatesError';
}

const largestAnswer = 256 * 1024;
const mostRedirects = 3;

/** The form that both formats are converted to: units of each currency for one unit of the base. */
const table = z.object({
  amount: z.literal(1).optional(),
  base: z.string().regex(/^[A-Z]{3}$/),
  date: z.iso.date(),
  rates: z.record(z.string(), z.union([z.number(), z.string()])),
});

/**
 * Fetches today's reference rates, in the format of the European Central Bank (XML) or of Frankfurter (JSON, any base).
 *
 * @param url the operator's setting, never user input
 * @throws RatesError unless the answer is complete, plausible and not dated in the future
 */
export async function fetchRates(url: string, signal?: AbortSignal, timeoutMs = 10_000): Promise<DatedRates> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const text = await readText(new URL(url), signal ? AbortSignal.any([signal, timeout]) : timeout).catch((error) => {
    if (error instanceof RatesError) throw error;
    if (timeout.aborted) throw new RatesError(`The rates service did not answer within ${timeoutMs / 1000} s.`);
    // The code alone: other words of the error may repeat the address, which may hold a key.
    throw new RatesError(`The rates service cannot be reached (${error?.cause?.code ?? 'no answer'}).`);
  });
  return { source: new URL(url).hostname, ...readRates(text) };
}

async function readText(address: URL, signal: AbortSignal): Promise<string> {
  const response = await request(address, signal, mostRedirects);
  if (response.status !== 200) throw new RatesError(`The rates service answered ${response.status}.`);
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new RatesError(`The rates service sent more than ${largestAnswer / 1024} kB.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** Follows redirects only on the host that the operator has set. */
async function request(address: URL, signal: AbortSignal, redirectsLeft: number): Promise<Response> {
  const response = await fetch(address, { signal, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || !location) return response;
  await response.body?.cancel();
  const next = new URL(location, address);
  if (next.host !== address.host || (next.protocol !== 'https:' && next.protocol !== address.protocol)) {
    throw new RatesError('The rates service redirects to another host.');
  }
  if (redirectsLeft === 0) throw new RatesError('The rates service redirects without end.');
  return request(next, signal, redirectsLeft - 1);
}

function readRates(text: string): Pick<DatedRates, 'date' | 'perEuro'> {
  const { success, data } = table.safeParse(/^\s*\{/.test(text) ? parseJson(text) : parseXml(text));
  if (!success) {
    throw new RatesError(
      'The rates service answered in neither the format of the European Central Bank nor of Frankfurter.',
    );
  }
  if (data.date > new Date().toISOString().slice(0, 10)) {
    throw new RatesError(`The rates service dates its rates ${data.date}, which is yet to come.`);
  }
  const perBase = (code: Currency) => units(code, code === data.base ? 1 : data.rates[code]);
  const euro = perBase('EUR');
  return { date: data.date, perEuro: new Map(currencyCodes.map((code) => [code, perEuro(code, perBase(code), euro)])) };
}

/** A rate as an integer with twenty decimals, which is more than any service sends. */
function units(code: Currency, rate: string | number | undefined): bigint {
  if (rate === undefined) throw new RatesError(`The rates service lacks ${code}.`);
  const [, whole = '', decimals = ''] = /^(\d{1,10})(?:\.(\d{1,20}))?$/.exec(String(rate)) ?? [];
  const found = BigInt(whole + decimals.padEnd(20, '0'));
  if (found === 0n) throw new RatesError(`The rates service gives no positive rate for ${code}.`);
  return found;
}

/** A rate per euro as text with eight decimals, as the database stores it. */
function perEuro(code: Currency, rate: bigint, euro: bigint): string {
  const rounded = (2n * rate * 10n ** 8n + euro) / (2n * euro);
  if (rounded === 0n || rounded >= 10n ** 18n)
    throw new RatesError(`The rates service gives no usable rate for ${code}.`);
  return `${rounded / 10n ** 8n}.${String(rounded % 10n ** 8n).padStart(8, '0')}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first day's rates: `<Cube time="…"><Cube currency="…" rate="…"/>…</Cube>`, with either kind of quotes. */
function parseXml(text: string): unknown {
  const day = /<Cube\s+time=["'](?<date>[\d-]{10})["']\s*>/.exec(text);
  const end = day ? text.indexOf('</Cube>', day.index) : -1;
  if (!day || end < 0) return undefined;
  const found = text
    .slice(day.index, end)
    .matchAll(/<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([^"'<]{0,40})["']/g);
  return {
    base: 'EUR',
    date: day.groups?.['date'],
    rates: Object.fromEntries(Array.from(found, ([, code, rate]) => [code, rate])),
  };
}

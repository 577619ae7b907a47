/** People who pay for well-known services, and what the evidence of their advice says that it saves. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { db } from '../../api/database/db.ts';
import type { Currency } from '../../common/billing/currencies.ts';
import type { Viewer } from './api.ts';
import { withPortfolio } from './portfolios.ts';

export const anyService = fc.record({
  name: fc.constantFrom('Netflix', 'Spotify', 'Zoom', 'Google Meet', 'Dropbox', 'Slack', 'Notion', 'Canva', 'Todoist'),
  amountCents: fc.constantFrom(499, 999, 1_000, 1_199, 1_299, 1_699, 1_999, 12_000, 30_000),
  cycleUnit: fc.constantFrom('month', 'month', 'year'),
  use: fc.constantFrom(null, 'no', 'rarely', 'yes'),
});

type Service = typeof anyService extends fc.Arbitrary<infer One> ? One : never;

export const yearly = ({ amountCents, cycleUnit }: Pick<Service, 'amountCents' | 'cycleUnit'>) =>
  amountCents * (cycleUnit === 'year' ? 1 : 12);

/** Somebody who pays for well-known services in US dollars. */
export async function withServices(services: readonly Service[], currency: Currency): Promise<Viewer> {
  const viewer = await withPortfolio([], currency);
  const userId = viewer.user.id;
  for (const [place, { name, amountCents, cycleUnit, use }] of services.entries()) {
    const { id } = await db.trackedSubscription.create({
      data: {
        userId,
        name: `${name} #${place}`,
        amountCents,
        cycleCount: 1,
        cycleUnit,
        startsOn: new Date('2024-03-09'),
      },
    });
    if (use) await db.useAnswer.create({ data: { subscriptionId: id, userId, answer: use } });
  }
  return viewer;
}

interface WrittenAdvice {
  kind: string;
  evidence: readonly { code: string; values: readonly { name: string; value: string }[] }[];
}

/** What a piece of advice saves a year by its evidence, when so much is paid a year for each subscription. */
export function savedBy({ kind, evidence }: WrittenAdvice, paid: readonly number[]): number {
  const values = evidence.flatMap((sentence) => sentence.values);
  const said = (wanted: string) => values.filter(({ name }) => name === wanted).map(({ value }) => centsIn(value));
  const total = paid.reduce((sum, cents) => sum + cents, 0);
  switch (kind) {
    case 'DUPLICATE':
      expect(total - Math.max(...paid)).toBe(said('amount').reduce((sum, cents) => sum + cents, 0));
      return total - Math.max(...paid);
    case 'OVERLAP':
    case 'UNUSED':
      expect(said('amount')).toEqual([Math.min(...paid)]);
      return Math.min(...paid);
    case 'YEARLY_PLAN':
      expect(said('months')).toEqual(paid);
      return total - said('yearly')[0]!;
    default:
      expect(said('paid')).toEqual(paid);
      return total - (said('list')[0] ?? 0);
  }
}

/** What a price such as `$9.99 a month` comes to in a year, and what an amount is. */
function centsIn(text: string): number {
  const [, dollars = '', cents = '', rhythm] = /^\$([\d,]+)\.(\d\d)(?: a (month|year))?$/.exec(text) ?? [];
  return Number(dollars.replaceAll(',', '') + cents) * (rhythm === 'month' ? 12 : 1);
}

export const adviceOfServices = [
  'ABOVE_LIST_PRICE',
  'ALTERNATIVE',
  'CHEAPER_PLAN',
  'DUPLICATE',
  'OVERLAP',
  'UNUSED',
  'YEARLY_PLAN',
];

const service = (name: Service['name'], amountCents: Service['amountCents'], use: Service['use'] = null): Service => ({
  name,
  amountCents,
  cycleUnit: 'month',
  use,
});

/** People to whom, together, every kind of advice applies. */
export const servicesOfEveryKind: Service[][] = [
  [service('Zoom', 1_699), service('Google Meet', 999), service('Spotify', 1_199, 'no')],
  [service('Netflix', 1_999), service('Netflix', 1_999), service('Todoist', 499)],
  [service('Spotify', 1_999), service('Dropbox', 1_999, 'rarely')],
];

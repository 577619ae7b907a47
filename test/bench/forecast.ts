import type { Currency } from '../../common/billing/currencies.ts';
import { todayIn } from '../../common/billing/today.ts';
import { db } from '../../api/database/db.ts';
import { forecastOf } from '../../api/domain/outlook/forecast.ts';
import { addUser } from './seed.ts';

const nothingElse = { without: new Set<number>(), amounts: new Map<number, number>() };
const times = 300;

/** What a forecast of 24 months costs this process, which is on an open database of PostgreSQL: with reading the rows. */
export async function measureForecast(tell: (what: string, aim: string, figures: string) => void): Promise<void> {
  for (const [subscriptions, aim] of [
    [200, '10 ms'],
    [1_000, '40 ms'],
  ] as const) {
    const username = `forecast_${subscriptions}`;
    await addUser(username, subscriptions);
    const { id } = await db.user.findFirstOrThrow({ where: { username } });
    const owner = { id, currency: 'EUR' satisfies Currency, timeZone: 'Europe/Berlin' };
    const today = todayIn(owner.timeZone);
    const forecast = () => forecastOf(owner, today, 24, nothingElse);
    for (let i = 0; i < 100; i++) await forecast(); // warms up
    const costs: number[] = [];
    for (let i = 0; i < times; i++) {
      const before = process.cpuUsage();
      await forecast();
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1_000);
    }
    costs.sort((a, b) => a - b);
    const at = (share: number) => `${costs[Math.floor(share * costs.length)]!.toFixed(2)} ms`;
    tell(`the forecast of 24 months for ${subscriptions} subscriptions`, aim, `cpu p50 ${at(0.5)}, p99 ${at(0.99)}`);
  }
}

import type { Day } from '../../common/billing/schedule.ts';
import { portfolioOf, type Portfolio } from '../domain/statistics/portfolio.ts';
import type { User } from '../generated/prisma/client.ts';
import type { Context } from '../viewer/context.ts';

const asked = new WeakMap<Context, { userId: number; since: Day; portfolio: Promise<Portfolio> }>();

/** A function that asks for what a user tracks; what it has read already in this request serves again if it is enough. */
export const portfolioFor =
  ({ id, currency, timeZone }: User, context: Context) =>
  (since: Day): Promise<Portfolio> => {
    const known = asked.get(context);
    if (known?.userId === id && known.since <= since) return known.portfolio;
    const portfolio = portfolioOf({ id, currency, timeZone }, since);
    asked.set(context, { userId: id, since, portfolio });
    return portfolio;
  };

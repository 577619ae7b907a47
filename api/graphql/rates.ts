import type { DatedRates } from '../../common/billing/conversion.ts';
import { currentRates } from '../domain/subscriptions/rates.ts';
import type { Context } from '../viewer/context.ts';

const asked = new WeakMap<Context, Promise<DatedRates>>();

/** A function that asks for the newest rates, once a request. */
export const ratesFor = (context: Context) => (): Promise<DatedRates> => {
  const rates = asked.get(context) ?? currentRates();
  asked.set(context, rates);
  return rates;
};

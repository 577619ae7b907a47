import { convert } from '../../common/billing/conversion.ts';
import type { Currency } from '../../common/billing/currencies.ts';
import type { Fraction } from '../../common/billing/fraction.ts';
import { asShown } from '../../common/billing/money.ts';
import type { Context } from '../viewer/context.ts';
import { ratesFor } from './rates.ts';

/**
 * An amount in the viewer's display currency, in whole hundredths.
 *
 * @param cents hundredths of `currency`
 * @returns null without an exchange rate
 */
export async function displayCents(
  cents: Fraction,
  { currency }: { currency: string },
  context: Context,
): Promise<number | null> {
  const display = context.viewer!.currency as Currency;
  if (currency === display) return asShown(cents, display);
  const { perEuro } = await ratesFor(context)();
  const converted = convert({ cents, currency: currency as Currency }, display, perEuro);
  return converted ? asShown(converted, display) : null;
}

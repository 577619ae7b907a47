import { add, times, type Fraction } from './fraction.ts';
import type { Payment, Tracked } from './occurrences.ts';
import type { Day } from './schedule.ts';
import { nextPayment, sumsBetween } from './timeline.ts';

const firstDay = '0001-01-01';

/** What was paid in hundredths of the subscription's currency, at the rate of its day. */
function worthOf({ amountCents, rate }: Payment): Fraction {
  const cents = { over: BigInt(amountCents), under: 1n };
  if (rate === null) return cents;
  const [whole = '0', decimals = ''] = rate.split('.');
  return times(cents, BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/**
 * What a subscription has cost before today, in hundredths of its currency. What renews by itself counts as paid, unless
 * something else was recorded.
 */
export function paidBefore({ timeline, autoRenews, addedOn, payments }: Tracked, today: Day): Fraction {
  const counted = autoRenews || today < addedOn ? today : addedOn;
  const [sum] = sumsBetween(timeline, [firstDay, counted]);
  let paid: Fraction = { over: BigInt(sum!.cents), under: 1n };
  for (const payment of payments) {
    const due = payment.dueOn < counted ? nextPayment(timeline, payment.dueOn) : undefined;
    if (due?.dueOn === payment.dueOn) paid = add(paid, { over: BigInt(-due.amountCents), under: 1n });
    if (payment.state === 'paid') paid = add(paid, worthOf(payment));
  }
  return paid;
}

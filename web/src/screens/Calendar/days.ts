import type { Day } from '../../../../common/billing/schedule.ts';

/** A payment that was or will be. */
export interface Payment {
  /** Of the subscription, which has at most one payment a day. */
  id: string;
  name: string;
  amountCents: number;
  currency: string;
  /** EXPECTED, PAID, SKIPPED or REFUNDED. */
  state: string;
  isOverdue: boolean;
}

/** A day with payments. */
export interface PaymentDay {
  day: Day;
  /** The sum in the currency of totals; what has no exchange rate is left out. */
  totalCents: number;
  payments: readonly Payment[];
}

/** Days with payments, by day. */
export type PaymentDays = ReadonlyMap<Day, PaymentDay>;

/** What some days come to. */
export const sumOf = (days: PaymentDays, of: readonly Day[]): number =>
  of.reduce((sum, day) => sum + (days.get(day)?.totalCents ?? 0), 0);

/** Whether a day's sum says more than its payments do. */
export const needsSum = ({ payments }: PaymentDay, currency: string): boolean =>
  payments.length > 1 || payments.some((payment) => payment.currency !== currency);

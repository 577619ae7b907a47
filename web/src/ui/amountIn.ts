import { amountOf, amountPattern } from '../../../common/billing/amount.ts';

const whole = new RegExp(`^${amountPattern}$`, 'i');

/** The amount in a text, in hundredths of its currency; undefined when the text is empty. */
export function amountIn(text: string, currency: string): number | undefined | 'unreadable' {
  const typed = text.trim();
  if (typed === '') return undefined;
  const groups = whole.exec(typed)?.groups;
  const amount = groups && amountOf(groups, currency);
  if (typeof amount !== 'object') return 'unreadable';
  return (amount.currency ?? currency) === currency ? amount.amountCents : 'unreadable';
}

import { daysLater, type Day } from '../../../../common/billing/schedule.ts';
import { today } from '../../ui/calendar.ts';
import { monthOf, monthsLater, type Month } from '../../ui/monthDays.ts';

/** What the statistics show: the first and the last month, both included. */
export interface View {
  from: Month;
  to: Month;
}

/** The longest range, in months. */
export const mostMonths = 120;

const readable = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

export const monthBefore = (month: Month, months: number): Month => monthOf(monthsLater(`${month}-01`, -months));

/** This month and the 11 before it. */
export const usualView = (): View => ({ from: monthBefore(monthOf(today()), 11), to: monthOf(today()) });

/** Reads a view from an address; without a valid range it is the usual one. */
export function readView(address: URLSearchParams): View {
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  const isRange = readable.test(from) && readable.test(to) && from <= to && from > monthBefore(to, mostMonths);
  return isRange ? { from, to } : usualView();
}

/** The query string of a view; the usual one needs none. */
export function addressOf({ from, to }: View): string {
  const usual = usualView();
  return from === usual.from && to === usual.to ? '' : new URLSearchParams({ from, to }).toString();
}

/** The query's variables for a view. */
export const variablesOf = ({ from, to }: View): { from: Day; to: Day } => ({
  from: `${from}-01`,
  to: daysLater(monthsLater(`${to}-01`, 1), -1),
});

/** The months that can be chosen, the latest first. */
export const choices = (): Month[] =>
  Array.from({ length: mostMonths }, (_, months) => monthBefore(monthOf(today()), months));

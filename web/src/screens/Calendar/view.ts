import { daysLater, type Day } from '../../../../common/billing/schedule.ts';
import { today } from '../../ui/calendar.ts';
import { monthOf, monthsLater, weeksOf, type Month } from '../../ui/monthDays.ts';

/** What the calendar shows. */
export interface View {
  month: Month;
}

const readable = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

/** Reads a view from an address; without a valid month it is this month. */
export function readView(address: URLSearchParams): View {
  const month = address.get('month') ?? '';
  return { month: readable.test(month) ? month : monthOf(today()) };
}

/** The query string of a view. */
export const addressOf = ({ month }: View) => new URLSearchParams({ month }).toString();

/** The query's variables for a view: the month, and all days of the weeks that it is in. */
export function variablesOf({ month }: View): Record<'from' | 'to' | 'first' | 'last', Day> {
  const from = weeksOf(month)[0]![0]!;
  const to = weeksOf(month).at(-1)!.at(-1)!;
  const first = `${month}-01`;
  return { from, to, first, last: daysLater(monthsLater(first, 1), -1) };
}

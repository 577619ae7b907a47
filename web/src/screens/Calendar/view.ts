import type { Day } from '../../../../common/billing/schedule.ts';
import { today } from '../../ui/calendar.ts';
import { monthOf, weeksOf, type Month } from '../../ui/monthDays.ts';

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

/** The query's variables for a view: all days of the weeks that the month is in. */
export function variablesOf({ month }: View): { from: Day; to: Day } {
  const from = weeksOf(month)[0]![0]!;
  const to = weeksOf(month).at(-1)!.at(-1)!;
  return { from, to };
}

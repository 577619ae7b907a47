import { daysLater, dueOn, type Day } from '../../../common/billing/schedule.ts';
import { locale } from '../../../common/locale.ts';

/** A month as ISO 8601 writes it, such as 2028-02. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The same day so many months later, or the last day of a month that is too short; `months` may be negative. */
export const monthsLater = (day: Day, months: number): Day =>
  dueOn({ startsOn: day, cycleCount: 1, cycleUnit: 'month' }, months);

/** The days of the weeks that a month is in: whole weeks, so also days of the months around it. */
export function weeksOf(month: Month, firstWeekday = firstWeekdayHere()): Day[][] {
  const first = `${month}-01`;
  const weeks: Day[][] = [];
  let start = startOfWeek(first, firstWeekday);
  const end = monthsLater(first, 1);
  while (start < end) {
    const monday = start;
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => daysLater(monday, days)));
    start = daysLater(start, 7);
  }
  return weeks;
}

export function startOfWeek(day: Day, firstWeekday = firstWeekdayHere()): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysLater(day, -((weekday - firstWeekday + 7) % 7));
}

/** Where weeks begin on Sunday; asked where the browser does not know. */
const sundayRegions = /^(AU|BR|CA|CO|HK|ID|IL|IN|JP|KE|KR|MX|PE|PH|PK|SG|TH|TW|US|VE|ZA)$/;

/** The first day of the week in the reader's region: 1 for Monday to 7 for Sunday. */
function firstWeekdayHere(): number {
  const here = new Intl.Locale(locale()) as Partial<Intl.Locale>;
  return here.getWeekInfo?.().firstDay ?? (sundayRegions.test(here.region ?? '') ? 7 : 1);
}

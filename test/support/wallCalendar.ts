/** The days of payments, found without the product’s arithmetic. */
import type { Day, Schedule } from '../../common/billing/schedule.ts';

/** A calendar that knows only the lengths of months, and counts days one by one. */
class Calendar {
  private readonly year: number;
  private readonly month: number;
  private readonly day: number;

  constructor(year: number, month: number, day: number) {
    [this.year, this.month, this.day] = [year, month, day];
  }

  static of(day: Day): Calendar {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return new Calendar(year, month, date);
  }

  static lengthOf(year: number, month: number): number {
    if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
  }

  tomorrow(): Calendar {
    if (this.day < Calendar.lengthOf(this.year, this.month)) return new Calendar(this.year, this.month, this.day + 1);
    return this.month < 12 ? new Calendar(this.year, this.month + 1, 1) : new Calendar(this.year + 1, 1, 1);
  }

  /** The same day of the month so many months on, or that month's last. */
  monthsOn(months: number): Calendar {
    let [year, month] = [this.year, this.month];
    for (; months > 0; months--) [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    return new Calendar(year, month, Math.min(this.day, Calendar.lengthOf(year, month)));
  }

  toString(): Day {
    const two = (number: number) => String(number).padStart(2, '0');
    return `${this.year}-${two(this.month)}-${two(this.day)}`;
  }
}

/** All payments up to a day, as somebody would find them with a calendar on the wall. */
export function onTheWall({ startsOn, cycleCount, cycleUnit }: Schedule, until: Day): Day[] {
  const start = Calendar.of(startsOn);
  if (cycleUnit === 'once') return startsOn <= until ? [startsOn] : [];
  const days: Day[] = [];
  if (cycleUnit === 'day' || cycleUnit === 'week') {
    const step = cycleUnit === 'week' ? 7 * cycleCount : cycleCount;
    for (let day = start, passed = 0; String(day) <= until; day = day.tomorrow(), passed++)
      if (passed % step === 0) days.push(String(day));
    return days;
  }
  const step = cycleUnit === 'year' ? 12 * cycleCount : cycleCount;
  for (let months = 0; ; months += step) {
    const day = String(start.monthsOn(months));
    if (day > until) return days;
    days.push(day);
  }
}

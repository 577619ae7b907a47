import type { Cycle } from './cycle.ts';

/** A calendar day as ISO 8601 writes it, such as 2028-02-29; from the year 1900 to 9999. */
export type Day = string;

/** When a subscription is paid: first on a day, then once every cycle. */
export interface Schedule extends Cycle {
  startsOn: Day;
}

const dayMs = 86_400_000;

/** Days since the start of 1970. Days have no time zone, so UTC is as good as any: it never changes its clock. */
export const numberOf = (day: Day): number => Date.parse(day) / dayMs;
const dayOf = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10);

/** The day that is so many days later. */
export const daysLater = (day: Day, days: number): Day => dayOf(numberOf(day) + days);

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Months since the start of the year 0. */
export const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export const unitDays = { day: 1, week: 7 };
export const unitMonths = { month: 1, year: 12 };

/**
 * The day of a payment. It is counted from the first and never from the one before, so that a month that is too short
 * moves only its own payment: 31 January, 28 February, 31 March.
 *
 * @param index 0 for the first payment
 */
export function dueOn({ startsOn, cycleCount, cycleUnit }: Schedule, index: number): Day {
  if (index === 0 || cycleUnit === 'once') return startsOn;
  if (cycleUnit === 'day' || cycleUnit === 'week') return daysLater(startsOn, index * cycleCount * unitDays[cycleUnit]);
  const months = monthOf(startsOn) + index * cycleCount * unitMonths[cycleUnit];
  const [year, month] = [Math.floor(months / 12), months % 12];
  const day = Math.min(Number(startsOn.slice(8)), daysIn(year, month));
  return `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(day)}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The index of the first payment on a day or later; undefined when there is none. */
export function firstFrom(schedule: Schedule, day: Day): number | undefined {
  const { startsOn, cycleCount, cycleUnit } = schedule;
  if (day <= startsOn) return 0;
  if (cycleUnit === 'once') return undefined;
  if (cycleUnit === 'day' || cycleUnit === 'week')
    return Math.ceil((numberOf(day) - numberOf(startsOn)) / (cycleCount * unitDays[cycleUnit]));
  // Each payment is in its own month, so the day decides only within the month itself. A month that is too short for a payment
  // has no day after it.
  const cycles = (monthOf(day) - monthOf(startsOn)) / (cycleCount * unitMonths[cycleUnit]);
  const index = Math.floor(cycles);
  return index === cycles && startsOn.slice(8) >= day.slice(8) ? index : index + 1;
}

/** The day of the next payment, today included; undefined when a one-time payment is over. */
export function nextDueOn(schedule: Schedule, today: Day): Day | undefined {
  const index = firstFrom(schedule, today);
  return index === undefined ? undefined : dueOn(schedule, index);
}

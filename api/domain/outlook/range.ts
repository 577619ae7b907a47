import * as z from 'zod/mini';
import { dueOn, type Day } from '../../../common/billing/schedule.ts';
import { formTexts } from '../../../common/forms/texts.ts';
import { said } from '../../../common/said.ts';
import { InvalidInputError, issue, issueOfForm } from '../../errors.ts';

/** The longest time that anybody may ask about. */
export const mostYears = 10;
export const mostDays = 366;
export const mostMonths = 60;

const dayForm = z.iso.date().check(z.refine((day) => day >= '1900'));

/**
 * Makes sure that two days are a range that can be asked about, both included.
 *
 * @throws InvalidInputError when one is no day, or the range is too long or runs backwards
 */
export function checkRange(from: Day, to: Day): void {
  for (const [field, day] of Object.entries({ from, to }))
    if (!dayForm.safeParse(day).success) throw new InvalidInputError(issueOfForm(field, said(formTexts.badDate)));
  if (to < from) throw new InvalidInputError(issue('to', 'days.backwards'));
  if (to > dueOn({ startsOn: from, cycleCount: mostYears, cycleUnit: 'year' }, 1))
    throw new InvalidInputError(issue('to', 'days.tooMany', { years: mostYears }));
}

/**
 * Makes sure that a number is whole, positive and not too large.
 *
 * @throws InvalidInputError when it is not
 */
export function checkCount(field: string, count: number, maximum: number): void {
  if (!Number.isInteger(count) || count < 1 || count > maximum)
    throw new InvalidInputError(issue(field, 'count.outside', { maximum }));
}

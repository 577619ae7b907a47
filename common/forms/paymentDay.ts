import { said } from '../said.ts';
import { formTexts } from './texts.ts';

export const notADate = said(formTexts.badDate);

const longestAgo = 50;
/** Databases know no year 0. */
const first = '1900';

/** The message (common/said.ts) that refuses a calendar day, YYYY-MM-DD, as that of a payment; undefined for most. */
export function paymentDayProblem(day: string): string | undefined {
  if (day < first) return notADate;
  return isLongAgo(day) ? said(formTexts.dateLongAgo, { years: longestAgo }) : undefined;
}

function isLongAgo(day: string): boolean {
  const limit = new Date();
  limit.setUTCFullYear(limit.getUTCFullYear() - longestAgo);
  return day < limit.toISOString().slice(0, 10);
}

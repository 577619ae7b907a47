import { unitsInYear } from './cycle.ts';

const units = Object.entries(unitsInYear).map(([unit, count]) => `WHEN '${unit}' THEN ${count}`);

/** `costOfYear` in SQL, of a row with the columns of a price: a number with some twenty digits behind the point. */
export const costOfYearSql = `("amountCents" * CASE "cycleUnit" ${units.join(' ')} END / "cycleCount"::numeric)`;

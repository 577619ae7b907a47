import { unitsInYear } from './cycle.ts';

const units = Object.entries(unitsInYear).map(([unit, count]) => `WHEN '${unit}' THEN ${count}`);

/** `costOfYear` in SQL for a row with the columns of a price: a numeric with about twenty decimals. */
export const costOfYearSql = `("amountCents" * CASE "cycleUnit" ${units.join(' ')} END / "cycleCount"::numeric)`;

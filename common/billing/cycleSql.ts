import { unitsInYear } from './cycle.ts';
import { amountSql } from './scheduleSql.ts';

const units = Object.entries(unitsInYear).map(([unit, count]) => `WHEN '${unit}' THEN ${count}`);

/** `costOfYear` in SQL for a row with the columns of a timeline, beside a column `today`: a numeric with about twenty decimals. */
export const costOfYearSql = `(${amountSql} * CASE "cycleUnit" ${units.join(' ')} END / "cycleCount"::numeric)`;

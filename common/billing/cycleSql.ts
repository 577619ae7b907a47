import { unitsInYear } from './cycle.ts';
import { amountSql } from './scheduleSql.ts';

const units = Object.entries(unitsInYear).map(([unit, count]) => `WHEN '${unit}' THEN ${count}::float8`);

/** `costOfYear` in SQL for a row with the columns of a timeline, beside a column `today`: a float, as close as those are; sorting by a numeric takes twice as long. */
export const costOfYearSql = `(${amountSql}::float8 * CASE "cycleUnit" ${units.join(' ')} END / "cycleCount")`;

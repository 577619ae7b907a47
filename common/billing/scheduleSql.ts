/** How many days or months a cycle has, if its unit is one of those. */
const days = `("cycleCount" * CASE "cycleUnit" WHEN 'week' THEN 7 ELSE 1 END)`;
const months = `("cycleCount" * CASE "cycleUnit" WHEN 'year' THEN 12 ELSE 1 END)`;
/** Not `extract`, which makes a numeric and takes twice as long. */
const part = (unit: string, date: string) => `date_part('${unit}', ${date})::integer`;
const passed = `((${part('year', '"today"')} - ${part('year', '"startsOn"')}) * 12
  + ${part('month', '"today"')} - ${part('month', '"startsOn"')})`;
const inMonths = (count: string) => `("startsOn" + make_interval(months => ${count}))::date`;

/**
 * `nextDueOn` in SQL for a row with the columns of a price and `startsOn`, beside a column `today`: a date, or null when
 * there is no next payment.
 */
export const nextDueOnSql = `(CASE
  WHEN "startsOn" >= "today" THEN "startsOn"
  WHEN "cycleUnit" IN ('day', 'week') THEN "startsOn" + (("today" - "startsOn" - 1) / ${days} + 1) * ${days}
  WHEN "cycleUnit" = 'once' THEN NULL
  WHEN ${passed} % ${months} = 0 AND ${inMonths(passed)} >= "today" THEN ${inMonths(passed)}
  ELSE ${inMonths(`(${passed} / ${months} + 1) * ${months}`)}
END)`;

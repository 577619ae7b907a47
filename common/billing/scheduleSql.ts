/** How many days or months a cycle has, if its unit is one of those. */
const days = `("cycleCount" * CASE "cycleUnit" WHEN 'week' THEN 7 ELSE 1 END)`;
const months = `("cycleCount" * CASE "cycleUnit" WHEN 'year' THEN 12 ELSE 1 END)`;
/** Not `extract`, which makes a numeric and takes twice as long. */
const part = (unit: string, date: string) => `date_part('${unit}', ${date})::integer`;
const inMonths = (count: string) => `("startsOn" + make_interval(months => ${count}))::date`;

/** The first payment on a day or later, as if there were no pause and no end. */
function firstFromSql(day: string): string {
  const passed = `((${part('year', day)} - ${part('year', '"startsOn"')}) * 12
    + ${part('month', day)} - ${part('month', '"startsOn"')})`;
  return `(CASE
    WHEN "startsOn" >= ${day} THEN "startsOn"
    WHEN "cycleUnit" IN ('day', 'week') THEN "startsOn" + ((${day} - "startsOn" - 1) / ${days} + 1) * ${days}
    WHEN "cycleUnit" = 'once' THEN NULL
    WHEN ${passed} % ${months} = 0 AND ${inMonths(passed)} >= ${day} THEN ${inMonths(passed)}
    ELSE ${inMonths(`(${passed} / ${months} + 1) * ${months}`)}
  END)`;
}

// The pauses before the last are over.
const pausedFrom = `("pauses"->-1->>'from')::date`;
const pausedUntil = `("pauses"->-1->>'until')::date`;
const isPaused = (day: string) =>
  `("pauses" <> '[]' AND ${pausedFrom} <= ${day} AND coalesce(${day} < ${pausedUntil}, true))`;

const fromToday = firstFromSql('greatest("today", "trialEndsOn")');

/**
 * The day of `nextPayment` in SQL for a row with the columns of a timeline, beside a column `today`: a date, or null when
 * there is no next payment.
 */
export const nextDueOnSql = `(CASE WHEN "pauses" = '[]' AND "endsOn" IS NULL THEN ${fromToday} ELSE (
  SELECT CASE WHEN "endsOn" IS NULL OR "day" < "endsOn" THEN "day" END FROM (
    SELECT CASE WHEN ${isPaused('"day"')} THEN ${firstFromSql(pausedUntil)} ELSE "day" END AS "day"
    FROM (SELECT ${fromToday} AS "day") AS "unpaused"
  ) AS "unended") END)`;

/** `isActiveOn` in SQL, for the same columns. */
export const isActiveSql = `(CASE WHEN "endsOn" IS NULL THEN NOT ${isPaused('"today"')}
  ELSE "today" < "endsOn" AND ${nextDueOnSql} IS NOT NULL END)`;

/** `amountOn` in SQL, for the same columns. It takes the length, as comparing with '[]' takes twice as long. */
export const amountSql = `(CASE WHEN jsonb_array_length("prices") = 0 THEN "amountCents" ELSE coalesce((
  SELECT ("change"->>'amountCents')::bigint FROM jsonb_array_elements("prices") AS "change"
  WHERE ("change"->>'from')::date <= "today" ORDER BY "change"->>'from' DESC LIMIT 1), "amountCents") END)`;

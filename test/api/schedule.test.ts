import '../support/db.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import type { Day } from '../../common/billing/schedule.ts';
import { amountSql, isActiveSql, nextDueOnSql } from '../../common/billing/scheduleSql.ts';
import { amountOn, isActiveOn, nextPayment } from '../../common/billing/timeline.ts';
import { anyTimeline } from '../support/timelines.ts';

it('knows the same next payment, state and price in the database as everywhere else', async () => {
  const some = fc.array(anyTimeline, { minLength: 500, maxLength: 500 });
  await fc.assert(
    fc.asyncProperty(some, async (asked) => {
      const rows = await db.$queryRawUnsafe<{ day: Day | null; isActive: boolean; cents: bigint }[]>(
        `SELECT (${nextDueOnSql})::text AS day, ${isActiveSql} AS "isActive", ${amountSql} AS cents
         FROM jsonb_to_recordset($1::jsonb) AS timeline ("startsOn" date, "cycleCount" integer, "cycleUnit" text,
           "amountCents" bigint, "prices" jsonb, "trialEndsOn" date, "pauses" jsonb, "endsOn" date, "today" date)`,
        JSON.stringify(asked.map(({ timeline, today }) => ({ ...timeline, today }))),
      );
      for (const [index, { timeline, today }] of asked.entries()) {
        const { day, isActive, cents } = rows[index]!;
        expect([timeline, today, day, isActive, Number(cents)]).toEqual([
          timeline,
          today,
          nextPayment(timeline, today)?.dueOn ?? null,
          isActiveOn(timeline, today),
          amountOn(timeline, today),
        ]);
      }
    }),
    { numRuns: 20 },
  );
});

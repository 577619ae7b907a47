import '../support/db.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { nextDueOn, type Day } from '../../common/billing/schedule.ts';
import { nextDueOnSql } from '../../common/billing/scheduleSql.ts';
import { anyDay, anySchedule } from '../support/schedules.ts';

it('names the same next payment in the database as everywhere else', async () => {
  const some = fc.array(fc.tuple(anySchedule, anyDay), { minLength: 500, maxLength: 500 });
  await fc.assert(
    fc.asyncProperty(some, async (asked) => {
      const rows = await db.$queryRawUnsafe<{ day: Day | null }[]>(
        `SELECT (${nextDueOnSql})::text AS day
         FROM unnest($1::date[], $2::integer[], $3::text[], $4::date[])
           AS schedule ("startsOn", "cycleCount", "cycleUnit", "today")`,
        asked.map(([{ startsOn }]) => startsOn),
        asked.map(([{ cycleCount }]) => cycleCount),
        asked.map(([{ cycleUnit }]) => cycleUnit),
        asked.map(([, today]) => today),
      );
      for (const [index, [schedule, today]] of asked.entries())
        expect([schedule, today, rows[index]!.day]).toEqual([schedule, today, nextDueOn(schedule, today) ?? null]);
    }),
    { numRuns: 20 },
  );
});

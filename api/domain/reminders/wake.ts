import type { db } from '../../database/db.ts';

/** Looks soon what a user is to be reminded of, because something changed. */
export const remindSoon = (userId: number, client: Pick<typeof db, '$executeRaw'>) => client.$executeRaw`
  INSERT INTO reminder_settings ("userId") VALUES (${userId})
  ON CONFLICT ("userId") DO UPDATE SET "nextAt" = least(reminder_settings."nextAt", now())`;

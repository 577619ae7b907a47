import { db } from '../../database/db.ts';
import { catalogue } from '../../finder/catalogue/catalogue.ts';
import { toolNamed } from '../../finder/catalogue/named.ts';
import { dayMs, hourMs, type Job } from '../../jobs/job.ts';
import { notRemovedSql } from '../lists/removal.ts';
import { leastUsers } from '../recommendations/experiences.ts';

/** The most services that are kept, those of most people first. */
const mostKept = 5_000;

/** Counts the services that at least five people track and that the catalogue does not know. */
export async function countKnownServices(): Promise<void> {
  const counted = await db.$queryRaw<{ key: string; name: string; people: number }[]>`
    SELECT lower("name") AS "key", mode() WITHIN GROUP (ORDER BY "name") AS "name",
      count(DISTINCT "userId")::integer AS "people"
    FROM "user_subscriptions" WHERE ${notRemovedSql}
    GROUP BY lower("name") HAVING count(DISTINCT "userId") >= ${leastUsers}
    ORDER BY "people" DESC, "key" LIMIT ${mostKept}`;
  const services = counted.filter(({ name }) => !toolNamed(name, catalogue.tools));
  await db.$transaction([db.knownService.deleteMany(), db.knownService.createMany({ data: services })]);
}

/** Counts once a day; the old figures stay until that works. */
export const knownServicesJob: Job = {
  name: 'known-services',
  everyMs: dayMs,
  retryMs: hourMs,
  run: countKnownServices,
};

/**
 * The names of services that others track with a word that begins with a text, those of most people first.
 *
 * @param search in lower case
 */
export async function knownServices(search: string, first: number): Promise<string[]> {
  const found = await db.$queryRaw<{ name: string }[]>`
    SELECT "name" FROM "known_services" WHERE position(' ' || ${search}::text IN ' ' || "key") > 0
    ORDER BY "people" DESC, "key" LIMIT ${first}`;
  return found.map(({ name }) => name);
}

import { db } from '../../database/db.ts';
import { catalogue } from '../../finder/catalogue/catalogue.ts';
import { dayMs, hourMs, type Job } from '../../jobs/job.ts';

/** What fewer people did is neither shown nor used, so that nobody can be recognised by it. */
export const leastUsers = 5;

/** What people have done with a tool. */
export interface Experience {
  /** How many stacks hold it. */
  stacks: number;
  /** How many people own these stacks, at least five. */
  users: number;
  /** The name of the tool that is most often saved beside it. */
  oftenWith: string | undefined;
}

/** What people have done with the tools of the catalogue, by the tool's id; one statement. */
export async function currentExperiences(): Promise<ReadonlyMap<string, Experience>> {
  const counted = await db.toolExperience.findMany();
  return new Map(
    counted.map(({ toolId, stacks, users, oftenWith }) => [
      toolId,
      { stacks, users, oftenWith: catalogue.tools.find(({ id }) => id === oftenWith)?.name },
    ]),
  );
}

/**
 * How widely each tool is saved, from 0 to 1 by tool id. The most saved tool has 1; one saved by a tenth as many people
 * has about half.
 */
export function shareOf(experiences: ReadonlyMap<string, Experience>): ReadonlyMap<string, number> {
  const most = Math.max(...Array.from(experiences.values(), ({ users }) => users), 1);
  const share = (users: number) => Math.log10(1 + (99 * users) / most) / 2;
  return new Map(Array.from(experiences, ([id, { users }]) => [id, share(users)]));
}

/**
 * Recounts, for each tool of the catalogue, the stacks that hold it, the people who own them, and the tool most often
 * saved beside it. A stack counts once, and saved tools are matched by name.
 */
export async function countExperiences(): Promise<void> {
  const ids = catalogue.tools.map(({ id }) => id);
  const names = catalogue.tools.map(({ name }) => name.toLowerCase());
  await db.$transaction([
    db.toolExperience.deleteMany(),
    db.$executeRaw`
      WITH saved AS (
        SELECT DISTINCT tool.id, saved."projectId" AS stack, saved."userId" AS "user"
        FROM unnest(${ids}::text[], ${names}::text[]) AS tool (id, name)
        JOIN saved_recommendations AS saved ON lower(saved.name) = tool.name AND saved."removedAt" IS NULL
      ),
      pairs AS (
        SELECT DISTINCT ON (one.id) one.id, other.id AS other
        FROM saved AS one
        JOIN saved AS other ON other.stack = one.stack AND other.id <> one.id
        GROUP BY one.id, other.id
        HAVING count(DISTINCT one."user") >= ${leastUsers}
        ORDER BY one.id, count(*) DESC, other.id
      )
      INSERT INTO tool_experiences ("toolId", stacks, users, "oftenWith")
      SELECT saved.id, count(*), count(DISTINCT saved."user"), pairs.other
      FROM saved
      LEFT JOIN pairs ON pairs.id = saved.id
      GROUP BY saved.id, pairs.other
      HAVING count(DISTINCT saved."user") >= ${leastUsers}`,
  ]);
}

/** Counts once a day; the old figures stay until that works. */
export const experiencesJob: Job = {
  name: 'experiences',
  everyMs: dayMs,
  retryMs: hourMs,
  run: countExperiences,
};

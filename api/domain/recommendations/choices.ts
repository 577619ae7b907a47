/** What people put right in the finder's answers: counted without names, and used once five people agree. */
import { createHash } from 'node:crypto';
import { db } from '../../database/db.ts';
import { catalogue } from '../../finder/catalogue/catalogue.ts';
import type { Need, Tool } from '../../finder/catalogue/tool.ts';
import type { Corrections } from '../../finder/reading/reading.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { dayMs, hourMs, type Job } from '../../jobs/job.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { log } from '../../log.ts';
import { networkOf } from '../accounts/limitKeys.ts';
import { limitChoices } from '../accounts/limits.ts';
import { leastUsers } from './experiences.ts';

/** A user, or whoever is at an address. */
export interface Chooser {
  userId?: number | undefined;
  address: string;
}

type Act = 'need-added' | 'need-removed' | 'tool-chosen' | 'tool-put-aside';

interface Choice {
  act: Act;
  needId: string;
  toolId?: string;
}

/** Half a year: what people chose longer ago may have changed since. */
const keptMs = 180 * dayMs;

/** The most needs that are suggested. */
const mostSuggested = 5;

/**
 * Counts that somebody used a tool instead of the recommended one. Ignored for two tools that have no need in common.
 *
 * @param recommended the name of the recommended tool
 * @param chosen the name of the tool in its place
 */
export async function noteSwap(chooser: Chooser, recommended: string, chosen: string): Promise<void> {
  const [aside, instead] = [toolCalled(recommended), toolCalled(chosen)];
  const needId = aside?.needs.find((need) => instead?.needs.includes(need));
  if (!aside || !instead || aside === instead || needId === undefined) return;
  await note(chooser, [
    { act: 'tool-chosen', needId, toolId: instead.id },
    { act: 'tool-put-aside', needId, toolId: aside.id },
  ]);
}

/** Counts the needs that somebody added and removed; the same ones again count once. */
export const noteCorrections = (chooser: Chooser, { added, removed }: Pick<Corrections, 'added' | 'removed'>) =>
  note(chooser, [
    ...added.map((needId) => ({ act: 'need-added' as const, needId })),
    ...removed.map((needId) => ({ act: 'need-removed' as const, needId })),
  ]);

/** Stores choices; a failure is only logged, because nobody waits for this. */
async function note(chooser: Chooser, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return;
  const { userId, address } = chooser;
  const who = userId === undefined ? networkOf(address) : `user ${userId}`;
  const rows = choices.map((choice) => ({
    ...choice,
    bucket: bucketOf(who, choice),
  }));
  try {
    if (await limitChoices(who)) await db.finderChoice.createMany({ data: rows, skipDuplicates: true });
  } catch (error) {
    log.warn({ err: error }, 'what somebody put right in the finder was not counted');
  }
}

/** 12 bits of a digest: a million addresses share each, and a hundred people hardly ever do. */
const bucketOf = (who: string, { act, needId, toolId = '' }: Choice) =>
  createHash('sha256').update([who, act, needId, toolId].join('\n')).digest().readUInt16BE() >> 4;

const toolCalled = (name: string): Tool | undefined => catalogue.tools.find((tool) => tool.name === name);

/** How many people chose each tool for a need rather than the recommended one, and the other way round. */
export interface Preference {
  needId: string;
  toolId: string;
  chosen: number;
  putAside: number;
}

/** The preferences that at least five people share; one statement. */
export const currentPreferences = () =>
  db.$queryRaw<Preference[]>`
    SELECT "needId", "toolId",
      coalesce(sum(people) FILTER (WHERE act = 'tool-chosen'), 0)::integer AS chosen,
      coalesce(sum(people) FILTER (WHERE act = 'tool-put-aside'), 0)::integer AS "putAside"
    FROM finder_choice_counts WHERE "toolId" <> '' GROUP BY "needId", "toolId"`;

/** How much people prefer each tool for a need, as the finder takes it (`Knowledge`). */
export function preferredAmong(preferences: readonly Preference[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const byNeed = Map.groupBy(preferences, ({ needId }) => needId);
  const share = ({ chosen, putAside }: Preference) => (chosen - putAside) / (chosen + putAside);
  return new Map(
    Array.from(byNeed, ([need, tools]) => [need, new Map(tools.map((tool) => [tool.toolId, share(tool)]))]),
  );
}

/** How many people took each tool instead of the recommended one, by its id; the most for any need. */
export const chosenByTool = (preferences: readonly Preference[]): ReadonlyMap<string, number> =>
  new Map(preferences.toSorted((a, b) => a.chosen - b.chosen).map(({ toolId, chosen }) => [toolId, chosen]));

/** The needs that people add most, where more add than remove them. */
export async function oftenAddedNeeds(): Promise<Need[]> {
  const added = await db.$queryRaw<{ needId: string }[]>`
    SELECT "needId" FROM finder_choice_counts WHERE "toolId" = ''
    GROUP BY "needId"
    HAVING sum(CASE act WHEN 'need-added' THEN people ELSE -people END) > 0
    ORDER BY sum(CASE act WHEN 'need-added' THEN people ELSE -people END) DESC, "needId"
    LIMIT ${mostSuggested}`;
  return added.flatMap(({ needId }) => catalogue.needs.find(({ id }) => id === needId) ?? []);
}

/** Counts how many people chose the same. */
export async function countChoices(): Promise<void> {
  await db.$transaction([
    db.finderChoiceCount.deleteMany(),
    db.$executeRaw`
      INSERT INTO finder_choice_counts (act, "needId", "toolId", people)
      SELECT act, "needId", "toolId", count(*) FROM finder_choices
      GROUP BY act, "needId", "toolId" HAVING count(*) >= ${leastUsers}`,
  ]);
}

/** Counts once a day; the old figures stay until that works. */
export const choicesJob: Job = { name: 'choices', everyMs: dayMs, retryMs: hourMs, run: countChoices };

export const expiredChoices: Expired = {
  table: 'finder_choices',
  key: 'id',
  where: () => Prisma.sql`"createdAt" < ${new Date(Date.now() - keptMs)}`,
};

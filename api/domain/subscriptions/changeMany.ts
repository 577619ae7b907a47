import { isDeepStrictEqual } from 'node:util';
import type { output } from 'zod/mini';
import { todayIn } from '../../../common/billing/today.ts';
import { timelineTexts } from '../../../common/billing/timelineTexts.ts';
import type { changesForm } from '../../../common/forms/changesForm.ts';
import { said } from '../../../common/said.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issue, issueOfForm, NotFoundError, type Told } from '../../errors.ts';
import { Prisma, type SubscriptionChange, type User } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { heldLabels } from '../labels/labelling.ts';
import { remindSoon } from '../reminders/wake.ts';
import { changeBy } from './manyActs.ts';
import { hold, write, type State } from './manyStates.ts';

/** How many subscriptions can be changed at once. */
export const mostAtOnce = 1_000;

/** How many changes of a user are kept so that they can be undone. */
const mostKept = 20;

/** What became of a change of many subscriptions. */
export interface Outcome {
  /** The subscriptions that are different now. */
  changed: number[];
  /** Why others are as they were. */
  unchanged: { id: number; why: Told }[];
}

/** What is kept of a subscription that was changed: what differs. */
interface Kept {
  id: number;
  before: Partial<State>;
  after: Partial<State>;
}

/**
 * Does the same to many subscriptions, in one transaction. What does not fit one of them leaves only that one as it is.
 *
 * @returns also what undoes it for an hour; null when nothing changed
 * @throws InvalidInputError when it fits none of them, whatever they are
 */
export function changeMany(
  { id: userId, timeZone }: Pick<User, 'id' | 'timeZone'>,
  ids: readonly number[],
  form: output<typeof changesForm>,
  labelIds: readonly number[],
): Promise<Outcome & { change: SubscriptionChange | null }> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0 || distinct.length > mostAtOnce)
    throw new InvalidInputError(issue('ids', 'ids.count', { maximum: mostAtOnce }));
  const today = todayIn(timeZone);
  if (form.act === 'pause' && form.until !== null && form.until <= today)
    throw new InvalidInputError(issueOfForm('until', said(timelineTexts.pauseBackwards)));
  const givesLabels = form.act === 'add-labels' || (form.act === 'take-labels' && form.kind === null);
  if (givesLabels && labelIds.length === 0) throw new InvalidInputError(issue('labelIds', 'labelIds.missing'));
  return db.$transaction(async (transaction) => {
    const held = await hold(userId, distinct, transaction);
    const act = { ...form, today, labels: await heldLabels(userId, labelIds, transaction) };
    const outcome: Outcome = { changed: [], unchanged: [] };
    const kept: Kept[] = [];
    const states = new Map<number, State>();
    for (const id of distinct) {
      const one = held.get(id);
      try {
        if (!one || one.state.removedAt !== null) throw new NotFoundError('subscription.unknown');
        const after = changeBy(act, one);
        states.set(id, { ...one.state, ...after });
        kept.push({ id, before: partOf(one.state, after), after });
        outcome.changed.push(id);
      } catch (error) {
        outcome.unchanged.push({ id, why: toldBy(error) });
      }
    }
    if (states.size === 0) return { ...outcome, change: null };
    await write(userId, states, transaction);
    await remindSoon(userId, transaction);
    return { ...outcome, change: await keep(userId, kept, transaction) };
  });
}

/**
 * Undoes a change of the last hour, once. A subscription that was changed otherwise since then stays as it is.
 *
 * @throws NotFoundError when the user has no such change, or none any more
 */
export function undoChange(userId: number, changeId: number): Promise<Outcome> {
  return db.$transaction(async (transaction) => {
    const [change] = await transaction.$queryRaw<{ kept: Kept[] }[]>`
      DELETE FROM "subscription_changes"
      WHERE "id" = ${changeId} AND "userId" = ${userId} AND NOT (${isOver()}) RETURNING "kept"`;
    if (!change) throw new NotFoundError('change.unknown');
    const held = await hold(
      userId,
      change.kept.map(({ id }) => id),
      transaction,
    );
    const outcome: Outcome = { changed: [], unchanged: [] };
    const states = new Map<number, State>();
    for (const { id, before, after } of change.kept) {
      const state = held.get(id)?.state;
      if (state && isDeepStrictEqual(partOf(state, after), after)) {
        states.set(id, { ...state, ...before });
        outcome.changed.push(id);
      } else {
        const why = state ? issue('', 'subscription.changedSince') : new NotFoundError('subscription.unknown');
        outcome.unchanged.push({ id, why });
      }
    }
    await write(userId, states, transaction);
    await remindSoon(userId, transaction);
    return outcome;
  });
}

/** What a state says of the same as a part of another. */
const partOf = (state: State, part: Partial<State>): Partial<State> =>
  Object.fromEntries(Object.keys(part).map((key) => [key, state[key as keyof State]]));

/** What is told of an error that only one subscription is about. */
function toldBy(error: unknown): Told {
  if (error instanceof InvalidInputError || error instanceof NotFoundError) return error;
  throw error;
}

/** Keeps what a change did; older changes of the same user give way. */
async function keep(userId: number, kept: Kept[], transaction: Prisma.TransactionClient): Promise<SubscriptionChange> {
  const change = await transaction.subscriptionChange.create({
    data: { userId, kept: kept as unknown as Prisma.InputJsonArray },
  });
  await transaction.$executeRaw`
    DELETE FROM "subscription_changes" WHERE "userId" = ${userId} AND "id" NOT IN (
      SELECT "id" FROM "subscription_changes" WHERE "userId" = ${userId} ORDER BY "id" DESC LIMIT ${mostKept})`;
  return change;
}

const isOver = () => Prisma.sql`"createdAt" < now() - interval '1 hour'`;

/** Changes that can no longer be undone. */
export const expiredChanges: Expired = { table: 'subscription_changes', key: 'id', where: isOver };

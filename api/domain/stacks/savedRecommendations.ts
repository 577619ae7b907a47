import type * as z from 'zod/mini';
import { aMonthOf, costOfYear, type CycleUnit } from '../../../common/billing/cycle.ts';
import { add, rounded, zero } from '../../../common/billing/fraction.ts';
import { givenSavedPrice, type GivenPrice } from '../../../common/billing/givenPrice.ts';
import type { customSubscriptionForm, RecommendationToSave } from '../../../common/forms/stackForms.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issue, issueOfForm, NotFoundError } from '../../errors.ts';
import type { SavedRecommendation, Stack } from '../../generated/prisma/client.ts';
import { pageSql, placeSql, type Page, type Placed } from '../lists/pagination.ts';

/** How many subscriptions one stack may hold, so that none grows beyond what can be read at once. */
const mostInStack = 1_000;

interface Saved {
  stack: Stack;
  recommendations: SavedRecommendation[];
}

/**
 * Saves all of the recommendations to a stack, or none.
 *
 * @throws NotFoundError when `userId` has no such stack.
 * @throws InvalidInputError when the stack would hold more than a thousand.
 */
export function saveRecommendations(
  userId: number,
  stackId: number,
  recommendations: readonly RecommendationToSave[],
): Promise<Saved> {
  const rows = recommendations.map(({ price, features, ...recommendation }) => ({
    ...recommendation,
    ...priceColumns({ price, ...recommendation }),
    features: JSON.stringify(features),
    stackId,
    userId,
  }));
  return db.$transaction(async (transaction) => {
    // Also keeps others from saving to the same stack meanwhile, so that the count holds.
    const [stack] = await transaction.stack.updateManyAndReturn({
      where: { id: stackId, userId },
      data: { updatedAt: new Date() },
    });
    if (!stack) throw new NotFoundError('stack.unknown');
    const held = await transaction.savedRecommendation.count({ where: { userId, stackId } });
    if (held + recommendations.length > mostInStack) {
      throw new InvalidInputError(issue('recommendations', 'stack.full', { maximum: mostInStack }));
    }
    const saved = await transaction.savedRecommendation.createManyAndReturn({ data: rows });
    return { stack, recommendations: saved };
  });
}

/**
 * Saves a subscription that was put in by hand.
 *
 * @throws NotFoundError when `userId` has no such stack.
 * @throws InvalidInputError when the stack is full.
 */
export async function addSubscription(
  userId: number,
  stackId: number,
  { website, ...subscription }: z.output<typeof customSubscriptionForm>,
): Promise<Saved> {
  const custom = { ...subscription, link: website, badge: 'Custom', badgeColor: '#9CA3AF' };
  return saveRecommendations(userId, stackId, [custom]);
}

/**
 * Takes a subscription out of its stack and returns the stack.
 *
 * @throws NotFoundError when `userId` has no such subscription.
 */
export async function removeRecommendation(userId: number, id: number): Promise<Stack> {
  const saved = await db.savedRecommendation.findFirst({ where: { id, userId }, include: { stack: true } });
  const { count } = saved ? await db.savedRecommendation.deleteMany({ where: { id, userId } }) : { count: 0 };
  if (!saved || count === 0) throw new NotFoundError('subscription.unknown');
  return saved.stack;
}

/** The same page of what was saved to each stack in one statement. */
export async function recommendationsOf(
  stackIds: readonly number[],
  page: Page,
): Promise<ReadonlyMap<number, Placed<SavedRecommendation>[]>> {
  const recommendations = await db.$queryRaw<Placed<SavedRecommendation>[]>`
    SELECT "page"."projectId" AS "stackId", "page".* FROM "projects"
    CROSS JOIN LATERAL (
      SELECT *, ${placeSql(page.order)} FROM "saved_recommendations"
      WHERE "userId" = "projects"."userId" AND "projectId" = "projects"."id" AND ${pageSql(page)}
    ) AS "page"
    WHERE "projects"."id" = ANY(${stackIds}::integer[])`;
  return Map.groupBy(recommendations, ({ stackId }) => stackId);
}

/** What a stack's subscriptions come to. */
export interface StackTotal {
  count: number;
  /** US cents a month. */
  totalCents: number;
  /** How many prices could not be read; they count as 0. */
  unreadablePrices: number;
}

/** What an empty stack comes to. */
export const emptyTotal: StackTotal = { count: 0, totalCents: 0, unreadablePrices: 0 };

/** What is paid for some of a stack's subscriptions, each at the same cycle. */
interface Row {
  stackId: number;
  count: number;
  /** The sum of their amounts; null where they could not be read, which have no cycle. */
  cents: string | null;
  cycleCount: number;
  cycleUnit: CycleUnit;
}

/** What each stack's subscriptions come to; stacks without any are left out. */
export async function stackTotals(stackIds: readonly number[]): Promise<ReadonlyMap<number, StackTotal>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT "projectId" AS "stackId", "cycleCount", "cycleUnit",
      count(*)::integer AS "count", sum("amountCents")::text AS "cents"
    FROM "saved_recommendations"
    WHERE "projectId" = ANY(${stackIds}::integer[]) GROUP BY "projectId", "cycleCount", "cycleUnit"`;
  return new Map([...Map.groupBy(rows, ({ stackId }) => stackId)].map(([stackId, own]) => [stackId, addUp(own)]));
}

function addUp(rows: readonly Row[]): StackTotal {
  const costs = rows.flatMap(({ cents, ...cycle }) =>
    cents === null ? [] : costOfYear({ amountCents: BigInt(cents), ...cycle }),
  );
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    totalCents: rounded(aMonthOf(costs.reduce(add, zero))),
    unreadablePrices: rows.find(({ cents }) => cents === null)?.count ?? 0,
  };
}

/** The columns of a price, or of a text that says none. */
function priceColumns(given: GivenPrice) {
  const price = givenSavedPrice(given);
  if (!price) return { amountCents: null, cycleCount: null, cycleUnit: null, unreadPrice: given.price ?? null };
  if ('message' in price) throw new InvalidInputError(issueOfForm(price.field, price.message));
  return { ...price, unreadPrice: null };
}

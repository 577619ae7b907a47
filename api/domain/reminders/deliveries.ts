import type { DeliveryState } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { Prisma, type Delivery } from '../../generated/prisma/client.ts';
import { dayMs } from '../../jobs/job.ts';
import type { Expired } from '../../jobs/sweep.ts';
import type { Message } from '../../notifications/message.ts';
import { log } from '../../log.ts';
import { say } from '../../say.ts';
import { pageSql, placeSql, type Page, type Placed } from '../lists/pagination.ts';
import type { Outcome } from './sending.ts';

/** How long the log of deliveries goes back. */
const keptMs = 90 * dayMs;

/** How long a message is worth sending; servers may have rested. A clock that is wrong by a day loses none. */
const daysOfUse = 2;

export const messageIn = ({ message }: Pick<Delivery, 'message'>) => JSON.parse(message) as Message;

export const stateOf = ({ state }: Pick<Delivery, 'state'>) => state as DeliveryState;

/** A page of what was sent to a user. */
export const deliveriesOf = (userId: number, page: Page): Promise<Placed<Delivery>[]> =>
  db.$queryRaw<Placed<Delivery>[]>`
    SELECT *, ${placeSql(page.order)} FROM deliveries WHERE "userId" = ${userId} AND ${pageSql(page)}`;

/** A delivery that is being sent. */
export interface Taken extends Delivery {
  /** Whether it has waited so long that it is of no use, by the database's clock. */
  isTooOld: boolean;
}

/**
 * Notes that the delivery of a job is being sent, before it is. If a server has noted that before and ended, nobody knows
 * whether it was sent; the delivery then ends, as it must not arrive twice.
 *
 * @returns undefined when there is nothing to send
 */
export async function takeUp(jobId: bigint): Promise<Taken | undefined> {
  const [delivery] = await db.$queryRaw<Taken[]>`
    UPDATE deliveries SET
      state = CASE state WHEN 'waiting' THEN 'sending' ELSE 'unknown' END,
      tries = tries + CASE state WHEN 'waiting' THEN 1 ELSE 0 END,
      answer = CASE state WHEN 'waiting' THEN answer ELSE ${say('delivery.interrupted')} END,
      "endedAt" = CASE state WHEN 'waiting' THEN NULL ELSE now() END
    WHERE "jobId" = ${jobId} AND state IN ('waiting', 'sending')
    RETURNING *, "createdAt" < now() - ${daysOfUse} * interval '1 day' AS "isTooOld"`;
  if (delivery?.state !== 'unknown') return delivery;
  log.warn({ jobId: String(jobId), state: 'unknown' }, 'a server ended while it sent a reminder');
  return undefined;
}

/**
 * Notes what became of a delivery. Another server may have taken this one for dead meanwhile, and have ended the delivery without
 * knowing what became of it; its job is gone then.
 */
export async function settle({ id }: Delivery, { state, answer }: Outcome | { state: 'waiting'; answer: string }) {
  const isOver = state !== 'waiting';
  await db.delivery.updateMany({
    where: { id, state: { in: isOver ? ['sending', 'unknown'] : ['sending'] } },
    data: { state, answer, endedAt: isOver ? new Date() : null },
  });
}

export const expiredDeliveries: Expired = {
  table: 'deliveries',
  key: 'id',
  where: () => Prisma.sql`"createdAt" < ${new Date(Date.now() - keptMs)}`,
};

import { db } from '../../database/db.ts';
import { issue, NotFoundError } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';
import { notRemovedSql } from '../lists/removal.ts';
import { asAdministrator, refuseOwn } from './administrators.ts';
import { noteAction } from './auditLog.ts';

/** How much an account has, as administrators see it. */
export interface UserFigures {
  stacks: number;
  subscriptions: number;
  accessTokens: number;
}

/** How much each of these accounts has, without what was removed, in one statement. */
export async function figuresOf(userIds: readonly number[]): Promise<ReadonlyMap<number, UserFigures>> {
  const rows = await db.$queryRaw<(UserFigures & { id: number })[]>`
    SELECT "user".id,
      (SELECT count(*)::integer FROM projects WHERE "userId" = "user".id AND ${notRemovedSql}) AS stacks,
      (SELECT count(*)::integer FROM user_subscriptions WHERE "userId" = "user".id AND ${notRemovedSql}) AS subscriptions,
      (SELECT count(*)::integer FROM access_tokens WHERE "userId" = "user".id) AS "accessTokens"
    FROM unnest(${userIds}::integer[]) AS "user" (id)`;
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/**
 * Ends one session of somebody else.
 *
 * @returns whose it was
 * @throws InvalidInputError when it is one of the actor's own
 * @throws NotFoundError when it has ended already
 */
export async function endUserSession(actor: User, id: number): Promise<User> {
  const session = await db.session.findUnique({ where: { id }, select: { userId: true } });
  if (!session) throw new NotFoundError('session.unknown');
  refuseOwn(actor, session.userId, issue('', 'sessions.own'));
  return asAdministrator(actor, session.userId, false, async (transaction) => {
    const target = await transaction.user.findUniqueOrThrow({ where: { id: session.userId } });
    const { count } = await transaction.session.deleteMany({ where: { id } });
    if (count === 0) throw new NotFoundError('session.unknown');
    await noteAction(actor, target, 'session-ended', [], transaction);
    return target;
  });
}

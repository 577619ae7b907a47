import { randomBytes } from 'node:crypto';
import type { infer as Infer } from 'zod/mini';
import type { accessTokenForm } from '../../../common/forms/accountForms.ts';
import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { InvalidInputError, issue, NotFoundError, UnauthenticatedError } from '../../errors.ts';
import type { AccessToken, User } from '../../generated/prisma/client.ts';
import { log } from '../../log.ts';
import { pageSql, placeSql, type Page, type Placed } from '../lists/pagination.ts';
import { hashToken } from './sessions.ts';

const minute = 60_000;

export interface NewAccessToken {
  /** `stk_` and 256 random bits; only the user who created the token has a copy. */
  token: string;
  accessToken: AccessToken;
}

/**
 * Creates an access token for a user.
 *
 * @throws InvalidInputError when the user has the maximum already
 * @throws UnauthenticatedError when the user's password has changed since the request was authenticated
 */
export async function createAccessToken(
  { id, password: digest }: User,
  { name, canWrite }: Infer<typeof accessTokenForm>,
): Promise<NewAccessToken> {
  const token = `stk_${randomBytes(32).toString('base64url')}`;
  const [owners, [accessToken]] = await db.$transaction([
    // The row lock allows one creation at a time for each user, so that concurrent requests stay within the limit. The
    // digest is matched too, because a password change under way ends this token as well.
    db.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${id} AND password = ${digest} FOR NO KEY UPDATE`,
    db.$queryRaw<AccessToken[]>`
      INSERT INTO access_tokens ("userId", "name", "tokenHash", "canWrite")
      SELECT id, ${name}::text, ${hashToken(token)}::text, ${canWrite}::boolean FROM users
      WHERE id = ${id} AND password = ${digest}
        AND (SELECT count(*) FROM access_tokens WHERE "userId" = ${id}) < ${env.MAX_ACCESS_TOKENS}
      RETURNING *`,
  ]);
  if (accessToken) return { token, accessToken };
  if (owners.length === 0) throw new UnauthenticatedError();
  throw new InvalidInputError(issue('', 'accessTokens.tooMany', { maximum: env.MAX_ACCESS_TOKENS }));
}

/** The same page of the access tokens of each user in one statement. */
export async function accessTokensOf(
  userIds: readonly number[],
  page: Page,
): Promise<ReadonlyMap<number, Placed<AccessToken>[]>> {
  const tokens = await db.$queryRaw<Placed<AccessToken>[]>`
    SELECT "page".* FROM unnest(${userIds}::integer[]) AS "owner"("id")
    CROSS JOIN LATERAL (
      SELECT *, ${placeSql(page.order)} FROM "access_tokens" WHERE "userId" = "owner"."id" AND ${pageSql(page)}
    ) AS "page"`;
  return Map.groupBy(tokens, ({ userId }) => userId);
}

/**
 * The user that this access token belongs to, and what the token may do; null for an unknown token.
 *
 * Attempts are not counted: nobody guesses one of 2^256 tokens, and a wrong one costs a single statement.
 */
export async function openAccessToken(
  token: string,
): Promise<{ user: User; accessToken: Pick<AccessToken, 'canWrite'> } | null> {
  if (!/^stk_[\w-]{43}$/.test(token)) return null;
  // Every request of a program asks this: one statement, as for sessions.
  const [found] = await db.$queryRaw<(User & Pick<AccessToken, 'canWrite' | 'lastUsedAt'> & { tokenId: number })[]>`
    SELECT users.*, access_tokens.id AS "tokenId", access_tokens."canWrite", access_tokens."lastUsedAt"
    FROM access_tokens JOIN users ON users.id = access_tokens."userId"
    WHERE access_tokens."tokenHash" = ${hashToken(token)} AND users."disabledAt" IS NULL`;
  if (!found) return null;
  const { tokenId, canWrite, lastUsedAt, ...user } = found;
  await noteUse(tokenId, lastUsedAt);
  return { user, accessToken: { canWrite } };
}

/** Notes that an access token is in use, at most once a minute. */
async function noteUse(id: number, lastUsedAt: Date | null): Promise<void> {
  const now = new Date();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < minute) return;
  try {
    // Matches the last use too, so that only one of several concurrent requests writes.
    await db.accessToken.updateMany({ where: { id, lastUsedAt }, data: { lastUsedAt: now } });
  } catch (error) {
    log.warn({ err: error }, 'use of an access token not noted'); // reading still works when the disk is full
  }
}

/**
 * Revokes an access token.
 *
 * @throws NotFoundError when `userId` has no such token.
 */
export async function revokeAccessToken(userId: number, id: number): Promise<void> {
  const { count } = await db.accessToken.deleteMany({ where: { id, userId } });
  if (count === 0) throw new NotFoundError('accessToken.unknown');
}

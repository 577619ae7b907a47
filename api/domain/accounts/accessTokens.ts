import { randomBytes } from 'node:crypto';
import type { infer as Infer } from 'zod/mini';
import type { accessTokenForm } from '../../../common/forms/accountForms.ts';
import { tokenScopeNames, type TokenScope } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { InvalidInputError, issue, NotFoundError, UnauthenticatedError } from '../../errors.ts';
import { Prisma, type AccessToken, type User } from '../../generated/prisma/client.ts';
import { dayMs } from '../../jobs/job.ts';
import type { Expired } from '../../jobs/sweep.ts';
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
  { name, scopes, expiresInDays }: Infer<typeof accessTokenForm>,
): Promise<NewAccessToken> {
  const expiresAt = expiresInDays ? new Date(Date.now() + expiresInDays * dayMs) : null;
  const token = `stk_${randomBytes(32).toString('base64url')}`;
  const [owners, [accessToken]] = await db.$transaction([
    // The row lock allows one creation at a time for each user, so that concurrent requests stay within the limit. The
    // digest is matched too, because a password change under way ends this token as well.
    db.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${id} AND password = ${digest} FOR NO KEY UPDATE`,
    db.$queryRaw<AccessToken[]>`
      INSERT INTO access_tokens ("userId", "name", "tokenHash", "scopes", "expiresAt")
      SELECT id, ${name}::text, ${hashToken(token)}::text, ${leastOf(scopes)}::text, ${expiresAt}::timestamptz FROM users
      WHERE id = ${id} AND password = ${digest}
        AND (SELECT count(*) FROM access_tokens WHERE "userId" = ${id}) < ${env.MAX_ACCESS_TOKENS}
      RETURNING *`,
  ]);
  if (accessToken) return { token, accessToken };
  if (owners.length === 0) throw new UnauthenticatedError();
  throw new InvalidInputError(issue('', 'accessTokens.tooMany', { maximum: env.MAX_ACCESS_TOKENS }));
}

/** The scopes as they are stored, without those that others include. */
const leastOf = (scopes: readonly TokenScope[]) =>
  tokenScopeNames
    .filter((scope) => scopes.includes(scope) && !(scope.endsWith('-read') && scopes.includes(writing(scope))))
    .join(' ');

/** The scope for writing that includes one for reading; a scope for writing itself. */
const writing = (scope: TokenScope) => scope.replace('-read', '-write') as TokenScope;

/** Whether scopes allow what one scope stands for. */
export const grants = (scopes: readonly TokenScope[], scope: TokenScope): boolean =>
  scopes.includes(scope) || scopes.includes(writing(scope));

/** The scopes of an access token. */
export const scopesOf = ({ scopes }: Pick<AccessToken, 'scopes'>) => scopes.split(' ').filter(Boolean) as TokenScope[];

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
 * The user that this access token belongs to, and what the token may do; null for an unknown or expired token.
 *
 * Attempts are not counted: nobody guesses one of 2^256 tokens, and a wrong one costs a single statement.
 */
export async function openAccessToken(
  token: string,
): Promise<{ user: User; accessToken: { id: number; scopes: readonly TokenScope[] } } | null> {
  if (!/^stk_[\w-]{43}$/.test(token)) return null;
  // Every request of a program asks this: one statement, as for sessions.
  const [found] = await db.$queryRaw<(User & Pick<AccessToken, 'scopes' | 'lastUsedAt'> & { tokenId: number })[]>`
    SELECT users.*, access_tokens.id AS "tokenId", access_tokens."scopes", access_tokens."lastUsedAt"
    FROM access_tokens JOIN users ON users.id = access_tokens."userId"
    WHERE access_tokens."tokenHash" = ${hashToken(token)} AND users."disabledAt" IS NULL
      AND (access_tokens."expiresAt" IS NULL OR access_tokens."expiresAt" > ${new Date()})`;
  if (!found) return null;
  const { tokenId, scopes, lastUsedAt, ...user } = found;
  await noteUse(tokenId, lastUsedAt);
  return { user, accessToken: { id: tokenId, scopes: scopesOf({ scopes }) } };
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

/** Expired tokens stay in their owner's list for a month. */
export const expiredAccessTokens: Expired = {
  table: 'access_tokens',
  key: 'id',
  where: () => Prisma.sql`"expiresAt" < ${new Date(Date.now() - 30 * dayMs)}`,
};

import { db } from '../../database/db.ts';
import type { AccessToken, OutboxMail, User } from '../../generated/prisma/client.ts';
import { dayMs, hourMs, type Job } from '../../jobs/job.ts';
import type { ComposedMail } from '../../notifications/mailJob.ts';
import { mailLater } from '../../notifications/outbox.ts';
import { endingTokenMail } from '../../notifications/templates/endingToken.ts';

/** How long before its end the owner of an access token is told. */
const noticeMs = 7 * dayMs;

/** The most mails of one round; the next follows in an hour. */
const mostAtOnce = 100;

/** Tells people, once for each token, that it will end in a week. */
export const endingTokensJob: Job = {
  name: 'ending-tokens',
  everyMs: hourMs,
  retryMs: 60_000,
  run: () =>
    db.$transaction(async (transaction) => {
      const now = new Date();
      const tokens = await transaction.$queryRaw<(Pick<AccessToken, 'id'> & Pick<User, 'email'>)[]>`
        UPDATE access_tokens SET "warnedAt" = ${now} FROM users
        WHERE users.id = access_tokens."userId" AND access_tokens.id = ANY(ARRAY(
          SELECT id FROM access_tokens
          WHERE "warnedAt" IS NULL AND "expiresAt" BETWEEN ${now} AND ${new Date(now.getTime() + noticeMs)}
          ORDER BY "expiresAt" LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED))
        RETURNING access_tokens.id, users.email`;
      for (const { id, email } of tokens)
        await mailLater({ template: 'ending-token', address: email, data: { id }, lifetimeMs: dayMs }, transaction);
    }),
};

/** The mail about a token that will end; undefined when it was revoked meanwhile. */
export async function composeEndingToken({ address, data }: OutboxMail): Promise<ComposedMail | undefined> {
  const { id } = JSON.parse(data) as { id: number };
  const token = await db.accessToken.findUnique({ where: { id }, include: { user: true } });
  if (!token?.expiresAt) return undefined;
  return { ...endingTokenMail(address, token.user, token.name, token.expiresAt), takeBack: async () => undefined };
}

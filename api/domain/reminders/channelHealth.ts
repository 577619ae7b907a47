import { said } from '../../../common/said.ts';
import { todayIn } from '../../../common/billing/today.ts';
import { db } from '../../database/db.ts';
import { deliveryTexts } from '../../errorTexts.ts';
import type { Channel } from '../../generated/prisma/client.ts';
import { announce } from './announcing.ts';
import type { Outcome } from './sending.ts';

/** How long a channel may fail before it is switched off. */
const daysFailing = 3;

const switchedOff = deliveryTexts.find(({ id }) => id === 'channel.switchedOff')!;

/** Notes whether a channel works. One that has failed for days is switched off, and its owner told. */
export async function noteHealth({ id, userId }: Channel, { state, answer }: Outcome): Promise<void> {
  if (state === 'delivered') {
    await db.$executeRaw`UPDATE channels SET "failingSince" = NULL, "offAt" = NULL WHERE id = ${id} AND "failingSince" IS NOT NULL`;
    return;
  }
  await db.$transaction(async (transaction) => {
    const [channel] = await transaction.$queryRaw<(Channel & { timeZone: string })[]>`
      UPDATE channels SET "failingSince" = coalesce("failingSince", now()),
        "offAt" = CASE WHEN "failingSince" < now() - ${daysFailing} * interval '1 day' THEN now() END
      FROM users WHERE channels.id = ${id} AND users.id = channels."userId" AND "offAt" IS NULL
      RETURNING channels.*, users."timeZone"`;
    if (!channel?.offAt) return;
    const { name, timeZone, offAt, failingSince } = channel;
    const text = said(switchedOff, { name, answer, since: failingSince!.toISOString().slice(0, 10) });
    const day = todayIn(timeZone);
    const key = `channel-off ${id} ${offAt.toISOString()}`;
    await announce(transaction, userId, ['inbox'], { title: text, day, lines: [{ kind: 'channel-off', text }] }, key);
  });
}

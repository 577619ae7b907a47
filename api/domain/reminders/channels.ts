import type { infer as Infer } from 'zod/mini';
import type { channelForm } from '../../../common/forms/channelForms.ts';
import type { ChannelShape } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { takeTurnOf } from '../../database/locks.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import type { Channel } from '../../generated/prisma/client.ts';
import { topicOf, type Target } from '../../notifications/webhooks/shapes.ts';
import { checkReachable, NoAnswerError } from '../../services/guardedClient.ts';
import { seal, unseal } from '../accounts/sealing.ts';
import { notRemoved } from '../lists/removal.ts';

/** How many channels an account may have. */
const mostChannels = 20;

/** What a target is sealed for: the channels of one user. */
const placeOf = (userId: number) => `channels of ${userId}`;

/**
 * Adds a webhook for reminders.
 *
 * @throws InvalidInputError when its address may not be called from here, or when the user has as many as they may
 */
export async function addChannel(
  userId: number,
  { shape, name, url, chatId }: Infer<typeof channelForm>,
): Promise<Channel> {
  if (shape === 'ntfy' && topicOf(url) === '') throw new InvalidInputError(issue('url', 'channel.noTopic'));
  await refuseUnreachable(url);
  const { host } = new URL(url);
  const target: Target = { url, ...(shape === 'telegram' && chatId !== null && { chatId }) };
  const sealedTarget = await seal(JSON.stringify(target), placeOf(userId));
  return db.$transaction(async (transaction) => {
    await takeTurnOf(userId, transaction);
    if ((await transaction.channel.count({ where: { userId } })) >= mostChannels)
      throw new InvalidInputError(issue('', 'channels.tooMany', { maximum: mostChannels }));
    return transaction.channel.create({
      data: { userId, name: name ?? host.slice(0, 100), shape, host, sealedTarget },
    });
  });
}

async function refuseUnreachable(url: string): Promise<void> {
  try {
    await checkReachable(url);
  } catch (error) {
    if (error instanceof NoAnswerError || (error as Error).name === 'TimeoutError')
      throw new InvalidInputError(issue('url', 'channel.unreachable'));
    throw error;
  }
}

/** Where a channel's messages go; undefined when the key that sealed it is lost. */
export async function targetOf({ userId, sealedTarget }: Channel): Promise<Target | undefined> {
  const target = await unseal(sealedTarget, placeOf(userId));
  return target === undefined ? undefined : (JSON.parse(target) as Target);
}

export const shapeOf = ({ shape }: Channel) => shape as ChannelShape;

/** The channels of a user, newest first. */
export const channelsOf = (userId: number): Promise<Channel[]> =>
  db.channel.findMany({ where: { userId, ...notRemoved }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

/**
 * One of the user's channels.
 *
 * @throws NotFoundError when they have no such channel
 */
export async function channelOf(userId: number, id: number): Promise<Channel> {
  const channel = await db.channel.findFirst({ where: { id, userId, ...notRemoved } });
  if (!channel) throw new NotFoundError('channel.unknown');
  return channel;
}

/**
 * Stops sending to a channel, which can be restored for 30 days.
 *
 * @throws NotFoundError when the user has no such channel
 */
export const removeChannel = (userId: number, id: number): Promise<Channel> =>
  change(userId, id, { removedAt: new Date() });

/**
 * Brings back a channel that was removed; one that is there stays as it is.
 *
 * @throws NotFoundError when the user has no such channel, or none any more
 */
export async function restoreChannel(userId: number, id: number): Promise<Channel> {
  await db.channel.updateMany({ where: { id, userId }, data: { removedAt: null } });
  return channelOf(userId, id);
}

/**
 * Sends to a channel again that was switched off.
 *
 * @throws NotFoundError when the user has no such channel
 */
export const switchOnChannel = (userId: number, id: number): Promise<Channel> =>
  change(userId, id, { offAt: null, failingSince: null });

async function change(userId: number, id: number, data: Partial<Channel>): Promise<Channel> {
  const [changed] = await db.channel.updateManyAndReturn({ where: { id, userId, ...notRemoved }, data });
  if (!changed) throw new NotFoundError('channel.unknown');
  return changed;
}

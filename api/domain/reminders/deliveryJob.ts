import { db } from '../../database/db.ts';
import type { Delivery } from '../../generated/prisma/client.ts';
import type { Job } from '../../jobs/job.ts';
import { log } from '../../log.ts';
import { say } from '../../say.ts';
import { notRemoved } from '../lists/removal.ts';
import { deliveryJobName } from './announcing.ts';
import { noteHealth } from './channelHealth.ts';
import { messageIn, settle, takeUp } from './deliveries.ts';
import { mailReminder } from './reminderMails.ts';
import { sendToChannel, type Outcome } from './sending.ts';

/** With these, the last try is about six hours after the first; another would be a day after it. */
const mostTries = 6;
const retryMs = 60_000;

/** Why a delivery is tried again; the words of its receiver are for its owner only. */
class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}

/**
 * Delivers one message. It is noted as being sent before it is, so it arrives at most once: what may have arrived is not sent
 * again, what surely did not is, for a day.
 */
export const deliveryJob: Job = {
  name: deliveryJobName,
  retryMs,
  ownPlaces: 20,
  async run({ id, signal }) {
    const delivery = await takeUp(id);
    if (!delivery) return;
    const outcome: Outcome = delivery.isTooOld
      ? { state: 'failed', answer: delivery.answer ?? say('delivery.tooOld'), isFinal: true }
      : await deliver(delivery, signal);
    const isRetried = outcome.state === 'failed' && !outcome.isFinal && delivery.tries < mostTries;
    await settle(delivery, isRetried ? { state: 'waiting', answer: outcome.answer } : outcome);
    if (isRetried) throw new DeliveryError(outcome.reason);
    const { state, reason } = outcome;
    if (reason) log.warn({ jobId: String(id), state, reason }, 'a reminder was not delivered');
  },
};

async function deliver({ userId, channel: id, ...delivery }: Delivery, signal: AbortSignal): Promise<Outcome> {
  const message = messageIn(delivery);
  if (id === 'email') return mailReminder(userId, message, signal);
  const channel = await db.channel.findFirst({ where: { id: Number(id), userId, offAt: null, ...notRemoved } });
  if (!channel) return { state: 'failed', answer: say('delivery.channelOff'), isFinal: true };
  const outcome = await sendToChannel(channel, message, signal);
  if (!signal.aborted) await noteHealth(channel, outcome);
  return outcome;
}

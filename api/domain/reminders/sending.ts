import { say } from '../../say.ts';
import type { Channel } from '../../generated/prisma/client.ts';
import type { Message } from '../../notifications/message.ts';
import { shapes } from '../../notifications/webhooks/shapes.ts';
import { NoAnswerError, postGuarded } from '../../services/guardedClient.ts';
import { limitChannelTests } from '../accounts/limits.ts';
import { channelOf, shapeOf, targetOf } from './channels.ts';

/** What became of a message. `unknown`: it was sent, and whether it arrived cannot be told. */
export interface Outcome {
  state: 'delivered' | 'failed' | 'unknown';
  /** What the receiver said, or why it said nothing, in words for the channel's owner. */
  answer: string;
  /** Why it was not delivered, for the server's log: in codes, without addresses and the receiver's words. */
  reason?: string;
  /** It would fail again. */
  isFinal?: boolean;
}

/** The longest part of a receiver's own words that is shown. */
const longestWords = 200;

/** Sends a message to a channel, once. */
export async function sendToChannel(channel: Channel, message: Message, ended?: AbortSignal): Promise<Outcome> {
  const target = await targetOf(channel);
  if (!target) return { state: 'failed', answer: say('delivery.sealed'), isFinal: true };
  const { url, content } = shapes[shapeOf(channel)](message, target);
  try {
    const request = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(content) };
    const { status, text } = await postGuarded(url, request, ended);
    if (status >= 200 && status < 300) return { state: 'delivered', answer: say('delivery.answered', { status }) };
    return { state: 'failed', answer: refusalOf(status, text), reason: `A webhook answered ${status}.` };
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    const codes = [error.reason, (error.cause as NodeJS.ErrnoException | undefined)?.code].filter(Boolean);
    const state = error.mayHaveArrived ? 'unknown' : 'failed';
    return { state, answer: say(answers[error.reason]), reason: `A webhook did not answer (${codes.join(', ')}).` };
  }
}

const answers = {
  forbidden: 'channel.unreachable',
  tooLate: 'delivery.tooLate',
  failed: 'delivery.failed',
} as const;

/** What a receiver answered, in one line without characters that do something. */
function refusalOf(status: number, text: string): string {
  const words = text
    .slice(0, 10 * longestWords)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, longestWords)
    .toWellFormed();
  return words === '' ? say('delivery.answered', { status }) : say('delivery.refused', { status, words });
}

/**
 * Sends a message to a channel to try it.
 *
 * @throws NotFoundError when the user has no such channel
 * @throws TooManyRequestsError when they have tried too often
 */
export async function testChannel(userId: number, id: number, day: string): Promise<Outcome> {
  const channel = await channelOf(userId, id);
  await limitChannelTests(userId);
  const lines = [{ text: say('channel.test.line') }];
  return sendToChannel(channel, { title: say('channel.test.title'), lines, day });
}

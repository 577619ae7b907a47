import type { GraphQLResponse } from 'relay-runtime';
import { lazily } from '../../../common/lazily.ts';

/** What one tab tells the others: neither of whom nor of what. */
export type Notice = 'changed' | 'signed-in' | 'signed-out';

const channel = lazily(() => new BroadcastChannel('stackling'));

/** Payloads of mutations that change who is signed in. */
const ofSession: Record<string, Notice> = {
  LoginPayload: 'signed-in',
  RegisterPayload: 'signed-in',
  LogoutPayload: 'signed-out',
  DeleteAccountPayload: 'signed-out',
};

/** Tells the other tabs of a mutation's answer, unless it is a refusal. */
export function tellTabs(answer: GraphQLResponse): void {
  const { data } = answer as { data?: { result?: { __typename?: string } } };
  const type = data?.result?.__typename ?? '';
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
  if (!type.endsWith('Error')) channel().postMessage(ofSession[type] ?? 'changed');
}

/**
 * Calls a listener with what other tabs tell.
 *
 * @returns stops listening
 */
export function listenToTabs(listener: (notice: Notice) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<Notice>) => listener(data);
  channel().addEventListener('message', handleMessage);
  return () => channel().removeEventListener('message', handleMessage);
}

import type { GraphQLResponse } from 'relay-runtime';
import { lazily } from '../../../common/lazily.ts';

/** A message to other tabs; it says neither who nor what has changed. */
export type Notice = 'changed' | 'signed-in' | 'signed-out';

const channel = lazily(() => new BroadcastChannel('stackling'));

/** The payloads of mutations that sign in or out. */
const ofSession: Record<string, Notice> = {
  LoginPayload: 'signed-in',
  RegisterPayload: 'signed-in',
  LogoutPayload: 'signed-out',
  DeleteAccountPayload: 'signed-out',
};

/** Tells the other tabs about a mutation, unless it was refused. */
export function tellTabs(answer: GraphQLResponse): void {
  const { data } = answer as { data?: { result?: { __typename?: string } } };
  const type = data?.result?.__typename ?? '';
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
  if (!type.endsWith('Error')) channel().postMessage(ofSession[type] ?? 'changed');
}

/**
 * Calls a listener with messages from other tabs.
 *
 * @returns a function that stops listening
 */
export function listenToTabs(listener: (notice: Notice) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<Notice>) => listener(data);
  channel().addEventListener('message', handleMessage);
  return () => channel().removeEventListener('message', handleMessage);
}

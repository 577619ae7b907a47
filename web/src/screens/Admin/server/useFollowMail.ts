import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useFollowMailQuery } from '../../../__generated__/useFollowMailQuery.graphql.ts';

/** What became of a mail: it left the outbox, failed, or is still on its way. */
export type Fate = { status: 'gone' } | { status: 'failed'; failure: string } | { status: 'waiting' };

const everyMs = 700;
/** A little more than the server waits for the mail server. */
const longestMs = 25_000;

/** Looks at a mail until it has left the outbox or a try has failed; for 25 s, and while the screen is there. */
export function useFollowMail() {
  const environment = useRelayEnvironment();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  return async (id: string): Promise<Fate> => {
    const until = Date.now() + longestMs;
    while (isHere.current && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      const mail = await look(id);
      if (mail === null) return { status: 'gone' };
      if (mail?.failure && mail.attempts && !mail.isSending) return { status: 'failed', failure: mail.failure };
    }
    return { status: 'waiting' };
  };

  /** The mail; null once it has left the outbox, undefined when there was no answer. */
  async function look(id: string) {
    const asked = fetchQuery<useFollowMailQuery>(
      environment,
      graphql`
        query useFollowMailQuery($id: ID!) {
          node(id: $id) {
            ... on QueuedMail {
              attempts
              failure
              isSending
            }
          }
        }
      `,
      { id },
      { fetchPolicy: 'network-only' },
    );
    try {
      return (await asked.toPromise())?.node;
    } catch {
      return undefined;
    }
  }
}

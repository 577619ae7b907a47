import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { askAnew } from '../../../relay/askAnew.ts';
import { undoButton } from '../../../relay/undoButton.ts';
import type { Outcome } from '../../../relay/useCommit.ts';
import { showToast, type Toast } from '../../../ui/toast.ts';
import type { Act } from './act.ts';

type Words = Pick<Toast, 'title' | 'description'>;

export interface Deed {
  act: Act;
  done: Words;
  undo: Act;
  undone: Words;
  /** The notification's title when undoing fails. */
  notUndone: string;
}

/**
 * Does one thing at a time. A notification says so and can undo it, and everything on the screen is fetched again:
 * payments, totals and days depend on all of it.
 */
export function useAct() {
  const environment = useRelayEnvironment();
  const [isPending, setIsPending] = useState(false);

  /** The outcome; undefined while something else is under way. */
  const run = async ({ act, done, undo, undone, notUndone }: Deed): Promise<Outcome | undefined> => {
    if (isPending) return undefined;
    setIsPending(true);
    const outcome = await act(environment);
    setIsPending(false);
    if (outcome.status !== 'done') return outcome;
    askAnew();
    const action = undoButton(() => undo(environment), { done: undone, failed: notUndone });
    showToast({ tone: 'plain', ...done, action });
    return outcome;
  };

  return { run, isPending };
}

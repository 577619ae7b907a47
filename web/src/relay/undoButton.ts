import { t } from '@lingui/core/macro';
import { showFailure } from '../ui/showFailure.ts';
import { showToast, type Toast } from '../ui/toast.ts';
import { askAnew } from './askAnew.ts';
import type { Outcome } from './useCommit.ts';

interface UndoTexts {
  /** Says that what was removed is back. */
  done: Pick<Toast, 'title' | 'description'>;
  /** Says that it is not. */
  failed: string;
}

/**
 * The button that a removal's notification has. What is in sight is asked for anew, so that what is back stands in its old
 * place. It needs no screen: the notification may outlive the one that removed it.
 */
export function undoButton(restore: () => Promise<Outcome>, { done, failed }: UndoTexts): NonNullable<Toast['action']> {
  const undo = async () => {
    const outcome = await restore();
    if (outcome.status !== 'done') return showFailure(failed, outcome.issues, { label: t`Try again`, run });
    askAnew();
    showToast({ tone: 'plain', ...done });
  };
  const run = () => void undo();
  return { label: t`Undo`, run };
}

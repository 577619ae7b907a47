import { t } from '@lingui/core/macro';
import { showFailure } from '../ui/showFailure.ts';
import { showToast, type Toast } from '../ui/toast.ts';
import { askAnew } from './askAnew.ts';
import type { Outcome } from './useCommit.ts';

interface UndoTexts {
  /** The notification when the item is restored. */
  done: Pick<Toast, 'title' | 'description'>;
  /** The notification's title when restoring fails. */
  failed: string;
}

/**
 * The undo button in the notification of a removal. After restoring, data is fetched again, so that the item is back in
 * its old place. It depends on no screen, because the notification may outlive the screen that removed the item.
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

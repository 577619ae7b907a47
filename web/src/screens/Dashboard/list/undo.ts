import type { Outcome } from '../../../relay/useCommit.ts';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';

/** Takes back what was deleted, and says how that went. */
export async function undo(name: string, restore: () => Promise<Outcome>): Promise<void> {
  const outcome = await restore();
  if (outcome.status === 'done')
    showToast({ tone: 'plain', title: 'Subscription added', description: `${name} is back.` });
  else
    showFailure('Failed to add subscription', outcome.issues, {
      label: 'Try again',
      run: () => void undo(name, restore),
    });
}

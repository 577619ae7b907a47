import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../common/paths.ts';
import { undoButton } from '../../../relay/undoButton.ts';
import { restoreSubscription } from '../../../subscriptions/restoreSubscription.ts';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { remove } from './changeActs.ts';

/** Removes a subscription and goes to the dashboard, where the removal can be undone. */
export function useRemove(id: string, name: string) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [isRemoving, setIsRemoving] = useState(false);

  const handleRemove = async () => {
    if (isRemoving) return;
    setIsRemoving(true);
    const outcome = await remove(id)(environment);
    setIsRemoving(false);
    if (outcome.status !== 'done') return showFailure(t`Failed to remove subscription`, outcome.issues);
    void navigate(paths.dashboard);
    showToast({
      tone: 'plain',
      title: t`Subscription removed`,
      description: name,
      action: undoButton(() => restoreSubscription(environment, id), {
        done: { title: t`Subscription restored`, description: t`${name} is back.` },
        failed: t`Failed to restore subscription`,
      }),
    });
  };

  return { handleRemove, isRemoving };
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRelayEnvironment } from 'react-relay/hooks';
import { undoButton } from '../../relay/undoButton.ts';
import { showFailure } from '../../ui/showFailure.ts';
import { showToast } from '../../ui/toast.ts';
import { untrack } from './untrack.ts';
import { useTrackStack } from './useTrackStack.ts';

/** Tracks tools of a stack, and says what became of it. */
export function useTracking(stackId: string) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const { track, isTracking } = useTrackStack(stackId);

  const untrackAll = (ids: readonly string[]) =>
    undoButton(() => untrack(environment, ids), {
      done: { title: t`No longer tracked`, description: t`Your dashboard is as it was.` },
      failed: t`Failed to remove subscription`,
    });

  const trackTools = async (ids?: readonly string[]) => {
    const outcome = await track(ids);
    if (outcome.status !== 'done') return showFailure(t`Failed to add subscription`, outcome.issues);
    const { subscriptions, unreadable } = outcome.payload;
    const left = unreadable.map(({ name }) => name).join(', ');
    const added = subscriptions.map(({ id }) => id);
    if (added.length === 0)
      return showToast({
        tone: 'plain',
        title: t`Nothing added`,
        description: left ? t`The price of ${left} could not be read.` : t`All of it is tracked already.`,
      });
    showToast({
      tone: 'plain',
      title: plural(added.length, { one: 'Subscription added', other: '# subscriptions added' }),
      description: left
        ? t`Not ${left}, as the price could not be read.`
        : subscriptions.map(({ name }) => name).join(', '),
      action: untrackAll(added),
    });
  };

  return { trackTools, isTracking };
}

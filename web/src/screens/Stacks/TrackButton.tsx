import { useLingui } from '@lingui/react/macro';
import { Check, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProjectType } from '../../../../common/values.ts';
import type { TrackButton_subscription$key } from '../../__generated__/TrackButton_subscription.graphql.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showToast } from '../../ui/toast.ts';
import { useTrackSaved } from './useTrackSaved.ts';

interface TrackButtonProps {
  subscription: TrackButton_subscription$key;
  projectType: ProjectType;
}

/** Makes a saved subscription one that is tracked on the dashboard. */
export function TrackButton({ subscription, projectType }: TrackButtonProps) {
  const { t } = useLingui();
  const { name, price, description, link } = useFragment(
    graphql`
      fragment TrackButton_subscription on SavedTool @throwOnFieldError {
        name
        price
        description
        link
      }
    `,
    subscription,
  );
  const [isTracked, setIsTracked] = useState(false);
  const { trackSaved, isTracking } = useTrackSaved();

  const track = async (refuseDuplicates: boolean) => {
    const outcome = await trackSaved({ name, price, description, link }, { projectType, refuseDuplicates });
    if (outcome.status === 'refused' && outcome.refusal.__typename === 'DuplicateError') {
      const again = { label: t`Track it again`, run: () => void track(false) };
      const description = t`${name} is on your dashboard already.`;
      return showToast({ tone: 'plain', title: t`Already tracked`, description, action: again });
    }
    if (outcome.status !== 'done') return showFailure(t`Failed to add subscription`, outcome.issues);
    setIsTracked(true);
    showToast({ tone: 'plain', title: t`Subscription added`, description: t`${name} is on your dashboard.` });
  };

  const Icon = isTracked ? Check : WalletCards;
  return (
    <PendingButton
      look="quiet"
      isPending={isTracking}
      pendingLabel={t`Adding…`}
      onClick={() => !isTracked && track(true)}
    >
      <Icon className="size-5" aria-hidden="true" />
      {isTracked ? t`Tracked` : t`Track this`} <span className="sr-only">: {name}</span>
    </PendingButton>
  );
}

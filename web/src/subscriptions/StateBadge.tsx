import { Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StateBadge_subscription$key } from '../__generated__/StateBadge_subscription.graphql.ts';
import { Badge } from '../ui/Badge.tsx';
import { CalendarDate } from '../ui/CalendarDate.tsx';

interface StateBadgeProps {
  subscription: StateBadge_subscription$key;
  /** With short names of months. */
  isShort?: boolean;
}

/** Where a subscription is in its life, and until when. */
export function StateBadge({ subscription, isShort = false }: StateBadgeProps) {
  const { state, isActive, trialEndsOn, pausedUntil, endsOn } = useFragment(
    graphql`
      fragment StateBadge_subscription on TrackedSubscription @throwOnFieldError {
        state
        isActive
        trialEndsOn
        pausedUntil
        endsOn
      }
    `,
    subscription,
  );
  return (
    <Badge color={isActive ? 'green' : 'gray'}>
      {state === 'TRIAL' && trialEndsOn ? (
        <Trans>
          Trial until <CalendarDate day={trialEndsOn} isShort={isShort} />
        </Trans>
      ) : state === 'PAUSED' && pausedUntil ? (
        <Trans>
          Paused until <CalendarDate day={pausedUntil} isShort={isShort} />
        </Trans>
      ) : state === 'CANCELLED' && endsOn ? (
        <Trans>
          Ends on <CalendarDate day={endsOn} isShort={isShort} />
        </Trans>
      ) : state === 'ENDED' ? (
        <Trans>Ended</Trans>
      ) : isActive ? (
        <Trans>Active</Trans>
      ) : (
        <Trans>Inactive</Trans>
      )}
    </Badge>
  );
}

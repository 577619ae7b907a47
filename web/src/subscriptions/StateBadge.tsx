import { Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StateBadge_subscription$key } from '../__generated__/StateBadge_subscription.graphql.ts';
import { Badge } from '../ui/Badge.tsx';
import { CalendarDate } from '../ui/CalendarDate.tsx';

/** Where a subscription is in its life, and until when. */
export function StateBadge({ subscription }: { subscription: StateBadge_subscription$key }) {
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
          Trial until <CalendarDate day={trialEndsOn} />
        </Trans>
      ) : state === 'PAUSED' && pausedUntil ? (
        <Trans>
          Paused until <CalendarDate day={pausedUntil} />
        </Trans>
      ) : state === 'CANCELLED' && endsOn ? (
        <Trans>
          Ends on <CalendarDate day={endsOn} />
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

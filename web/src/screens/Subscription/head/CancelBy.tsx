import { Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CancelBy_subscription$key } from '../../../__generated__/CancelBy_subscription.graphql.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { periodWords } from '../periodWords.ts';

/** The last day on which it can be cancelled, and what happens otherwise. */
export function CancelBy({ subscription }: { subscription: CancelBy_subscription$key }) {
  const { cancelBy, cycle, roll } = useFragment(
    graphql`
      fragment CancelBy_subscription on TrackedSubscription @throwOnFieldError {
        cancelBy
        cycle {
          count
          unit
        }
        roll {
          count
          unit
        }
      }
    `,
    subscription,
  );
  if (!cancelBy) return null;
  const { count, unit } = roll ?? cycle;
  return (
    <p className="rounded-2xl bg-marigold-tint px-4 py-3 font-medium text-marigold-ink">
      <Trans>
        Cancel by <CalendarDate day={cancelBy} />, otherwise it goes on for {periodWords(count, unit)}.
      </Trans>
    </p>
  );
}

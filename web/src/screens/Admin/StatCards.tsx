import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StatCards_stats$key } from '../../__generated__/StatCards_stats.graphql.ts';
import { StatCard } from './StatCard.tsx';

export function StatCards({ stats }: { stats: StatCards_stats$key }) {
  const { t } = useLingui();
  const { totalUsers, activeUsers, totalStacks, totalSubscriptions } = useFragment(
    graphql`
      fragment StatCards_stats on AdminStats @throwOnFieldError {
        totalUsers
        activeUsers
        totalStacks
        totalSubscriptions
      }
    `,
    stats,
  );
  return (
    <section aria-label={t`Statistics`}>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard label={t`Total Users`} count={totalUsers} />
        <StatCard label={t`Active Users`} count={activeUsers} note={t`Last 30 days`} />
        <StatCard label={t`Total Stacks`} count={totalStacks} />
        <StatCard label={t`Total Subscriptions`} count={totalSubscriptions} />
      </dl>
    </section>
  );
}

import { locale } from '../../../../common/locale.ts';
import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StatCards_stats$key } from '../../__generated__/StatCards_stats.graphql.ts';

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

function StatCard({ label, count, note }: { label: string; count: number; note?: string }) {
  return (
    <div className="min-w-0 rounded-3xl border border-line bg-card p-5 shadow-card">
      <dt className="text-soft">{label}</dt>
      <dd className="mt-1 font-display text-3xl font-bold tracking-tight tabular-nums lg:text-4xl">
        {count.toLocaleString(locale())}
      </dd>
      {note && <dd className="mt-1 text-soft">{note}</dd>}
    </div>
  );
}

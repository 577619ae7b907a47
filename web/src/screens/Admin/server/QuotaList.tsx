import { Plural, Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { locale } from '../../../../../common/locale.ts';
import type { QuotaList_uses$key } from '../../../__generated__/QuotaList_uses.graphql.ts';
import { Meter } from './Meter.tsx';
import { UserLink } from './UserLink.tsx';

/** The accounts that have used the largest part of a quota. */
export function QuotaList({ uses }: { uses: QuotaList_uses$key }) {
  const shown = useFragment(
    graphql`
      fragment QuotaList_uses on QuotaUse @relay(plural: true) @throwOnFieldError {
        user {
          id
          username
        }
        quota
        rows
        most
      }
    `,
    uses,
  );
  return (
    <>
      <h3 id="quotas" className="mt-4 text-xl font-bold">
        <Trans>Accounts that are nearest to a limit</Trans>
      </h3>
      {shown.length === 0 ? (
        <p className="text-soft">
          <Trans>No account has subscriptions, stacks or access tokens yet.</Trans>
        </p>
      ) : (
        <ul
          aria-labelledby="quotas"
          className="divide-y divide-line rounded-3xl border border-line bg-card px-5 shadow-card"
        >
          {shown.map(({ user, quota, rows, most }) => (
            <li key={`${user.id} ${quota}`} className="py-3">
              <span className="flex flex-wrap justify-between gap-x-6">
                <UserLink username={user.username} />
                <span className="text-soft tabular-nums">
                  <Used quota={quota} used={rows.toLocaleString(locale())} most={most} />
                </span>
              </span>
              <Meter used={rows} most={most} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Used({ quota, used, most }: { quota: string; used: string; most: number }) {
  switch (quota) {
    case 'SUBSCRIPTIONS':
      return (
        <Trans>
          {used} of <Plural value={most} one="# subscription" other="# subscriptions" />
        </Trans>
      );
    case 'STACKS':
      return (
        <Trans>
          {used} of <Plural value={most} one="# stack" other="# stacks" />
        </Trans>
      );
    default:
      return (
        <Trans>
          {used} of <Plural value={most} one="# access token" other="# access tokens" />
        </Trans>
      );
  }
}

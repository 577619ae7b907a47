import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RefusalList_callers$key } from '../../../__generated__/RefusalList_callers.graphql.ts';
import { Instant } from '../../../ui/Instant.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { addedUp, limitText } from './refusals.ts';
import { UserLink } from './UserLink.tsx';

const firstCount = 10;

/** Whom limits refused in the last 24 hours. */
export function RefusalList({ callers }: { callers: RefusalList_callers$key }) {
  const { t } = useLingui();
  const refusals = addedUp(
    useFragment(
      graphql`
        fragment RefusalList_callers on RefusedCaller @relay(plural: true) @throwOnFieldError {
          limit
          user {
            id
            username
          }
          network
          count
          lastHour
        }
      `,
      callers,
    ),
  );
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? refusals : refusals.slice(0, firstCount);
  return (
    <>
      <h3 id="refused" className="mt-4 text-xl font-bold">
        <Trans>Refused in the last 24 hours</Trans>
      </h3>
      {refusals.length === 0 ? (
        <p className="text-soft">
          <Trans>Nobody was refused.</Trans>
        </p>
      ) : (
        <ul
          aria-labelledby="refused"
          className="divide-y divide-line rounded-3xl border border-line bg-card px-5 shadow-card"
        >
          {shown.map(({ limit, user, network, count, lastHour }) => {
            const text = limitText(limit);
            return (
              <li key={`${limit} ${user?.id} ${network}`} className="flex flex-wrap justify-between gap-x-6 py-3">
                <span className="min-w-0 wrap-anywhere">
                  {user ? (
                    <UserLink username={user.username} />
                  ) : (
                    <strong>{network ? t`Visitor from ${network}` : t`Somebody unknown`}</strong>
                  )}{' '}
                  <span className="text-soft">{text ? t(text) : limit}</span>
                </span>
                <span className="text-soft tabular-nums">
                  <Plural value={count} one="# time" other="# times" />
                  {', '}
                  <Trans>
                    last after <Instant at={lastHour} to="minute" />
                  </Trans>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <ShowMore
        hasMore={shown.length < refusals.length}
        isLoading={false}
        label={t`Show all`}
        onMore={() => setIsWhole(true)}
      />
    </>
  );
}

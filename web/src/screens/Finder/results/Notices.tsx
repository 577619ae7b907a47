import { Plural, Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { listed } from '../../../../../common/listed.ts';
import type { Notices_payload$key } from '../../../__generated__/Notices_payload.graphql.ts';

/** What the five tools leave open, and what the user pays for already. */
export function Notices({ payload }: { payload: Notices_payload$key }) {
  const { isUnclear, unmetNeeds, unplaced, overlaps } = useFragment(
    graphql`
      fragment Notices_payload on RecommendPayload @throwOnFieldError {
        isUnclear
        unmetNeeds
        unplaced
        overlaps {
          tracked
          pick
          need
        }
      }
    `,
    payload,
  );
  return (
    <>
      {isUnclear && (
        <p className={open}>
          <Trans>We did not understand this; here is what people with this type of project often use.</Trans>
        </p>
      )}
      {!isUnclear && unmetNeeds.length + unplaced.length > 0 && (
        <div className={open}>
          {unmetNeeds.length > 0 && (
            <p>
              <Trans>
                Your description also asks for <strong>{listed(unmetNeeds)}</strong>. None of these five tools covers{' '}
                <Plural value={unmetNeeds.length} one="that" other="those" />.
              </Trans>
            </p>
          )}
          {unplaced.length > 0 && (
            <p>
              <Trans>We could not place: {listed(unplaced.map((words) => `‘${words}’`))}.</Trans>
            </p>
          )}
        </div>
      )}
      {overlaps.map(({ tracked, pick, need }) => (
        <p key={`${tracked} ${pick}`} className="rounded-2xl bg-sunken px-4 py-2.5">
          <Trans>
            You already pay for <strong>{tracked}</strong>, which does the same as <strong>{pick}</strong>: {need}.
          </Trans>
        </p>
      ))}
    </>
  );
}

const open = 'rounded-2xl bg-marigold-tint px-4 py-2.5 text-marigold-ink';

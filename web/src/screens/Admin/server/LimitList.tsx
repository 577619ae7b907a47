import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { locale } from '../../../../../common/locale.ts';
import type { LimitList_query$key } from '../../../__generated__/LimitList_query.graphql.ts';
import { Meter } from './Meter.tsx';
import { QuotaList } from './QuotaList.tsx';
import { RefusalList } from './RefusalList.tsx';

const number = (value: number) => value.toLocaleString(locale());

/** The limits of the settings, whom they refused, and who is near to them. */
export function LimitList({ query }: { query: LimitList_query$key }) {
  const { t } = useLingui();
  const { limits, refusedCallers, nearestQuotas } = useFragment(
    graphql`
      fragment LimitList_query on Query @throwOnFieldError {
        limits {
          isOn
          pointsAMinute
          changesAMinute
          aiQuestionsADay
          aiQuestionsToday
          maxSubscriptions
          maxStacks
          maxStackTools
          maxAccessTokens
        }
        refusedCallers {
          ...RefusalList_callers
        }
        nearestQuotas {
          ...QuotaList_uses
        }
      }
    `,
    query,
  );
  const [asked, most] = [number(limits.aiQuestionsToday), number(limits.aiQuestionsADay)];
  const [points, changes] = [number(limits.pointsAMinute), number(limits.changesAMinute)];
  return (
    <section aria-labelledby="limits" className="flex flex-col gap-4">
      <h2 id="limits" className="text-2xl font-bold">
        <Trans>Limits</Trans>
      </h2>
      {!limits.isOn && (
        <p className="rounded-2xl bg-marigold-tint px-4 py-3 text-marigold-ink">
          <Trans>Tries and requests are not limited, because RATE_LIMITS is off. That is for load tests only.</Trans>
        </p>
      )}
      <dl className="grid gap-x-6 rounded-3xl border border-line bg-card px-5 py-2 shadow-card md:grid-cols-2">
        <Limit label={t`Questions to the AI provider today`}>
          {limits.aiQuestionsADay === 0 ? t`None allowed` : t`${asked} of ${most}`}
          {limits.aiQuestionsADay > 0 && <Meter used={limits.aiQuestionsToday} most={limits.aiQuestionsADay} />}
        </Limit>
        <Limit label={t`Requests of one person a minute`}>{t`${points} points`}</Limit>
        <Limit label={t`Changes of one user a minute`}>{changes}</Limit>
        <Limit label={t`Subscriptions of an account`}>{number(limits.maxSubscriptions)}</Limit>
        <Limit label={t`Stacks of an account`}>{number(limits.maxStacks)}</Limit>
        <Limit label={t`Tools in a stack`}>{number(limits.maxStackTools)}</Limit>
        <Limit label={t`Access tokens of an account`}>{number(limits.maxAccessTokens)}</Limit>
      </dl>
      <p className="text-sm text-soft">
        <Trans>A request costs about one point for each value that it reads.</Trans>
      </p>
      <RefusalList callers={refusedCallers} />
      <QuotaList uses={nearestQuotas} />
    </section>
  );
}

function Limit({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
      <dt className="text-soft">{label}</dt>
      <dd className="grow text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

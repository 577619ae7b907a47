import { plural, t as core } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { everyMonth } from '../../../../../common/billing/cycle.ts';
import { formatMoney } from '../../../../../common/billing/money.ts';
import { priceText } from '../../../../../common/billing/priceText.ts';
import type { RecommendationCard_recommendation$key } from '../../../__generated__/RecommendationCard_recommendation.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { Checklist } from '../../../ui/Checklist.tsx';
import { ExternalLink } from '../../../ui/ExternalLink.tsx';

interface RecommendationCardProps {
  recommendation: RecommendationCard_recommendation$key;
  headingLevel: 3 | 4;
}

/** One tool of the suite. */
export function RecommendationCard({ recommendation, headingLevel }: RecommendationCardProps) {
  const { t } = useLingui();
  const tool = useFragment(
    graphql`
      fragment RecommendationCard_recommendation on Recommendation @throwOnFieldError {
        name
        plan
        price
        isPerSeat
        seats
        monthlyCents
        description
        reason
        features
        badge
        badgeColor
        pricesAsOf
        isTracked
        isPaid
        experience {
          stacks
          oftenWith
        }
        alternative {
          name
          price
          isPerSeat
          seats
          link
        }
        link
      }
    `,
    recommendation,
  );
  const Name = `h${headingLevel}` as const;
  return (
    <article className="rounded-2xl border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Name className="text-xl font-bold">{tool.name}</Name>
            <Badge color={tool.badgeColor}>{tool.badge}</Badge>
            {tool.isTracked && !tool.isPaid && (
              <Badge color="GRAY">
                <Trans>You already pay for it</Trans>
              </Badge>
            )}
          </div>
          {!tool.isPaid && (
            <p className="text-sm text-soft">
              <Trans>Plan: {tool.plan}</Trans>
            </p>
          )}
        </div>
        <div className="sm:text-right">
          <p className="text-lg font-bold tabular-nums">{tool.isPaid ? t`Already paid` : shownPrice(tool.price)}</p>
          {tool.price.endsWith('/year') && tool.monthlyCents > 0 && (
            <p className="text-sm text-soft tabular-nums">
              <Trans>{formatMoney(tool.monthlyCents)} a month</Trans>
            </p>
          )}
          {tool.isPerSeat && <p className="text-sm text-soft">{payersOf(tool)}</p>}
        </div>
      </div>
      <p className="mt-3">{tool.description}</p>
      <p className="mt-2 border-l-4 border-marigold pl-3 text-soft">{tool.reason}</p>
      {tool.experience && (
        <p className="mt-2 text-sm text-soft">
          {tool.experience.oftenWith ? (
            <Trans>
              Saved in {tool.experience.stacks} stacks, often with {tool.experience.oftenWith}.
            </Trans>
          ) : (
            <Trans>Saved in {tool.experience.stacks} stacks.</Trans>
          )}
        </p>
      )}
      <Checklist items={tool.features} />
      {tool.alternative && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3">
          <span>
            <Trans>
              Or instead: {tool.alternative.name},{' '}
              <span className="tabular-nums">
                {shownPrice(tool.alternative.price)}
                {tool.alternative.isPerSeat && ` ${payersOf(tool.alternative)}`}
              </span>
            </Trans>
          </span>
          <ExternalLink href={tool.alternative.link} label={t`See it`} about={`: ${tool.alternative.name}`} />
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
        <ExternalLink href={tool.link} label={t`Learn more`} about={t`about ${tool.name}`} />
        <p className="text-sm text-soft">
          <Trans>
            Price checked on <CalendarDate day={tool.pricesAsOf} />
          </Trans>
        </p>
      </div>
    </article>
  );
}

/** The people that a price per person covers, in words. */
const payersOf = ({ seats }: { seats: number }) =>
  seats > 1 ? plural(seats, { one: 'for # person', other: 'for # people' }) : core`for each person`;

const freePrice = priceText({ amountCents: 0, ...everyMonth });

const shownPrice = (price: string) => (price === freePrice ? core`Free` : price);

import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../../common/money.ts';
import type { RecommendationCard_recommendation$key } from '../../__generated__/RecommendationCard_recommendation.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CalendarDate } from '../../ui/CalendarDate.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';

/** One tool of the suite. */
export function RecommendationCard({ recommendation }: { recommendation: RecommendationCard_recommendation$key }) {
  const tool = useFragment(
    graphql`
      fragment RecommendationCard_recommendation on Recommendation @throwOnFieldError {
        name
        plan
        price
        monthlyCents
        description
        reason
        features
        badge
        badgeColor
        pricesAsOf
        link
      }
    `,
    recommendation,
  );
  return (
    <article className="rounded-2xl border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-xl font-bold">{tool.name}</h3>
            <Badge color={tool.badgeColor}>{tool.badge}</Badge>
          </div>
          <p className="text-sm text-soft">Plan: {tool.plan}</p>
        </div>
        <div className="sm:text-right">
          <p className="text-lg font-bold tabular-nums">{tool.monthlyCents === 0 ? 'Free' : tool.price}</p>
          {tool.price.endsWith('/year') && tool.monthlyCents > 0 && (
            <p className="text-sm text-soft tabular-nums">{formatMoney(tool.monthlyCents)} a month</p>
          )}
        </div>
      </div>
      <p className="mt-3">{tool.description}</p>
      <p className="mt-2 border-l-4 border-marigold pl-3 text-soft">{tool.reason}</p>
      <ul className="mt-3 grid gap-1.5 sm:grid-cols-2">
        {tool.features.map((feature) => (
          <li key={feature} className="flex min-w-0 items-start gap-2">
            <Check className="mt-1 size-4 shrink-0 text-fern" aria-hidden="true" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
        <ExternalLink href={tool.link} label="Learn more" about={tool.name} />
        <p className="text-sm text-soft">
          Price as of <CalendarDate day={tool.pricesAsOf} />
        </p>
      </div>
    </article>
  );
}

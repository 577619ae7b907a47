import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../../common/billing/money.ts';
import type { SavedSubscription_subscription$key } from '../../__generated__/SavedSubscription_subscription.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checklist } from '../../ui/Checklist.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { TrackedLink } from './TrackedLink.tsx';

interface SavedSubscriptionProps {
  subscription: SavedSubscription_subscription$key;
  stackId: string;
  onRemove: (name: string) => void;
}

export function SavedSubscription({ subscription, stackId, onRemove }: SavedSubscriptionProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment SavedSubscription_subscription on SavedTool @throwOnFieldError {
        name
        price
        monthlyCents
        cycleCount
        cycleUnit
        description
        features
        badge
        badgeColor
        link
        ...TrackedLink_tool
      }
    `,
    subscription,
  );
  return (
    <article className="rounded-3xl border border-line bg-card p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h4 className="font-display text-xl font-bold wrap-anywhere">{data.name}</h4>
          {data.badge && <Badge color={data.badgeColor ?? 'gray'}>{data.badge}</Badge>}
        </div>
        <Price
          text={data.price}
          monthlyCents={data.monthlyCents}
          isMonthly={data.cycleUnit === 'MONTH' && data.cycleCount === 1}
        />
      </div>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{data.description}</p>
      <Checklist items={data.features} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
        <ExternalLink href={data.link} label={t`Visit Website`} about={t`of ${data.name}`} />
        <div className="ml-auto flex flex-wrap gap-1">
          <TrackedLink tool={data} stackId={stackId} />
          <Button look="quiet" onClick={() => onRemove(data.name)}>
            <Trash2 className="size-5" aria-hidden="true" />
            <Trans>
              Remove <span className="sr-only">{data.name}</span>
            </Trans>
          </Button>
        </div>
      </div>
    </article>
  );
}

interface PriceProps {
  text: string;
  /** Null when the price could not be read. */
  monthlyCents: number | null | undefined;
  isMonthly: boolean;
}

/** The price, and the monthly cost of a price that is not monthly. */
function Price({ text, monthlyCents, isMonthly }: PriceProps) {
  const isRead = typeof monthlyCents === 'number';
  return (
    <div className="min-w-0 sm:text-right">
      <p className="text-lg font-bold tabular-nums wrap-anywhere">{text}</p>
      {!isRead && (
        <p className="flex items-center gap-1.5 text-sm text-marigold-ink">
          <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
          <Trans>Not in the total</Trans>
        </p>
      )}
      {isRead && !isMonthly && (
        <p className="text-sm text-soft tabular-nums">
          <Trans>{formatMoney(monthlyCents)} per month</Trans>
        </p>
      )}
    </div>
  );
}

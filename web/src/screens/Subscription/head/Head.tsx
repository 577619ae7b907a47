import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { priceText } from '../../../../../common/billing/priceText.ts';
import type { Day } from '../../../../../common/billing/schedule.ts';
import { categories } from '../../../../../common/values.ts';
import type { Head_subscription$key } from '../../../__generated__/Head_subscription.graphql.ts';
import { categoryColors, categoryOf } from '../../../subscriptions/category.ts';
import { cycleUnitOf } from '../../../subscriptions/cycleUnitOf.ts';
import { StateBadge } from '../../../subscriptions/StateBadge.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { ExternalLink } from '../../../ui/ExternalLink.tsx';
import { Money } from '../../../ui/Money.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { AskDay } from './AskDay.tsx';
import { CancelBy } from './CancelBy.tsx';
import { WhatIsNext } from './WhatIsNext.tsx';

interface HeadProps {
  subscription: Head_subscription$key;
  today: Day;
  displayCurrency: string;
}

/** What a subscription is, what it costs, and what comes next. */
export function Head({ today, displayCurrency, ...props }: HeadProps) {
  const { t } = useLingui();
  const subscription = useFragment(
    graphql`
      fragment Head_subscription on TrackedSubscription @throwOnFieldError {
        id
        name
        category
        description
        websiteUrl
        cancelUrl
        labels {
          id
          kind
          name
          color
        }
        amountCents
        cycleCount
        cycleUnit
        monthlyCents
        monthlyDisplayCents
        currency
        startsOn
        state
        paidSoFar {
          amountCents
          displayCents
        }
        ...StateBadge_subscription
        ...WhatIsNext_subscription
        ...CancelBy_subscription
      }
    `,
    props.subscription,
  );
  const { id, name, currency, amountCents, cycleCount, monthlyDisplayCents, paidSoFar, websiteUrl, cancelUrl, labels } =
    subscription;
  const cycleUnit = cycleUnitOf(subscription.cycleUnit);
  const category = categoryOf(subscription.category);
  const ofKind = (kind: string) => labels.filter((label) => label.kind === kind);
  const badges = [...ofKind('CATEGORY'), ...ofKind('TAG')];
  const [method] = ofKind('METHOD');
  const [person] = ofKind('PERSON');
  // Without a rate, amounts stay in the currency that they are in.
  const month =
    monthlyDisplayCents == null
      ? { cents: subscription.monthlyCents, currency }
      : { cents: monthlyDisplayCents, currency: displayCurrency };
  const paid =
    paidSoFar.displayCents == null
      ? { cents: paidSoFar.amountCents, currency }
      : { cents: paidSoFar.displayCents, currency: displayCurrency };
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHeading className="text-3xl md:text-4xl">
          <span className="wrap-anywhere">{name}</span>
        </PageHeading>
        <p className="mt-3 flex flex-wrap gap-2">
          {ofKind('CATEGORY').length === 0 && <Badge color={categoryColors[category]}>{t(categories[category])}</Badge>}
          {badges.map(({ id, name, color }) => (
            <Badge key={id} color={color}>
              <span className="wrap-anywhere">{name}</span>
            </Badge>
          ))}
          <StateBadge subscription={subscription} />
        </p>
      </div>
      <div className="flex flex-col gap-4 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8">
        {subscription.startsOn == null && subscription.state !== 'ENDED' ? (
          <AskDay id={id} name={name} />
        ) : (
          <WhatIsNext subscription={subscription} today={today} />
        )}
        <CancelBy subscription={subscription} />
        <dl className="flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4">
          <Fact label={t`Price`}>{priceText({ amountCents, cycleCount, cycleUnit }, currency)}</Fact>
          {cycleUnit !== 'once' && (
            <Fact label={t`A month`}>
              <Money {...month} />
            </Fact>
          )}
          <Fact label={t`Paid so far`}>
            <Money {...paid} />
          </Fact>
          {method && <Fact label={t`Paid with`}>{method.name}</Fact>}
          {person && <Fact label={t`For`}>{person.name}</Fact>}
        </dl>
        {subscription.description && <p className="whitespace-pre-line wrap-anywhere">{subscription.description}</p>}
        {(websiteUrl || cancelUrl) && (
          <p className="flex flex-wrap gap-x-6 wrap-anywhere">
            {websiteUrl && <ExternalLink href={websiteUrl} label={t`Website`} about={name} />}
            {cancelUrl && <ExternalLink href={cancelUrl} label={t`Cancel there`} about={name} />}
          </p>
        )}
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

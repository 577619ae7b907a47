import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { priceText } from '../../../../../common/billing/priceText.ts';
import { subscriptionPath } from '../../../../../common/paths.ts';
import { categories } from '../../../../../common/values.ts';
import type { SubscriptionCard_subscription$key } from '../../../__generated__/SubscriptionCard_subscription.graphql.ts';
import { hasDraft } from '../../../drafts/draft.ts';
import { undoButton } from '../../../relay/undoButton.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { categoryColors, categoryOf } from '../../../subscriptions/category.ts';
import { cycleUnitOf } from '../../../subscriptions/cycleUnitOf.ts';
import { draftKeyOf } from '../edit/editForm.ts';
import { EditSubscriptionForm } from '../edit/EditSubscriptionForm.tsx';
import type { Place } from '../lists.ts';
import { RenewalDate } from './RenewalDate.tsx';
import { StateBadge } from '../../../subscriptions/StateBadge.tsx';
import { useRemoveSubscription } from './useRemoveSubscription.ts';

interface SubscriptionCardProps {
  subscription: SubscriptionCard_subscription$key;
  place: Place;
  displayCurrency: string;
  isEdited: boolean;
  onEdit: (id: string | undefined) => void;
  onLost: () => void;
}

/** One subscription: its cost and its next payment, or its form while it is edited. */
export const SubscriptionCard = memo(function SubscriptionCard(props: SubscriptionCardProps) {
  const { t } = useLingui();
  const { place, displayCurrency, isEdited, onEdit, onLost } = props;
  const subscription = useFragment(
    graphql`
      fragment SubscriptionCard_subscription on TrackedSubscription @throwOnFieldError {
        id
        name
        amountCents
        cycleCount
        cycleUnit
        monthlyCents
        yearlyCents
        currency
        category
        description
        isActive
        startsOn
        nextDueOn
        ...EditSubscriptionForm_subscription
        ...StateBadge_subscription
      }
    `,
    props.subscription,
  );
  const { id, name, amountCents, cycleCount, monthlyCents, yearlyCents, currency, isActive } = subscription;
  const { remove, restore, isRemoving } = useRemoveSubscription(id, place);
  const card = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const isClosing = useRef(false);
  const [asksDay, setAsksDay] = useState(false);

  useLayoutEffect(() => {
    if (isEdited || !isClosing.current) return;
    isClosing.current = false;
    editButton.current?.focus();
  }, [isEdited]);

  const handleAsk = () => {
    setAsksDay(true);
    onEdit(id);
  };

  const handleClose = () => {
    isClosing.current = true;
    setAsksDay(false);
    onEdit(undefined);
  };

  const handleRemove = async () => {
    if (isRemoving) return;
    const item = card.current?.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const heading = neighbour?.querySelector('h3');
    if (heading) heading.focus();
    else onLost();
    const outcome = await remove();
    if (outcome.status !== 'done') return showFailure(t`Failed to remove subscription`, outcome.issues);
    showToast({
      tone: 'plain',
      title: t`Subscription removed`,
      description: name,
      action: undoButton(restore, {
        done: { title: t`Subscription restored`, description: t`${name} is back.` },
        failed: t`Failed to restore subscription`,
      }),
    });
  };

  if (isEdited)
    return (
      <EditSubscriptionForm
        subscription={subscription}
        place={place}
        asksDay={asksDay}
        onClose={handleClose}
        onLost={onLost}
      />
    );

  const category = categoryOf(subscription.category);
  const cycleUnit = cycleUnitOf(subscription.cycleUnit);
  return (
    <article
      ref={card}
      aria-label={name}
      aria-busy={isRemoving}
      className={`rounded-2xl border p-4 sm:p-5 ${isActive ? 'border-line bg-card' : 'border-dashed border-edge bg-sunken text-soft'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 tabIndex={-1} className="text-xl font-bold wrap-anywhere">
            <Link to={subscriptionPath(id)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h3>
          <p className="mt-1.5 flex flex-wrap gap-2">
            <Badge color={categoryColors[category]}>{t(categories[category])}</Badge>
            <StateBadge subscription={subscription} />
            {hasDraft(draftKeyOf(id)) && (
              <Badge color="yellow">
                <Trans>Unsaved changes</Trans>
              </Badge>
            )}
          </p>
        </div>
        <div className="-mr-2 -mt-2 flex">
          <IconButton ref={editButton} icon={Pencil} label={t`Edit ${name}`} onClick={() => onEdit(id)} />
          <IconButton icon={Trash2} label={t`Delete ${name}`} aria-disabled={isRemoving} onClick={handleRemove} />
        </div>
      </div>
      {subscription.description && <p className="mt-3 wrap-anywhere">{subscription.description}</p>}
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3">
        <Fact label={currency === displayCurrency ? t`Price` : t`Price, entered in ${currency}`}>
          {priceText({ amountCents, cycleCount, cycleUnit }, currency)}
        </Fact>
        <Fact label={t`Monthly`}>
          <Money cents={monthlyCents} currency={currency} />
        </Fact>
        <Fact label={t`Yearly`}>
          <Money cents={yearlyCents} currency={currency} />
        </Fact>
        <RenewalDate
          nextDueOn={subscription.nextDueOn}
          startsOn={subscription.startsOn}
          isOnce={cycleUnit === 'once'}
          onAsk={isActive ? handleAsk : undefined}
        />
      </dl>
    </article>
  );
});

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

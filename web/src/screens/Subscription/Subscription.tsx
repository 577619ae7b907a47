import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Day } from '../../../../common/billing/schedule.ts';
import type { Subscription_subscription$key } from '../../__generated__/Subscription_subscription.graphql.ts';
import type { Subscription_user$key } from '../../__generated__/Subscription_user.graphql.ts';
import { useChoices } from '../../subscriptions/labels/useChoices.ts';
import { latePart } from '../../ui/latePart.tsx';
import { Acts } from './acts/Acts.tsx';
import { Head } from './head/Head.tsx';
import { SubscriptionReminders } from './reminders/SubscriptionReminders.tsx';
import { Timeline } from './timeline/Timeline.tsx';

const DetailsForm = latePart(async () => (await import('./details/DetailsForm.tsx')).DetailsForm);

interface SubscriptionProps {
  subscription: Subscription_subscription$key;
  user: Subscription_user$key;
  /** In the owner's time zone. */
  today: Day;
  displayCurrency: string;
  /** The days that the coming payments are asked for. */
  range: { from: Day; to: Day };
}

/** What a subscription costs and when, what can be done about it, and all that was and will be. */
export function Subscription({ today, displayCurrency, range, ...props }: SubscriptionProps) {
  const subscription = useFragment(
    graphql`
      fragment Subscription_subscription on TrackedSubscription @throwOnFieldError {
        ...Head_subscription
        ...Acts_subscription
        ...DetailsForm_subscription
        ...Timeline_subscription
        ...SubscriptionReminders_subscription
      }
    `,
    props.subscription,
  );
  const user = useFragment(
    graphql`
      fragment Subscription_user on User @throwOnFieldError {
        ...useChoices_user
        ...SubscriptionReminders_user
      }
    `,
    props.user,
  );
  const labels = useChoices(user);
  const [isEdited, setIsEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    setIsEdited(false);
    editButton.current?.focus();
  };

  return (
    <>
      <Head subscription={subscription} today={today} displayCurrency={displayCurrency} />
      <Acts
        subscription={subscription}
        today={today}
        isEdited={isEdited}
        editButton={editButton}
        onEdit={() => setIsEdited(true)}
      />
      {isEdited && <DetailsForm subscription={subscription} labels={labels} onClose={handleClose} />}
      <SubscriptionReminders subscription={subscription} user={user} />
      <Timeline subscription={subscription} today={today} range={range} />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../common/paths.ts';
import type { SubscriptionReminders_subscription$key } from '../../../__generated__/SubscriptionReminders_subscription.graphql.ts';
import type { SubscriptionReminders_user$key } from '../../../__generated__/SubscriptionReminders_user.graphql.ts';
import { draftOf, waysOf } from '../../../reminderRules/rules.ts';
import { RuleWords } from '../../../reminderRules/RuleWords.tsx';
import { Button } from '../../../ui/Button.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { useSetSubscriptionReminders } from './useSetSubscriptionReminders.ts';

const OwnRulesForm = latePart(async () => (await import('./OwnRulesForm.tsx')).OwnRulesForm);

interface SubscriptionRemindersProps {
  subscription: SubscriptionReminders_subscription$key;
  user: SubscriptionReminders_user$key;
}

/** What its owner is reminded of about a subscription: the same as for all, or by rules of its own. */
export function SubscriptionReminders(props: SubscriptionRemindersProps) {
  const { t } = useLingui();
  const { id, reminders } = useFragment(
    graphql`
      fragment SubscriptionReminders_subscription on TrackedSubscription @throwOnFieldError {
        id
        reminders {
          kind
          daysBefore
          channels
        }
      }
    `,
    props.subscription,
  );
  const user = useFragment(
    graphql`
      fragment SubscriptionReminders_user on User @throwOnFieldError {
        reminders {
          rules {
            kind
            daysBefore
            channels
          }
        }
        channels {
          id
          name
        }
      }
    `,
    props.user,
  );
  const { setReminders, isSetting } = useSetSubscriptionReminders(id);
  const [isEdited, setIsEdited] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const ways = waysOf(user.channels.map(({ id, name }) => ({ id, name })));
  const isOwn = reminders != null;
  const drafts = (reminders ?? user.reminders.rules).map(({ kind, daysBefore, channels }) =>
    draftOf(kind, daysBefore, channels),
  );

  const close = () => {
    heading.current?.focus({ preventScroll: true });
    setIsEdited(false);
  };
  const takeAway = async () => {
    const outcome = await setReminders(null);
    if (outcome.status !== 'done') return showFailure(t`Failed to change the reminders`, outcome.issues);
    heading.current?.focus({ preventScroll: true });
    showToast({ tone: 'plain', title: t`Reminders as for all subscriptions` });
  };
  return (
    <section aria-labelledby="reminders" className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8">
      <h2 ref={heading} id="reminders" tabIndex={-1} className="text-2xl font-bold">
        <Trans>Reminders</Trans>
      </h2>
      {isEdited ? (
        <OwnRulesForm drafts={drafts} ways={ways} isSetting={isSetting} onSave={setReminders} onClose={close} />
      ) : (
        <>
          <p className="mt-2 text-soft [&_a]:font-semibold [&_a]:text-fern [&_a]:underline">
            {isOwn ? (
              drafts.length === 0 ? (
                <Trans>There are no reminders of this subscription.</Trans>
              ) : (
                <Trans>This subscription has its own reminders:</Trans>
              )
            ) : (
              <Trans>
                As for <Link to={paths.reminders}>all your subscriptions</Link>:
              </Trans>
            )}
          </p>
          <ul className="mt-2 flex flex-col gap-1">
            {drafts.map((draft) => (
              <li key={draft.key} className="wrap-anywhere">
                <RuleWords draft={draft} ways={ways} />
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="outline" onClick={() => setIsEdited(true)}>
              {isOwn ? <Trans>Change reminders</Trans> : <Trans>Set its own reminders</Trans>}
            </Button>
            {isOwn && (
              <PendingButton look="quiet" isPending={isSetting} pendingLabel={t`Saving...`} onClick={takeAway}>
                <Trans>As for all</Trans>
              </PendingButton>
            )}
          </div>
        </>
      )}
    </section>
  );
}

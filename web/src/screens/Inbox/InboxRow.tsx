import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CalendarX, Hourglass, Info, TrendingUp, Unplug } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { subscriptionPath } from '../../../../common/paths.ts';
import type { InboxRow_entry$key } from '../../__generated__/InboxRow_entry.graphql.ts';
import { undoButton } from '../../relay/undoButton.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { giveFocusBack } from '../../ui/giveFocusBack.ts';
import { Instant } from '../../ui/Instant.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showToast } from '../../ui/toast.ts';
import { SnoozeMenu } from './SnoozeMenu.tsx';
import type { Delay } from './delays.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useMarkUnread } from './useMarkUnread.ts';
import { useSnooze } from './useSnooze.ts';
import { wakeEntry } from './wakeEntry.ts';

interface InboxRowProps {
  entry: InboxRow_entry$key;
  /** The list that it is in. */
  list: string;
  timeZone: string;
  /** When a snoozed entry comes back. */
  hour: number;
}

const icons: Record<string, typeof Info> = {
  RENEWAL: CalendarClock,
  TRIAL_END: Hourglass,
  CANCEL_BY: CalendarX,
  PRICE_RISE: TrendingUp,
  CHANNEL_OFF: Unplug,
};

export function InboxRow({ entry, list, timeZone, hour }: InboxRowProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const { id, kind, text, subscriptionId, isRead, shownAt } = useFragment(
    graphql`
      fragment InboxRow_entry on InboxEntry @throwOnFieldError {
        id
        kind
        text
        subscriptionId
        isRead
        shownAt
      }
    `,
    entry,
  );
  const { markRead, isMarking } = useMarkRead();
  const { markUnread, isUnmarking } = useMarkUnread();
  const { snooze, isSnoozing } = useSnooze(list);
  const row = useRef<HTMLLIElement>(null);
  const Icon = icons[kind] ?? Info;

  const toggle = async () => {
    const outcome = isRead ? await markUnread([id]) : await markRead([id]);
    if (outcome.status !== 'done') showFailure(t`That did not work`, outcome.issues);
  };

  const handleSnooze = async ({ until, words }: Delay) => {
    if (isSnoozing) return;
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const outcome = await snooze(id, until);
    if (outcome.status !== 'done') return showFailure(t`Failed to snooze`, outcome.issues);
    giveFocusBack(neighbour?.querySelector('button') ?? null);
    showToast({
      tone: 'plain',
      title: t`Snoozed until ${words}`,
      description: text,
      action: undoButton(() => wakeEntry(environment, id), {
        done: { title: t`Back in your inbox`, description: text },
        failed: t`Failed to bring it back`,
      }),
    });
  };

  return (
    <li ref={row} className="flex flex-col gap-2 py-4">
      <div className="flex gap-3">
        <Icon className={`mt-0.5 size-5 shrink-0 ${isRead ? 'text-soft' : 'text-fern'}`} aria-hidden="true" />
        <div className="min-w-0">
          <p className={`wrap-anywhere ${isRead ? 'text-soft' : 'font-semibold'}`}>
            {!isRead && (
              <>
                <Badge color="green">
                  <Trans>New</Trans>
                </Badge>{' '}
              </>
            )}
            {text}
          </p>
          <p className="mt-1 text-sm text-soft tabular-nums">
            <Instant at={shownAt} to="minute" />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap pl-3">
        <PendingButton
          look="quiet"
          isPending={isMarking || isUnmarking}
          pendingLabel={t`Saving...`}
          aria-label={isRead ? t`Mark as unread: ${text}` : t`Mark as read: ${text}`}
          onClick={toggle}
        >
          {isRead ? <Trans>Mark as unread</Trans> : <Trans>Mark as read</Trans>}
        </PendingButton>
        {subscriptionId != null && (
          <ButtonLink look="quiet" to={subscriptionPath(subscriptionId)} aria-label={t`Open: ${text}`}>
            <Trans>Open</Trans>
          </ButtonLink>
        )}
        <SnoozeMenu text={text} timeZone={timeZone} hour={hour} onSnooze={handleSnooze} />
      </div>
    </li>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Sessions_user$key } from '../../__generated__/Sessions_user.graphql.ts';
import { useLeave } from '../../session/useLeave.ts';
import { Button } from '../../ui/Button.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { showToast } from '../../ui/toast.ts';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useEndSessions } from './useEndSessions.ts';
import { useLogOutEverywhere } from './useLogOutEverywhere.ts';

/** The browsers that the user is signed in with. */
export function Sessions({ user }: { user: Sessions_user$key }) {
  const { t } = useLingui();
  const { id, sessions } = useFragment(
    graphql`
      fragment Sessions_user on User @throwOnFieldError {
        id
        sessions {
          id
          isCurrent
          ...SessionRow_session
        }
      }
    `,
    user,
  );
  const { logOutEverywhere, isLoggingOut } = useLogOutEverywhere();
  const { endSession, endOthers, isEnding } = useEndSessions(id);
  const leave = useLeave();
  const heading = useRef<HTMLHeadingElement>(null);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isLoggingOut) leave(await logOutEverywhere(), t`You have been logged out on every device.`);
  };
  const handleEnd = async (ended?: string) => {
    if (isEnding) return;
    const outcome = await (ended === undefined ? endOthers() : endSession(ended));
    if (outcome.status !== 'done')
      return showToast({ tone: 'error', title: t`Not logged out`, description: messageOf(outcome.issues) ?? '' });
    // The focused button is gone.
    heading.current?.focus({ preventScroll: true });
    showToast({ tone: 'plain', title: ended === undefined ? t`Other devices logged out` : t`Device logged out` });
  };

  return (
    <SettingsSection
      headingRef={heading}
      title={t`Devices`}
      text={t`Where you are logged in. If you do not know a device, log it out and set a new password. Your access tokens keep working.`}
    >
      <ul aria-label={t`Your devices`} className="mb-6 divide-y divide-line">
        {sessions
          .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
          .map((session) => (
            <SessionRow key={session.id} session={session} onEnd={handleEnd} />
          ))}
      </ul>
      <form onSubmit={handleSubmit} className="flex flex-wrap gap-3">
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <Button look="outline" onClick={() => void handleEnd()}>
            <Trans>Log out other devices</Trans>
          </Button>
        )}
        <SubmitButton look="outline" isPending={isLoggingOut} pendingText={t`Logging out...`}>
          <LogOut className="size-5" aria-hidden="true" />
          <Trans>Log out everywhere</Trans>
        </SubmitButton>
      </form>
    </SettingsSection>
  );
}

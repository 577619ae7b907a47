import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../common/paths.ts';
import type { UserSessions_user$key } from '../../../__generated__/UserSessions_user.graphql.ts';
import { ProofHost } from '../../../secondFactor/ProofHost.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { useEndUserSession } from './useEndUserSession.ts';

interface UserSessionsProps {
  user: UserSessions_user$key;
  isOwn: boolean;
  onEndAll: () => void;
}

/** The browsers that a user is signed in with, and buttons to end these sessions. */
export function UserSessions({ user, isOwn, onEndAll }: UserSessionsProps) {
  const { t } = useLingui();
  const { id, sessions } = useFragment(
    graphql`
      fragment UserSessions_user on User @throwOnFieldError {
        id
        sessions {
          id
          browser
          system
          lastUsedAt
          createdAt
        }
      }
    `,
    user,
  );
  const { endUserSession, isEnding } = useEndUserSession(id);
  const heading = useRef<HTMLHeadingElement>(null);

  const handleEnd = async (session: string) => {
    if (isEnding) return;
    const outcome = await endUserSession(session);
    if (outcome.status !== 'done') return showFailure(t`Session not ended`, outcome.issues);
    // The focused button is gone.
    heading.current?.focus({ preventScroll: true });
    showToast({ tone: 'plain', title: t`Session ended` });
  };

  return (
    <SettingsSection
      headingRef={heading}
      title={t`Sessions`}
      text={t`The browsers that the user is signed in with. Access tokens are no sessions.`}
    >
      <ProofHost />
      {sessions.length === 0 ? (
        <p className="text-soft">
          <Trans>The user is signed in nowhere.</Trans>
        </p>
      ) : (
        <>
          <ul aria-label={t`Sessions`} className="mb-6 divide-y divide-line">
            {sessions.map(({ id, browser, system, lastUsedAt, createdAt }) => {
              const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
              return (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
                  <div className="min-w-0">
                    <p className="font-semibold">{name}</p>
                    <p className="text-sm text-soft">
                      <Trans>
                        Last active on <Instant at={lastUsedAt} />, signed in on <Instant at={createdAt} />
                      </Trans>
                    </p>
                  </div>
                  {!isOwn && (
                    <Button look="outline" className="shrink-0" onClick={() => void handleEnd(id)}>
                      <Trans>
                        End <span className="sr-only">the session of {name}</span>
                      </Trans>
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          {isOwn ? (
            <p className="text-soft">
              <Trans>
                End your own sessions on your{' '}
                <Link to={paths.account} className="font-semibold text-fern underline underline-offset-4">
                  account page
                </Link>
                .
              </Trans>
            </p>
          ) : (
            <Button look="outline" onClick={onEndAll}>
              <LogOut className="size-5" aria-hidden="true" />
              <Trans>End all sessions</Trans>
            </Button>
          )}
        </>
      )}
    </SettingsSection>
  );
}

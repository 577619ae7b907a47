import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { Identities_user$key } from '../../../__generated__/Identities_user.graphql.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { singleSignOnProblem } from '../../../ui/singleSignOnProblem.ts';
import { readSite } from '../../../ui/site.ts';
import { showToast } from '../../../ui/toast.ts';
import { useFailure } from '../../../ui/useFailure.ts';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { useRemoveIdentity } from './useRemoveIdentity.ts';
import { useStartJoining } from './useStartJoining.ts';

/** Single sign-on for this account; renders nothing on a server without it. */
export function Identities({ user }: { user: Identities_user$key }) {
  const { singleSignOn } = readSite();
  return singleSignOn === null ? null : <Section user={user} name={singleSignOn} />;
}

function Section({ user, name }: { user: Identities_user$key; name: string }) {
  const { t } = useLingui();
  const { id, identities } = useFragment(
    graphql`
      fragment Identities_user on User @throwOnFieldError {
        id
        identities {
          id
          createdAt
        }
      }
    `,
    user,
  );
  const [search, setSearch] = useSearchParams();
  const { startJoining, isStarting } = useStartJoining();
  const { removeIdentity, isRemoving } = useRemoveIdentity(id);
  const { failure, fail, clearFailure } = useFailure(t`That did not work`);
  const heading = useRef<HTMLHeadingElement>(null);
  const problem = singleSignOnProblem(search);
  const hasJoined = search.has('joined');

  useEffect(() => {
    // The section is far down the screen that the provider leads back to.
    if (hasJoined || problem) heading.current?.focus();
    if (!hasJoined) return;
    showToast({ tone: 'plain', title: t`Connected`, description: t`You can now sign in with ${name}.` });
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [hasJoined, problem, name, setSearch, t]);

  const join = async () => {
    clearFailure();
    const outcome = await startJoining();
    if (outcome.status === 'done') location.assign(outcome.payload.url);
    else fail(outcome.issues);
  };

  const remove = async (identityId: string) => {
    clearFailure();
    const outcome = await removeIdentity(identityId);
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({ tone: 'plain', title: t`Disconnected`, description: t`${name} no longer opens this account.` });
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <SettingsSection
      headingRef={heading}
      title={t`Sign in with ${name}`}
      text={t`Connect your account to sign in without a password.`}
    >
      <div className="flex flex-col gap-4">
        <Alert message={failure ?? (problem && t(problem))} />
        {identities.length === 0 ? (
          <PendingButton
            look="outline"
            isPending={isStarting}
            pendingLabel={t`Connecting...`}
            onClick={join}
            className="self-start wrap-anywhere"
          >
            <Trans>Connect {name}</Trans>
          </PendingButton>
        ) : (
          <ul aria-label={t`Connected sign-ins`} className="divide-y divide-line">
            {identities.map(({ id, createdAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
                <span>
                  <Trans>
                    Connected on <CalendarDate day={String(createdAt).slice(0, 10)} />
                  </Trans>
                </span>
                <PendingButton
                  look="outline"
                  isPending={isRemoving}
                  pendingLabel={t`Disconnecting...`}
                  onClick={() => void remove(id)}
                >
                  <Trans>Disconnect</Trans>
                </PendingButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SettingsSection>
  );
}

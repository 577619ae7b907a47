import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SecondFactor_user$key } from '../../../__generated__/SecondFactor_user.graphql.ts';
import { canUsePasskeys } from '../../../secondFactor/canUsePasskeys.ts';
import { ProofHost } from '../../../secondFactor/ProofHost.tsx';
import { WhyNoPasskeys } from '../../../secondFactor/WhyNoPasskeys.tsx';
import { useSetUp } from '../../../secondFactor/useSetUp.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RecoveryCodesLeft } from './RecoveryCodesLeft.tsx';
import type { Removed } from './RemoveDialog.tsx';

// Loaded with the screen rather than with the click, or the dialog could not give the focus back.
const RemoveDialog = latePart(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);

/** How the user logs in besides with the password. */
export function SecondFactor({ user }: { user: SecondFactor_user$key }) {
  const { t } = useLingui();
  const { hasSecondFactor, secondFactor } = useFragment(
    graphql`
      fragment SecondFactor_user on User @throwOnFieldError {
        hasSecondFactor
        secondFactor {
          totpSince
          recoveryCodesLeft
          passkeys {
            id
            ...PasskeyRow_passkey
          }
        }
      }
    `,
    user,
  );
  const { totpSince, passkeys, recoveryCodesLeft } = secondFactor;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const { setUpTotp, addPasskey, showCodes, dialog } = useSetUp(t`Setting up failed`, () => setTimeout(focusHeading));
  const [removed, setRemoved] = useState<Removed>();

  return (
    <SettingsSection
      headingRef={heading}
      title={t`Second step at login`}
      text={t`With a second step, a stolen password is not enough to log in. A passkey can also replace the password.`}
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h3 className="flex flex-wrap items-center gap-2 font-semibold">
              <Trans>Authenticator app</Trans>
              {totpSince != null && <Badge color="green">{t`On`}</Badge>}
            </h3>
            <p className="text-sm text-soft">
              {totpSince == null ? (
                <Trans>An app on your phone shows a new code every 30 seconds.</Trans>
              ) : (
                <Trans>
                  Set up on <CalendarDate day={String(totpSince).slice(0, 10)} />
                </Trans>
              )}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button look="outline" onClick={setUpTotp}>
              <Smartphone className="size-5" aria-hidden="true" />
              {totpSince == null ? <Trans>Set up app</Trans> : <Trans>Replace app</Trans>}
            </Button>
            {totpSince != null && (
              <Button look="quiet" onClick={() => setRemoved({ kind: 'totp', isLast: passkeys.length === 0 })}>
                <Trans>
                  Remove <span className="sr-only">authenticator app</span>
                </Trans>
              </Button>
            )}
          </div>
        </div>
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <div className="min-w-0">
              <h3 className="font-semibold">
                <Trans>Passkeys</Trans>
              </h3>
              <p className="text-sm text-soft">
                {canUsePasskeys() ? (
                  <Trans>You confirm with your fingerprint, your face or a PIN.</Trans>
                ) : (
                  <WhyNoPasskeys />
                )}
              </p>
            </div>
            {canUsePasskeys() && (
              <Button look="outline" onClick={addPasskey}>
                <KeyRound className="size-5" aria-hidden="true" />
                <Trans>Add passkey</Trans>
              </Button>
            )}
          </div>
          {passkeys.length > 0 && (
            <ul aria-label={t`Your passkeys`} className="mt-3 divide-y divide-line">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRemove={(name) =>
                    setRemoved({
                      kind: 'passkey',
                      id: passkey.id,
                      name,
                      isLast: passkeys.length === 1 && totpSince == null,
                    })
                  }
                />
              ))}
            </ul>
          )}
        </div>
        {hasSecondFactor && <RecoveryCodesLeft left={recoveryCodesLeft} onMade={showCodes} />}
      </div>
      {dialog}
      <RemoveDialog removed={removed} onRemoved={focusHeading} onClose={() => setRemoved(undefined)} />
      <ProofHost />
    </SettingsSection>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { canOfferPasskeys, canUsePasskeys } from '../../secondFactor/canUsePasskeys.ts';
import type { SignedInUser } from '../../session/setUser.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { useIsAlive } from '../../ui/useIsAlive.ts';
import { usePasskeyLogin } from './usePasskeyLogin.ts';

/** Logs in with a passkey alone, where the browser has them. */
export function PasskeyLogin({ onEnter }: { onEnter: (user: SignedInUser) => void }) {
  return useIsAlive() && canUsePasskeys() && <PasskeyButton onEnter={onEnter} />;
}

function PasskeyButton({ onEnter }: { onEnter: (user: SignedInUser) => void }) {
  const { t } = useLingui();
  const logIn = usePasskeyLogin();
  const [isPending, setIsPending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const handleClick = async () => {
    setIsPending(true);
    const issues = [{ field: '', message: t`Stackling could not be reached. Please try again.` }];
    const outcome = await logIn(false).catch(() => ({ status: 'failed' as const, issues }));
    setIsPending(false);
    if (outcome.status === 'done') onEnter(outcome.payload.user);
    else showFailure(t`Login failed`, outcome.issues);
  };

  /** Lets the browser offer passkeys in the email field. Nobody has asked for them, so that failures stay silent. */
  const offer = async () => {
    if (!(await canOfferPasskeys())) return;
    const outcome = await logIn(true);
    if (outcome.status === 'done') onEnter(outcome.payload.user);
  };
  const latest = useRef(offer);
  useEffect(() => void (latest.current = offer));
  useEffect(() => {
    const form = button.current?.form;
    const handleFocus = () => void latest.current().catch(() => undefined);
    form?.addEventListener('focusin', handleFocus, { once: true });
    return () => form?.removeEventListener('focusin', handleFocus);
  }, []);

  return (
    <PendingButton
      ref={button}
      look="outline"
      isPending={isPending}
      pendingLabel={t`Waiting for your passkey...`}
      onClick={handleClick}
    >
      <KeyRound className="size-5" aria-hidden="true" />
      <Trans>Log in with a passkey</Trans>
    </PendingButton>
  );
}

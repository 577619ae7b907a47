import { Trans } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useOutcomeHeading } from './useOutcomeHeading.ts';

/**
 * The answer to registering where mail is sent; it is the same whether or not the address has an account.
 *
 * @param onAgain returns to the form, with what was typed
 */
export function RegistrationMailed({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useOutcomeHeading();
  return (
    <div className="flex flex-col items-start gap-4">
      <Mail className="size-10 text-fern" aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold">
        <Trans>Check your email</Trans>
      </h2>
      <p className="text-soft">
        <Trans>
          We have sent an email to <strong className="text-ink wrap-anywhere">{email}</strong>. Open the link in it and
          enter your password to finish. The link works for 24 hours.
        </Trans>
      </p>
      <p className="text-soft">
        <Trans>No email? Look into your spam folder, or check the address and register again.</Trans>
      </p>
      <Button look="outline" onClick={onAgain}>
        <Trans>Register again</Trans>
      </Button>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

/** The answer to registering where mail is sent; it is the same whether or not the address has an account. */
export function RegistrationMailed({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
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
        <Trans>No email? Look into your spam folder, or register again.</Trans>
      </p>
    </div>
  );
}

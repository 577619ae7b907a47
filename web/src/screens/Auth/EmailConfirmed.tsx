import { Trans } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { paths } from '../../../../common/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

export interface ConfirmedEmail {
  email: string;
  username: string;
}

/** What confirming an email address has done. */
export function EmailConfirmed({ email, username }: ConfirmedEmail) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <Mail className="size-10 text-fern" aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold">
        <Trans>Your email is confirmed</Trans>
      </h2>
      <p className="text-soft">
        <Trans>
          The account {username} now has the email address <strong className="text-ink wrap-anywhere">{email}</strong>.
          You log in with it.
        </Trans>
      </p>
      <ButtonLink to={paths.account}>
        <Trans>Open my account</Trans>
      </ButtonLink>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { paths } from '../../../../common/paths.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useOutcomeHeading } from './useOutcomeHeading.ts';

export interface ConfirmedEmail {
  email: string;
  username: string;
}

/** What confirming an email address has done. */
export function EmailConfirmed({ email, username }: ConfirmedEmail) {
  const heading = useOutcomeHeading();
  const session = useSession();
  const other = session && session.username !== username ? session.username : undefined;
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
      {other === undefined ? (
        <ButtonLink to={paths.account}>
          <Trans>Open my account</Trans>
        </ButtonLink>
      ) : (
        <p className="text-soft">
          <Trans>In this browser, you are logged in as {other}.</Trans>
        </p>
      )}
    </div>
  );
}

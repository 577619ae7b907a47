import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { buttonStyle } from '../../ui/buttonStyle.ts';
import { readSite } from '../../ui/site.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** The form of a new account, or why there is none on this server. */
export function Registration({ email }: { email: RefObject<string> }) {
  const { registration, adminEmail } = readSite();
  if (registration === 'open') return <RegisterForm email={email} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-soft">
        {registration === 'invite' ? (
          <Trans>Only invited people can create an account here. Ask an administrator to send you a link.</Trans>
        ) : (
          <Trans>You cannot create an account on this server.</Trans>
        )}
      </p>
      {registration === 'invite' && adminEmail && (
        <a href={`mailto:${adminEmail}`} className={buttonStyle('outline')}>
          <Trans>Email our admin</Trans>
        </a>
      )}
    </div>
  );
}

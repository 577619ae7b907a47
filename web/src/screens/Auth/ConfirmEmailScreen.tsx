import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '../../../../common/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ConfirmEmailForm } from './ConfirmEmailForm.tsx';
import { EmailConfirmed, type ConfirmedEmail } from './EmailConfirmed.tsx';
import { useLink } from './useLink.ts';
import { UselessLink } from './UselessLink.tsx';

/** The screen of the link that was mailed to an email address, for whoever reads the mail there, signed in or not. */
export function ConfirmEmailScreen() {
  const { t } = useLingui();
  const { token, refusal, handleUseless, leave } = useLink();
  const [confirmed, setConfirmed] = useState<ConfirmedEmail>();
  return (
    <AuthLayout title={t`Confirm your email`}>
      {token ? (
        <ConfirmEmailForm
          key={token}
          token={token}
          onUseless={handleUseless}
          onDone={(email) => {
            setConfirmed(email);
            leave();
          }}
        />
      ) : confirmed ? (
        <EmailConfirmed {...confirmed} />
      ) : (
        <UselessLink message={refusal} instead={{ to: paths.account, label: t`Open my account` }} />
      )}
    </AuthLayout>
  );
}

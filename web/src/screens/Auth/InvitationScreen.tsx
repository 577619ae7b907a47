import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { AuthLayout } from './AuthLayout.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useLink } from './useLink.ts';
import { UselessLink } from './UselessLink.tsx';

/** The screen of an invitation's link. */
export function InvitationScreen() {
  const { t } = useLingui();
  const { token, refusal, handleUseless } = useLink();
  const email = useRef('');
  return (
    <AuthLayout title={t`Create your account`}>
      {token ? (
        <RegisterForm key={token} email={email} invitation={token} onUseless={handleUseless} />
      ) : (
        <UselessLink message={refusal} />
      )}
    </AuthLayout>
  );
}

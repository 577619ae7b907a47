import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { UselessLink } from './UselessLink.tsx';

/** The screen of an invitation's link. The token is only in the address, and nothing here links to another site. */
export function InvitationScreen() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const [refusal, setRefusal] = useState<string>();
  const email = useRef('');
  return (
    <AuthLayout title={t`Create your account`}>
      {refusal === undefined ? (
        <RegisterForm email={email} invitation={token} onUseless={setRefusal} />
      ) : (
        <UselessLink message={refusal} />
      )}
    </AuthLayout>
  );
}

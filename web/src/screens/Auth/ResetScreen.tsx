import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.tsx';
import { ResetForm } from './ResetForm.tsx';
import { UselessLink } from './UselessLink.tsx';

/** The screen of a mailed reset link. The token is only in the address, and nothing here links to another site. */
export function ResetScreen() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const [refusal, setRefusal] = useState<string>();
  return (
    <AuthLayout title={t`Set a new password`}>
      {refusal === undefined ? (
        <ResetForm token={token} onUseless={setRefusal} />
      ) : (
        <UselessLink message={refusal} isReset />
      )}
    </AuthLayout>
  );
}

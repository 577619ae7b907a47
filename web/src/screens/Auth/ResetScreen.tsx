import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.tsx';
import { ResetForm } from './ResetForm.tsx';
import { UselessLink } from './UselessLink.tsx';

/** Where the link in a mail leads. The token stands in the address alone, and nothing here links to another site. */
export function ResetScreen() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const [refusal, setRefusal] = useState<string>();
  return (
    <AuthLayout title={t`Set a new password`}>
      {refusal === undefined ? <ResetForm token={token} onUseless={setRefusal} /> : <UselessLink message={refusal} />}
    </AuthLayout>
  );
}

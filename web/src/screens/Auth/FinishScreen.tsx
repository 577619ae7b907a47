import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.tsx';
import { FinishForm } from './FinishForm.tsx';
import { UselessLink } from './UselessLink.tsx';

/** The screen of the link that finishes a registration. The token is only in the address. */
export function FinishScreen() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const [refusal, setRefusal] = useState<string>();
  return (
    <AuthLayout title={t`Finish your registration`}>
      {refusal === undefined ? <FinishForm token={token} onUseless={setRefusal} /> : <UselessLink message={refusal} />}
    </AuthLayout>
  );
}

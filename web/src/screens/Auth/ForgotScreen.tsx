import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import { readSite } from '../../ui/site.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { ForgotOutcome } from './ForgotOutcome.tsx';

export function ForgotScreen() {
  const { t } = useLingui();
  // A server that sends no mail says so before anything is typed.
  const [outcome, setOutcome] = useState<'mailed' | 'not-mailed' | undefined>(
    readSite().sendsMail ? undefined : 'not-mailed',
  );
  // There is no password to set.
  if (!readSite().passwordLogin) return <Navigate to={paths.auth} replace />;
  return (
    <AuthLayout title={t`Forgot your password?`}>
      {outcome ? (
        <ForgotOutcome isMailed={outcome === 'mailed'} />
      ) : (
        <ForgotForm onDone={(isMailed) => setOutcome(isMailed ? 'mailed' : 'not-mailed')} />
      )}
    </AuthLayout>
  );
}

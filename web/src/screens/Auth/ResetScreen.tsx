import { useLingui } from '@lingui/react/macro';
import { paths } from '../../../../common/paths.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useLink } from './useLink.ts';
import { UselessLink } from './UselessLink.tsx';

/** The screen of a mailed reset link. */
export function ResetScreen() {
  const { t } = useLingui();
  const { token, refusal, handleUseless } = useLink();
  return (
    <AuthLayout title={t`Set a new password`}>
      {token ? (
        <ResetForm key={token} token={token} onUseless={handleUseless} />
      ) : (
        <UselessLink message={refusal} instead={{ to: paths.forgot, label: t`Ask for a new link` }} />
      )}
    </AuthLayout>
  );
}

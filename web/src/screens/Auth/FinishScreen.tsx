import { useLingui } from '@lingui/react/macro';
import { registerPath } from '../../session/next.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { FinishForm } from './FinishForm.tsx';
import { useLink } from './useLink.ts';
import { UselessLink } from './UselessLink.tsx';

/** The screen of the link that finishes a registration. */
export function FinishScreen() {
  const { t } = useLingui();
  const { token, refusal, handleUseless } = useLink();
  return (
    <AuthLayout title={t`Finish your registration`}>
      {token ? (
        <FinishForm key={token} token={token} onUseless={handleUseless} />
      ) : (
        <UselessLink message={refusal} instead={{ to: registerPath, label: t`Register again` }} />
      )}
    </AuthLayout>
  );
}

import { useLingui } from '@lingui/react/macro';
import { SetUpFirst } from '../../secondFactor/parts.ts';
import { AuthLayout } from './AuthLayout.tsx';

/** Leads somebody to a second factor who is signed in and can do nothing else without one. */
export function SetUpFirstScreen({ next }: { next: string }) {
  const { t } = useLingui();
  return (
    <AuthLayout title={t`Make your account safe`}>
      <SetUpFirst onDone={() => location.assign(next)} />
    </AuthLayout>
  );
}

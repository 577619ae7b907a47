import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import { SetUpFirst } from '../../secondFactor/parts.ts';
import { AuthLayout } from './AuthLayout.tsx';

/** Leads somebody to a second factor who is signed in and can do nothing else without one. */
export function SetUpFirstScreen({ next }: { next: string }) {
  const { t } = useLingui();
  // The reloaded page was scrolled down to the button of a form.
  useLayoutEffect(() => void (document.documentElement.scrollTop = 0), []);
  return (
    <AuthLayout title={t`Make your account safe`}>
      <SetUpFirst onDone={() => location.assign(next)} />
    </AuthLayout>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nextOf } from '../../session/next.ts';
import { Alert } from '../../ui/Alert.tsx';
import { singleSignOnProblem } from '../../ui/singleSignOnProblem.ts';
import { readSite } from '../../ui/site.ts';
import { useTip } from '../../tips/useTip.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { LoginForm } from './LoginForm.tsx';
import { Registration } from './Registration.tsx';
import { SingleSignOn } from './SingleSignOn.tsx';
import { TabLink } from './TabLink.tsx';

/** What registering is on a server. */
const titles = {
  open: msg`Create your account`,
  invite: msg`You need an invitation`,
  closed: msg`New accounts are closed`,
};

/** Logging in and registering; the address says which of the two is shown. */
export function AuthCard() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'register' ? 'register' : 'login';
  const email = useRef('');
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  const { singleSignOn, passwordLogin, registration } = readSite();
  const problem = singleSignOnProblem(search);
  useTip('auth-page', { isDue: registration === 'open' });

  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    // A link inside the other form is gone now, and the focus with it.
    if (document.activeElement === document.body) card.current?.querySelector('input')?.focus();
  }, [tab]);

  return (
    <AuthLayout title={tab === 'login' || !passwordLogin ? t`Welcome back` : t(titles[registration])}>
      <div ref={card}>
        {nextOf(search) && (
          <p className="mb-4 text-center font-medium">
            <Trans>You need to be logged in</Trans>
          </p>
        )}
        {problem && (
          <div className="mb-6">
            <Alert message={t(problem)} />
          </div>
        )}
        {passwordLogin && (
          <>
            <nav aria-label={t`Log in or register`} className="mb-6 flex rounded-full bg-sunken p-1">
              <TabLink tab="login" isCurrent={tab === 'login'}>
                <Trans>Login</Trans>
              </TabLink>
              <TabLink tab="register" isCurrent={tab === 'register'}>
                <Trans>Register</Trans>
              </TabLink>
            </nav>
            {tab === 'login' ? <LoginForm email={email} /> : <Registration email={email} />}
          </>
        )}
        {singleSignOn !== null && (
          <div className={passwordLogin ? 'mt-6 border-t border-line pt-5' : ''}>
            <SingleSignOn name={singleSignOn} isAlone={!passwordLogin} />
          </div>
        )}
      </div>
    </AuthLayout>
  );
}

import { useLoginWithPasskey } from '../../secondFactor/useLoginWithPasskey.ts';
import { useStartPasskeyLogin } from '../../secondFactor/useStartPasskeyLogin.ts';

const browserPasskeys = () => import('../../secondFactor/browserPasskeys.ts');

/**
 * Logs in with a passkey alone; resolves with the user, or with what went wrong.
 *
 * @param isOffered whether the browser only offers passkeys in the email field, instead of asking for one
 */
export function usePasskeyLogin() {
  const { startPasskeyLogin } = useStartPasskeyLogin();
  const { loginWithPasskey } = useLoginWithPasskey();
  return async (isOffered: boolean) => {
    const [{ askPasskey, offerPasskeys }, started] = await Promise.all([browserPasskeys(), startPasskeyLogin()]);
    if (started.status !== 'done') return started;
    const answer = await (isOffered ? offerPasskeys : askPasskey)(started.payload.options);
    if ('issues' in answer) return { status: 'failed' as const, issues: answer.issues };
    return loginWithPasskey(answer.credential);
  };
}

import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The link that works once and that was opened. Its token is only after the `#` of the address, which browsers send to
 * nobody.
 */
export function useLink() {
  const { t } = useLingui();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const missing = t`Part of the link is missing. Please open it again, or copy all of it.`;
  /** Takes the token out of the address and the browser's history. */
  const leave = (refusal?: string) => void navigate({ hash: '' }, { replace: true, state: { refusal } });
  return {
    /** Empty when there is none, or none any more. */
    token: hash.slice(1),
    /** Why there is nothing to do without the token. */
    refusal: (state as { refusal?: string } | null)?.refusal ?? missing,
    handleUseless: (message: string) => leave(message),
    leave: () => leave(),
  };
}

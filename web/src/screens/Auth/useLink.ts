import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The link that works once and that was opened. Its token is only after the `#` of the address, which browsers send to
 * nobody, and leaves it when the link turns out to be useless.
 */
export function useLink() {
  const { t } = useLingui();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const token = hash.slice(1);
  const { refusal = t`Part of the link is missing. Please open it again, or copy all of it.` } =
    (state as { refusal?: string } | null) ?? {};
  return {
    token,
    /** Why there is nothing to do with it; undefined while it may work. */
    refusal: token ? undefined : refusal,
    handleUseless: (message: string) => void navigate({ hash: '' }, { replace: true, state: { refusal: message } }),
  };
}

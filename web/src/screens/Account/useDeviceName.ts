import { useLingui } from '@lingui/react/macro';

/** A device in words, such as ‘Chrome on Android’. */
export function useDeviceName(browser: string | null | undefined, system: string | null | undefined): string {
  const { t } = useLingui();
  if (browser && system) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}

import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { openIdPath } from '../../../../common/paths.ts';
import { nextOf } from '../../session/next.ts';
import { buttonStyle } from '../../ui/buttonStyle.ts';
import { deviceLocale } from '../../ui/deviceLocale.ts';
import { deviceTimeZone } from '../../ui/deviceTimeZone.ts';

/**
 * Leads to the OpenID provider, and back to the screen that the user wanted.
 *
 * @param isAlone whether there is no other way to log in
 */
export function SingleSignOn({ name, isAlone }: { name: string; isAlone: boolean }) {
  const [search] = useSearchParams();
  const next = nextOf(search);
  const [timeZone, locale] = [deviceTimeZone(), deviceLocale()];
  // A new account gets the time zone and the locale.
  const query = new URLSearchParams({
    ...(next !== undefined && { next }),
    ...(timeZone && { timeZone }),
    ...(locale && { locale }),
  });
  return (
    <a
      href={`${openIdPath}?${query}`}
      className={`${buttonStyle(isAlone ? 'primary' : 'outline')} min-h-12 w-full text-lg`}
    >
      <KeyRound className="size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <Trans>Sign in with {name}</Trans>
      </span>
    </a>
  );
}

import { Trans } from '@lingui/react/macro';
import { locale } from '../../../../../common/locale.ts';

/** How long something took: in seconds with two digits, or in minutes when it was longer than two. */
export function Elapsed({ ms }: { ms: number }) {
  if (ms < 1_000) return <Trans>less than a second</Trans>;
  const [amount, unit] = ms < 120_000 ? [ms / 1_000, 'second'] : [ms / 60_000, 'minute'];
  const how = { style: 'unit', unit, unitDisplay: 'long', maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat(locale(), how).format(amount);
}

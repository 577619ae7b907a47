import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { lazily } from '../../../../../common/lazily.ts';
import { locale } from '../../../../../common/locale.ts';
import type { ConstraintKind } from '../../../../../common/values.ts';

const texts = {
  linux: msg`Runs on Linux`,
  windows: msg`Runs on Windows`,
  mac: msg`Runs on a Mac`,
  android: msg`Runs on Android`,
  iphone: msg`Runs on an iPhone`,
  ipad: msg`Runs on an iPad`,
  browser: msg`Runs in a browser`,
  'self-hosted': msg`Runs on your own server`,
  local: msg`Data stays on the device`,
  offline: msg`Works offline`,
  'open-source': msg`Open source`,
  'one-time': msg`Paid once or free`,
  'no-ai': msg`Without AI`,
  'no-ads': msg`Without ads`,
  simple: msg`Easy for beginners`,
  free: msg`Free only`,
  student: msg`Student prices`,
  'non-profit': msg`Prices for charities`,
};

/** A demand on every tool in a few words. `country` is two letters or EU. */
export function constraintText(kind: ConstraintKind, country: string | null | undefined, isNot: boolean): string {
  if (kind !== 'company-country' && kind !== 'data-country') return i18n._(texts[kind]);
  const place = placeName(country ?? '');
  if (kind === 'data-country') return isNot ? t`Data not kept in ${place}` : t`Data kept in ${place}`;
  return isNot ? t`Not from ${place}` : t`From ${place}`;
}

const names = lazily(() => new Intl.DisplayNames(locale(), { type: 'region', fallback: 'none' }));

/** Intl names them without their article. */
const withArticle = new Set(['AE', 'BS', 'CD', 'CF', 'DO', 'GB', 'GM', 'MV', 'NL', 'PH', 'US']);

function placeName(country: string): string {
  if (country === 'EU') return t`the EU`;
  // A code that is no country's has no name.
  const name = (/^[A-Z]{2}$/.test(country) && names().of(country)) || country;
  return withArticle.has(country) ? t`the ${name}` : name;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { currencyCodes, type Currency } from '../../../common/billing/currencies.ts';
import { paths } from '../../../common/paths.ts';
import { keep, readKept } from '../ui/browserStorage.ts';
import type { Theme } from '../ui/theme.ts';

/** What the palette can do, beside what is found by a search. */
export type Command = { key: string; label: MessageDescriptor } & (
  { to: string } | { theme: Theme } | { currency: Currency } | { logOut: true }
);

/** Whether somebody is signed in, and whether they are an administrator. */
interface Reader {
  isSignedIn: boolean;
  isAdmin: boolean;
}

const go = (to: string, label: MessageDescriptor): Command => ({ key: to, label, to });

const forAll = [go(paths.home, msg`Home`), go(paths.finder, msg`Finder`)];

const forUsers = [
  go(paths.dashboard, msg`Dashboard`),
  go(paths.calendar, msg`Calendar`),
  go(paths.forecast, msg`Forecast`),
  go(paths.statistics, msg`Statistics`),
  go(paths.advice, msg`Advice`),
  go(paths.labels, msg`Labels`),
  go(paths.stacks, msg`My Stacks`),
  go(paths.inbox, msg`Inbox`),
  go(paths.account, msg`Account`),
  go(paths.reminders, msg`Reminders`),
];

const forAdministrators = [go(paths.admin, msg`Admin`), go(paths.adminServer, msg`Server`)];

const pages = [go(paths.about, msg`About`), go(paths.privacy, msg`Privacy`), go(paths.terms, msg`Terms`)];

const themes: Command[] = [
  { key: 'light', label: msg`Light theme`, theme: 'light' },
  { key: 'dark', label: msg`Dark theme`, theme: 'dark' },
  { key: 'system', label: msg`Theme of your system`, theme: 'system' },
];

const moneys = currencyCodes.map((currency): Command => ({
  key: currency,
  label: msg`Show totals in ${currency}`,
  currency,
}));

const leave: Command = { key: 'logout', label: msg`Log out`, logOut: true };

/** Everything that somebody can do, what they did last first. */
export function commandsFor({ isSignedIn, isAdmin }: Reader): Command[] {
  const all = [
    ...(isSignedIn ? forUsers : []),
    ...forAll,
    ...(isAdmin ? forAdministrators : []),
    ...themes,
    ...(isSignedIn ? [...moneys, leave] : [go(paths.auth, msg`Log in`)]),
    ...pages,
  ];
  const recent = recentKeys();
  const rank = ({ key }: Command) => (recent.includes(key) ? recent.indexOf(key) : recent.length);
  return all.sort((a, b) => rank(a) - rank(b));
}

const recentKey = 'stackling:commands';
const mostRecent = 5;

/** The commands that were used last in this browser. */
const recentKeys = (): string[] => (readKept(recentKey) ?? '').split(' ').filter(Boolean);

export const noteUsed = (key: string): void =>
  keep(recentKey, [key, ...recentKeys().filter((each) => each !== key)].slice(0, mostRecent).join(' '));

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const texts = {
  requests: msg`Requests`,
  changes: msg`Changes`,
  passwords: msg`Wrong passwords`,
  codes: msg`Wrong second steps`,
  resets: msg`Links to reset a password`,
  registrations: msg`Registrations`,
  passkeys: msg`Sign-ins with a passkey`,
  singleSignOn: msg`Single sign-on`,
  emails: msg`Changes of email`,
  testMails: msg`Test mails`,
  ai: msg`Questions to the AI provider`,
  calendars: msg`Readings of a calendar`,
};

type Kind = keyof typeof texts;

/** What each limit limits, by how its name begins. */
const kinds: readonly [RegExp, Kind][] = [
  [/^points$/, 'requests'],
  [/^writes$/, 'changes'],
  [/^(pair-|address$|account$)/, 'passwords'],
  [/^code-/, 'codes'],
  [/^reset-/, 'resets'],
  [/^register$/, 'registrations'],
  [/^passkey-/, 'passkeys'],
  [/^openid$/, 'singleSignOn'],
  [/^(email-change|confirm-email)$/, 'emails'],
  [/^test-mail$/, 'testMails'],
  [/^ai-/, 'ai'],
  [/^calendar/, 'calendars'],
];

/** What somebody had too many of, in words; undefined for a limit that this page does not know. */
export function limitText(limit: string): MessageDescriptor | undefined {
  const kind = kindOf(limit);
  return kind && texts[kind];
}

const kindOf = (limit: string): Kind | undefined => kinds.find(([pattern]) => pattern.test(limit))?.[1];

interface Refusal {
  readonly limit: string;
  readonly user: { readonly id: string } | null | undefined;
  readonly network: string | null | undefined;
  readonly count: number;
  readonly lastHour: string;
}

/** Adds up what limits of the same kind refused the same caller; the most first. */
export function addedUp<R extends Refusal>(refusals: readonly R[]): R[] {
  const sums = new Map<string, R>();
  for (const refusal of refusals) {
    const { limit, user, network, count, lastHour } = refusal;
    const key = [kindOf(limit) ?? limit, user?.id, network].join(' ');
    const sum = sums.get(key);
    sums.set(
      key,
      sum ? { ...sum, count: sum.count + count, lastHour: lastHour > sum.lastHour ? lastHour : sum.lastHour } : refusal,
    );
  }
  return [...sums.values()].toSorted((a, b) => b.count - a.count);
}

import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Draft, Way } from './rules.ts';

/** A rule in words: 3 days before a payment (Inbox, Email). */
export function RuleWords({ draft: { kind, days, channels }, ways }: { draft: Draft; ways: readonly Way[] }) {
  const names = ways.filter(({ id }) => channels.includes(id)).map(({ name }) => name);
  return (
    <>
      {leadOf(kind, Number(days))} ({names.join(', ')})
    </>
  );
}

function leadOf(kind: Draft['kind'], days: number): ReactNode {
  switch (kind) {
    case 'renewal':
      return (
        <Plural
          value={days}
          _0="On the day of a payment"
          one="# day before a payment"
          other="# days before a payment"
        />
      );
    case 'trialEnd':
      return (
        <Plural
          value={days}
          _0="On the day a trial ends"
          one="# day before a trial ends"
          other="# days before a trial ends"
        />
      );
    case 'cancelBy':
      return (
        <Plural
          value={days}
          _0="On the last day to cancel"
          one="# day before the last day to cancel"
          other="# days before the last day to cancel"
        />
      );
    case 'priceRise':
      return (
        <Plural
          value={days}
          _0="On the day a price rises"
          one="# day before a price rises"
          other="# days before a price rises"
        />
      );
  }
}

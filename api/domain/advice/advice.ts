import type { Currency } from '../../../common/billing/currencies.ts';
import type { Price } from '../../../common/billing/cycle.ts';
import type { Fraction } from '../../../common/billing/fraction.ts';
import type { AdviceKind } from '../../../common/values.ts';
import type { AdviceTextId } from './texts.ts';
import type { Subject } from './subjects.ts';

/** A sentence: the id of its text, and its values, which are written for its reader (writing.ts). */
export interface Sentence {
  id: AdviceTextId;
  values: Readonly<Record<string, SentenceValue>>;
}

export type SentenceValue =
  | string
  | number
  | { cents: Fraction; currency: string }
  | { price: Price; currency: string }
  | { day: string }
  | { month: string }
  | { names: readonly string[] };

export const money = (cents: Fraction, currency: string) => ({ cents, currency });
export const dollars = (cents: number) => money({ over: BigInt(cents), under: 1n }, 'USD');

/** Advice, derived from what is tracked. */
export interface Advice {
  kind: AdviceKind;
  /** What it is about, in the order in which it is tracked. */
  subjects: readonly Subject[];
  /** Those of them that would end; all, unless it says so. */
  ended?: readonly Subject[];
  /** What it is about besides, such as the plan to change to; part of its id. */
  target?: string;
  /** What a year of doing so saves, in hundredths; above 0. */
  saving: Fraction;
  currency: Currency;
  title: Sentence;
  evidence: readonly Sentence[];
  /** The needs that a cheaper tool would have to meet, for the finder. */
  needs: readonly string[];
}

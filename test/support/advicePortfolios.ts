/** Portfolios with the advice that their writers expect, as JSON (docs/decisions/054-advice.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advise } from '../../api/domain/advice/advise.ts';
import type { Advice } from '../../api/domain/advice/advice.ts';
import type { Held, Portfolio } from '../../api/domain/advice/portfolio.ts';
import { snapshot } from '../../api/domain/subscriptions/rates.ts';
import type { Currency } from '../../common/billing/currencies.ts';
import { readCycle } from '../../common/billing/cycleWords.ts';
import { rounded } from '../../common/billing/fraction.ts';
import type { AdviceKind, Use } from '../../common/values.ts';

interface WrittenSubscription {
  key: string;
  name: string;
  price: string | number;
  currency: Currency;
  cycle: string;
  startsOn?: string | null;
  trialEndsOn?: string | null;
  cancelBy?: string | null;
  state?: 'active' | 'paused' | 'cancelled' | 'ended' | 'trial' | null;
  note?: string | null;
  people?: string[];
  usedLately?: Use | null;
}

interface WrittenAdvice {
  kind: AdviceKind;
  keys: string[];
  savingCentsYear?: number;
  why?: string;
}

export interface WrittenPortfolio {
  id: string;
  about: string;
  today: string;
  subscriptions: WrittenSubscription[];
  expected: WrittenAdvice[];
  acceptable?: WrittenAdvice[];
}

/** All portfolios in the JSON files of a folder. */
export const portfoliosIn = (folder: string): WrittenPortfolio[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as WrittenPortfolio[]);

function heldOf(written: WrittenSubscription, id: number, today: string): Held {
  const { name, price, currency, cycle, startsOn = null, trialEndsOn = null, cancelBy = null, state } = written;
  const { note = null, people = [], usedLately = null } = written;
  const rhythm =
    readCycle(/^\d/.test(cycle) ? `every ${cycle}` : cycle) ?? readCycle(`per ${cycle}`) ?? readCycle(cycle);
  if (!rhythm) throw new Error(`No cycle: ${cycle}`);
  return {
    id,
    name,
    currency,
    note,
    people,
    cancelBy,
    use: usedLately,
    timeline: {
      amountCents: Math.round(Number(price) * 100),
      ...rhythm,
      startsOn,
      trialEndsOn,
      prices: [],
      earlier: [],
      pauses: state === 'paused' ? [{ from: '2000-01-01', until: null }] : [],
      endsOn: state === 'cancelled' ? '2999-01-01' : state === 'ended' ? today : null,
    },
  };
}

export const portfolioOf = ({ subscriptions, today }: WrittenPortfolio): Portfolio => ({
  today,
  rates: snapshot.perEuro,
  held: subscriptions.map((each, index) => heldOf(each, index + 1, today)),
});

export interface Given {
  kind: AdviceKind;
  keys: string[];
  savingCentsYear: number;
  advice: Advice;
}

export interface Score {
  id: string;
  right: Given[];
  /** What is neither expected nor acceptable. */
  wrong: Given[];
  missing: WrittenAdvice[];
  /** Right advice whose saving is off by more than a cent, or half a percent. */
  otherSaving: { given: number; expected: number; advice: Given }[];
  /** What would cost more, or saves nothing. */
  costly: Given[];
}

const keyOf = ({ kind, keys }: Pick<WrittenAdvice, 'kind' | 'keys'>) => `${kind} ${keys.toSorted().join(' ')}`;

export function scoreOf(portfolio: WrittenPortfolio): Score {
  const given = advise(portfolioOf(portfolio)).map((advice): Given => ({
    kind: advice.kind,
    keys: advice.subjects.map(({ id }) => portfolio.subscriptions[id - 1]!.key),
    savingCentsYear: rounded(advice.saving),
    advice,
  }));
  const expected = new Map(portfolio.expected.map((each) => [keyOf(each), each]));
  const acceptable = new Set((portfolio.acceptable ?? []).map(keyOf));
  const found = new Set(given.map(keyOf));
  const right = given.filter((each) => expected.has(keyOf(each)));
  return {
    id: portfolio.id,
    right,
    wrong: given.filter((each) => !expected.has(keyOf(each)) && !acceptable.has(keyOf(each))),
    missing: portfolio.expected.filter((each) => !found.has(keyOf(each))),
    otherSaving: right.flatMap((advice) => {
      const wanted = expected.get(keyOf(advice))!.savingCentsYear ?? advice.savingCentsYear;
      const off = Math.abs(wanted - advice.savingCentsYear);
      return off > Math.max(1, wanted / 200) ? [{ given: advice.savingCentsYear, expected: wanted, advice }] : [];
    }),
    costly: given.filter(({ savingCentsYear, advice }) => savingCentsYear <= 0 || advice.saving.over <= 0n),
  };
}

export interface Totals {
  portfolios: number;
  expected: number;
  right: number;
  wrong: number;
  precision: number;
  recall: number;
  otherSaving: number;
  costly: number;
}

export function totalsOf(scores: readonly Score[]): Totals {
  const count = (part: 'right' | 'wrong' | 'missing' | 'otherSaving' | 'costly') =>
    scores.reduce((sum, score) => sum + score[part].length, 0);
  const [right, wrong, missing] = [count('right'), count('wrong'), count('missing')];
  return {
    portfolios: scores.length,
    expected: right + missing,
    right,
    wrong,
    precision: right / Math.max(1, right + wrong),
    recall: right / Math.max(1, right + missing),
    otherSaving: count('otherSaving'),
    costly: count('costly'),
  };
}

import { describe, expect, it } from 'vitest';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { caseSets } from './cases.ts';
import { recommenders, resultsOf, totalsOf, type Totals } from './measure.ts';
import { staleTools } from './stale.ts';

const sets = Object.keys(caseSets) as (keyof typeof caseSets)[];
const engine = Object.fromEntries(
  sets.map((set) => [set, totalsOf(resultsOf(caseSets[set], recommenders.engine))]),
) as Record<keyof typeof caseSets, Totals>;

/** The least share of needs that each set of cases has met; the figures of today are in docs/finder.md. */
const least = {
  shared: 0.85,
  tuned: 0.95,
  heldBack: 0.85,
  strangersEnglish: 0.54,
  strangersOther: 0.42,
  strangersEnglishHeldBack: 0.54,
  strangersOtherHeldBack: 0.53,
  validation: 0.54,
};

describe('the finder, measured on what real people ask', () => {
  it('has cases of its own, a third of them held back', () => {
    expect(caseSets.shared.cases).toHaveLength(12);
    expect(caseSets.tuned.cases.length + caseSets.heldBack.cases.length).toBeGreaterThanOrEqual(66);
    expect(caseSets.heldBack.cases.length * 2).toBe(caseSets.tuned.cases.length);
  });

  it('has cases of strangers in ten languages, half of them held back', () => {
    const { strangersEnglish, strangersOther, strangersEnglishHeldBack, strangersOtherHeldBack } = caseSets;
    const seen = [...strangersEnglish.cases, ...strangersOther.cases];
    const heldBack = [...strangersEnglishHeldBack.cases, ...strangersOtherHeldBack.cases];
    expect(seen.length + heldBack.length).toBeGreaterThanOrEqual(240);
    expect(Math.abs(seen.length - heldBack.length)).toBeLessThan(10);
    expect(new Set(seen.map(({ language }) => language)).size).toBe(10);
  });

  it.each(sets)('meets no fewer needs than it did: %s', (set) => {
    expect(engine[set].coverage).toBeGreaterThanOrEqual(least[set]);
  });

  it.each(sets)('answers five different tools within the budget: %s', (set) => {
    expect(engine[set]).toMatchObject({ overBudget: 0, notFive: 0 });
  });

  it('names no tool that is refused or there already in the cases it was tuned on', () => {
    expect(engine.tuned.violated).toBe(0);
  });

  it.each(sets)('meets more needs than a plain search over the same tools: %s', (set) => {
    expect(engine[set].coverage).toBeGreaterThan(totalsOf(resultsOf(caseSets[set], recommenders.baseline)).coverage);
  });

  it('tells which prices nobody has looked at for 180 days', () => {
    const [one, other] = catalogue.tools;
    const tools = [
      { ...one!, pricesAsOf: '2026-01-01' },
      { ...other!, pricesAsOf: '2025-12-31' },
    ];
    expect(staleTools(tools, new Date('2026-06-30T12:00:00Z')).map(({ pricesAsOf }) => pricesAsOf)).toEqual([
      '2025-12-31',
      '2026-01-01',
    ]);
    expect(staleTools(tools, new Date('2026-06-30T00:00:00Z')).map(({ pricesAsOf }) => pricesAsOf)).toEqual([
      '2025-12-31',
    ]);
  });
});

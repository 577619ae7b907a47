import { describe, expect, it } from 'vitest';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { caseSets } from './cases.ts';
import { recommenders, resultsOf, totalsOf } from './measure.ts';
import { staleTools } from './stale.ts';

const engine = {
  shared: totalsOf(resultsOf(caseSets.shared, recommenders.engine)),
  tuned: totalsOf(resultsOf(caseSets.tuned, recommenders.engine)),
  heldBack: totalsOf(resultsOf(caseSets.heldBack, recommenders.engine)),
};
const sets = ['shared', 'tuned', 'heldBack'] as const;

describe('the finder, measured on what real people ask', () => {
  it('has cases of its own, a third of them held back', () => {
    expect(caseSets.shared.cases).toHaveLength(12);
    expect(caseSets.tuned.cases.length + caseSets.heldBack.cases.length).toBeGreaterThanOrEqual(66);
    expect(caseSets.heldBack.cases.length * 2).toBe(caseSets.tuned.cases.length);
  });

  it('meets nearly all needs of the shared cases', () => {
    expect(engine.shared.coverage).toBeGreaterThanOrEqual(0.95);
  });

  it('meets most needs of the cases that nobody tuned it on', () => {
    expect(engine.heldBack.coverage).toBeGreaterThanOrEqual(0.85);
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

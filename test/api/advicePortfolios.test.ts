import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advise } from '../../api/domain/advice/advise.ts';
import { snapshot } from '../../api/domain/subscriptions/rates.ts';
import type { Held } from '../../api/domain/advice/portfolio.ts';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { amountOn, stateOn } from '../../common/billing/timeline.ts';
import { portfoliosIn, scoreOf, totalsOf } from '../support/advicePortfolios.ts';
import { anyTimeline } from '../support/timelines.ts';

/** A year of 365.25 days has so many of each. */
const inYear = { day: 365.25, week: 365.25 / 7, month: 12, year: 1, once: 0 };

const scoresIn = (folder: string) =>
  portfoliosIn(new URL(`portfolios/${folder}`, import.meta.url).pathname).map(scoreOf);
const scores = scoresIn('open');

describe('advice', () => {
  it.each(['open', 'held'])('is what people who have not read the code expect of the portfolios in %s/', (folder) => {
    const { precision, recall, portfolios, costly } = totalsOf(scoresIn(folder));
    expect(portfolios).toBeGreaterThan(20);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.85);
    expect(costly).toBe(0);
  });

  it.each(scores)('never costs more, and saves what they computed, in $id', ({ costly, otherSaving }) => {
    expect(costly).toEqual([]);
    expect(otherSaving).toEqual([]);
  });
});

const words = ['Premium', 'Family', 'Pro', 'Plus', 'Individual', 'Business', '', '', '200 GB', '(Anna)'];

const anyHeld = fc
  .record({
    tool: fc.constantFrom(...catalogue.tools.filter(({ popularity }) => popularity > 3)),
    word: fc.constantFrom(...words),
    timeline: anyTimeline,
    listed: fc.option(fc.nat()),
    currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR', 'JPY' as const),
    use: fc.constantFrom(null, 'yes', 'rarely', 'no' as const),
    people: fc.constantFrom([], [], ['Anna'], ['Anna', 'Ben']),
    note: fc.constantFrom(null, null, '3 seats', 'we share it'),
  })
  .map(({ tool, word, timeline: { timeline, today }, listed, ...rest }): Omit<Held, 'id'> & { today: string } => {
    const plan = tool.plans[(listed ?? 0) % tool.plans.length]!;
    const list = plan.monthlyCents ?? plan.yearlyCents ?? 0;
    const cycleUnit = plan.monthlyCents === undefined ? ('year' as const) : ('month' as const);
    return {
      ...rest,
      today,
      name: `${tool.name} ${word}`.trim(),
      cancelBy: null,
      timeline: listed === null ? timeline : { ...timeline, prices: [], amountCents: list, cycleCount: 1, cycleUnit },
    };
  });

it('saves something, and no more than a year of what it is about costs, whatever is tracked', () => {
  fc.assert(
    fc.property(fc.array(anyHeld, { minLength: 1, maxLength: 12 }), (some) => {
      const { today } = some[0]!;
      const held = some.map((each, index) => ({ ...each, id: index + 1 }));
      for (const { saving, subjects, kind, currency, evidence, title } of advise({
        today,
        held,
        rates: snapshot.perEuro,
      })) {
        const saved = Number(saving.over) / Number(saving.under);
        const cost = subjects
          .filter((each) => each.currency === currency)
          .map(({ timeline, isTrial }) => {
            const amount = amountOn(timeline, isTrial ? timeline.trialEndsOn! : today);
            return (amount * inYear[timeline.cycleUnit]) / timeline.cycleCount;
          })
          .reduce((sum, each) => sum + each, 0);
        expect(saved, kind).toBeGreaterThan(0);
        expect(saved, kind).toBeLessThanOrEqual(cost + 1e-6);
        for (const { timeline } of subjects) expect(['active', 'trial']).toContain(stateOn(timeline, today));
        expect(evidence.length).toBeGreaterThan(0);
        expect(title.id).toMatch(/^advice\./);
      }
    }),
    { numRuns: 300 },
  );
});

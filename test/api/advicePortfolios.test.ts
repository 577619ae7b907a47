import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advise } from '../../api/domain/advice/advise.ts';
import { snapshot } from '../../api/domain/subscriptions/rates.ts';
import type { Held } from '../../api/domain/advice/portfolio.ts';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { amountOn, stateOn } from '../../common/billing/timeline.ts';
import { portfolioOf, portfoliosIn, scoreOf, totalsOf } from '../support/advicePortfolios.ts';
import { expectNoDearer, inYear } from '../support/costOfAdvice.ts';
import { anyTimeline } from '../support/timelines.ts';

const all = (folder: string) => portfoliosIn(new URL(`portfolios/${folder}`, import.meta.url).pathname);
const scoresIn = (folder: string) => all(folder).map(scoreOf);
const scores = scoresIn('open');

const about = { id: 'x', about: '', today: '2026-11-27', expected: [] };
const monthly = (name: string, price: string) => ({ key: 'n1', name, price, currency: 'USD' as const, cycle: 'month' });

describe('advice', () => {
  it.each(['open', 'held'])('is what people who have not read the code expect of the portfolios in %s/', (folder) => {
    const { precision, recall, portfolios, costly } = totalsOf(scoresIn(folder));
    expect(portfolios).toBeGreaterThan(20);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.85);
    expect(costly).toBe(0);
  });

  it.each(['open', 'held'])('leads to nothing dearer in %s/, with all that is paid then', (folder) => {
    for (const portfolio of all(folder)) for (const each of advise(portfolioOf(portfolio))) expectNoDearer(each);
  });

  it('counts what is paid for each of those who use it, whatever they move from', () => {
    const all = catalogue.tools.flatMap(({ name, plans: [, plan] }) => {
      const price = String((4 * (plan?.monthlyCents ?? 0)) / 100);
      return advise(portfolioOf({ ...about, subscriptions: [{ ...monthly(name, price), note: '4 seats' }] }));
    });
    for (const each of all) expectNoDearer(each);
    expect(all.length).toBeGreaterThan(100);
  });

  it('offers no storage that is smaller, or of which nobody knows how large it is', () => {
    const adviceOn = (name: string, price: string) =>
      advise(portfolioOf({ ...about, subscriptions: [monthly(name, price)] })).map(({ target }) => target);
    expect(adviceOn('iCloud+ 200GB', '2.99')).toEqual([]);
    expect(adviceOn('iCloud+', '2.99')).toEqual([]);
    expect(adviceOn('iCloud+ 6 TB', '29.99')).toEqual([]);
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

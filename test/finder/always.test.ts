import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { seatsOf } from '../../api/finder/choosing/plans.ts';
import { recommend, type Project } from '../../api/finder/recommend.ts';
import type { Catalogue } from '../../api/finder/catalogue/tool.ts';
import { projectTypeNames } from '../../common/values.ts';
import { ask } from './ask.ts';
import { hostileProject, random } from './hostile.ts';
import { catalogueOf, toolOf } from './ownCatalogue.ts';

describe('what always holds', () => {
  const word = fc.constantFrom(
    ...catalogue.needs.flatMap((need) => need.words),
    ...catalogue.tools.map((tool) => tool.name),
    ...'no/not/without/already use/alternative to/I like/about/for free/,/./and/but'.split('/'),
    'constructor',
    '__proto__',
    'hasOwnProperty',
    '<b>',
    "'; DROP TABLE users; --",
    '🎸',
    'سلام',
    '\u0000',
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
  );
  const project: fc.Arbitrary<Project> = fc.record({
    type: fc.constantFrom(...projectTypeNames),
    budgetCents: fc.oneof(fc.integer({ min: 100, max: 10_000 }), fc.integer({ min: 100, max: 100_000_000 })),
    name: text,
    description: text,
  });

  it('five different tools of the catalogue, within the budget, priced as their plans say', () => {
    fc.assert(
      fc.property(project, (project) => {
        const { picks, totalCents } = recommend(project, catalogue);
        expect(new Set(picks.map(({ tool }) => tool.id)).size).toBe(5);
        expect(picks).toHaveLength(5);
        expect(picks.reduce((sum, pick) => sum + pick.monthlyCents, 0)).toBe(totalCents);
        expect(totalCents).toBeLessThanOrEqual(project.budgetCents);
        const alternatives = picks.flatMap(({ alternative }) => alternative ?? []);
        expect(new Set([...picks, ...alternatives].map(({ tool }) => tool.id)).size).toBe(5 + alternatives.length);
        for (const { monthlyCents, alternative } of picks) {
          if (!alternative) continue;
          expect(totalCents - monthlyCents + alternative.monthlyCents).toBeLessThanOrEqual(project.budgetCents);
        }
        for (const { tool, plan, monthlyCents } of [...picks, ...alternatives]) {
          expect(catalogue.tools).toContain(tool);
          expect(tool.plans).toContain(plan);
          const each = plan.monthlyCents ?? Math.round((plan.yearlyCents ?? plan.onceCents!) / 12);
          // Texts may happen to say how many people there are.
          const seats = plan.perSeat ? seatsOf({ plan, monthlyCents }) : 1;
          expect(seats).toSatisfy(Number.isInteger);
          expect(monthlyCents).toBe(each * seats);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('the same answer to the same question, whatever the order of the tools', () => {
    const reversed: Catalogue = { ...catalogue, tools: catalogue.tools.toReversed() };
    fc.assert(
      fc.property(project, (project) => {
        const answer = recommend(project, catalogue);
        expect(recommend(project, catalogue)).toEqual(answer);
        expect(recommend(project, reversed)).toEqual(answer);
      }),
      { numRuns: 50 },
    );
  });

  it('five tools whenever the budget can pay for any five, and never more than it can pay', () => {
    const tools = fc
      .array(
        fc.record({
          cents: fc.integer({ min: 0, max: 3000 }),
          need: fc.nat(3),
          popularity: fc.integer({ min: 1, max: 5 }),
        }),
        {
          minLength: 1,
          maxLength: 30,
        },
      )
      .map((all) =>
        all.map((each, index) => toolOf(`tool-${index}`, [`need-${each.need}`], each.cents, each.popularity)),
      );
    fc.assert(
      fc.property(tools, fc.integer({ min: 0, max: 10_000 }), (tools, budgetCents) => {
        const own = catalogueOf(['need-0', 'need-1', 'need-2', 'need-3'], tools);
        const { picks, totalCents } = recommend(
          { type: 'work', budgetCents, name: '', description: 'need-0 and need-2' },
          own,
        );
        const costs = tools.map((tool) => tool.plans[0]!.monthlyCents!).sort((a, b) => a - b);
        let affordable = 0;
        for (let cents = 0; affordable < Math.min(5, costs.length); affordable++) {
          cents += costs[affordable]!;
          if (cents > budgetCents) break;
        }
        expect(picks).toHaveLength(affordable);
        expect(totalCents).toBeLessThanOrEqual(budgetCents);
      }),
      { numRuns: 300 },
    );
  });

  // Ten thousand together, each part with a time of its own.
  it.each([1, 2, 3, 4])('five tools within the budget, for 2,500 random and hostile texts, part %i', (part) => {
    const next = random(20_261_120 + part);
    for (let run = 0; run < 2_500; run++) {
      const { description, ...rest } = hostileProject(next);
      const { picks, totalCents } = ask(description, rest);
      const isRight = new Set(picks.map(({ tool }) => tool.id)).size === 5 && totalCents <= rest.budgetCents;
      if (!isRight)
        throw new Error(`Run ${run}: ${JSON.stringify({ ...rest, description: description.slice(0, 300) })}`);
    }
  });

  it('an answer to texts made to hurt', () => {
    const long = 100_000;
    const hostile = [
      'a'.repeat(long),
      'a-'.repeat(long / 2),
      'no '.repeat(long / 3),
      'ﷺ'.repeat(long),
      '\u0301'.repeat(long),
      '\ud800'.repeat(long),
      '((((('.repeat(long / 5),
      catalogue.needs
        .flatMap((need) => need.words)
        .join(' ')
        .repeat(10),
      Array.from({ length: long / 8 }, (_, index) => `wrod${index.toString(36)}x`).join(' '),
    ];
    for (const description of hostile) expect(ask(description, { name: description }).picks).toHaveLength(5);
  });
});

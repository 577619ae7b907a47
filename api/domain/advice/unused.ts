import { money, type Advice } from './advice.ts';
import type { Subject } from './subjects.ts';

/** What its owner said not to have used lately. */
export const unused = (subjects: readonly Subject[]): Advice[] =>
  subjects
    .filter(({ use }) => use === 'no')
    .map((subject): Advice => {
      const { name, year, currency } = subject;
      return {
        kind: 'unused',
        subjects: [subject],
        saving: year,
        currency,
        title: { id: 'advice.unused', values: { name } },
        evidence: [{ id: 'advice.unused.answer', values: { amount: money(year, currency) } }],
        needs: [],
      };
    });

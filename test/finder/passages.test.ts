import { describe, expect, it } from 'vitest';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { readWords } from '../../api/finder/reading/text.ts';
import { lessonsOf, readPassages, stretchOf } from '../../api/finder/training/passages.ts';

const passages = readPassages();

describe('the passages', () => {
  it('quote themselves, and name only needs and tools that exist', () => {
    const needs = new Set(catalogue.needs.map(({ id }) => id));
    const tools = new Set(catalogue.tools.map(({ id }) => id));
    const faults = passages.flatMap(({ text, needs: named }) =>
      named.flatMap(({ says, ids, tools: accepted }) => [
        ...(stretchOf(readWords(text), says) ? [] : [`not in its text: ${says}`]),
        ...ids.filter((id) => !needs.has(id)).map((id) => `unknown need: ${id}`),
        ...accepted.filter((id) => !tools.has(id)).map((id) => `unknown tool: ${id}`),
      ]),
    );
    expect(faults).toEqual([]);
  });

  it('teach what names a need, and that all else names none', () => {
    const text = 'We sell candles. I queue at the post office twice a week.';
    const passage = { text, needs: [{ says: 'I queue at the post office', ids: ['shipping'], tools: [] }] };
    const words = readWords(text);
    const taught = lessonsOf(passage, words).map(({ stretch, need }) => [
      words
        .slice(stretch.from, stretch.to)
        .map(({ plain }) => plain)
        .join(' '),
      need,
    ]);
    expect(taught).toEqual([
      ['i queue at the post office', 'shipping'],
      ['we sell candles', 'none'],
      ['i queue at the post office twice a week', 'shipping'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { affinitiesOf } from '../../api/finder/reading/affinity.ts';
import { readWords } from '../../api/finder/reading/text.ts';
import { Wording } from '../../api/finder/reading/wording.ts';
import { choicesOf } from '../../api/finder/training/choices.ts';
import { learnAffinity } from '../../api/finder/training/affinity.ts';
import { lessonsOf, readPassages, stretchOf } from '../../api/finder/training/passages.ts';

const passages = readPassages();

describe('the passages', () => {
  it('quote themselves, and name only needs, tools and demands that exist', () => {
    const needs = new Set(catalogue.needs.map(({ id }) => id));
    const tools = new Set(catalogue.tools.map(({ id }) => id));
    const kinds = new Set(catalogue.model!.heads.constraints.classes);
    const faults = passages.flatMap(({ text, needs: named, demands = [], people = 1 }) => [
      ...(people >= 1 ? [] : [`${people} people: ${text}`]),
      ...demands.flatMap(({ kind, says }) => [
        ...(stretchOf(readWords(text), says) ? [] : [`not in its text: ${says}`]),
        ...(kinds.has(kind) ? [] : [`unknown demand: ${kind}`]),
      ]),
      ...named.flatMap(({ says, ids, tools: accepted }) => [
        ...(stretchOf(readWords(text), says) ? [] : [`not in its text: ${says}`]),
        ...ids.filter((id) => !needs.has(id)).map((id) => `unknown need: ${id}`),
        ...accepted.filter((id) => !tools.has(id)).map((id) => `unknown tool: ${id}`),
      ]),
    ]);
    expect(faults).toEqual([]);
  });

  it('teach what names a need and what demands something, and that all else does neither', () => {
    const text = 'We sell candles. I queue at the post office twice a week, nothing that runs in the cloud, please.';
    const passage = {
      text,
      needs: [{ says: 'I queue at the post office', ids: ['shipping'], tools: [] }],
      demands: [{ says: 'nothing that runs in the cloud', kind: 'local' }],
    };
    const words = readWords(text);
    const taught = lessonsOf(passage, words).map(({ stretch, need, demand }) => [
      words
        .slice(stretch.from, stretch.to)
        .map(({ plain }) => plain)
        .join(' '),
      need,
      demand,
    ]);
    expect(taught).toEqual([
      ['i queue at the post office', 'shipping', 'none'],
      ['nothing that runs in the cloud', 'none', 'local'],
      ['we sell candles', 'none', 'none'],
      ['i queue at the post office twice a week', 'shipping', 'none'],
      ['nothing that runs in the cloud', 'none', 'local'],
      ['that runs in the cloud', 'none', 'local'],
      ['please', 'none', 'none'],
    ]);
  });

  it('tell how often each tool is named for a need', () => {
    const { chat = {} } = choicesOf(
      [
        { text: '', needs: [{ says: '', ids: ['chat'], tools: ['slack', 'zulip'] }] },
        { text: '', needs: [{ says: '', ids: ['chat'], tools: ['slack'] }] },
        { text: '', needs: [{ says: '', ids: ['chat'], tools: [] }] },
      ],
      [],
    );
    expect(Object.keys(chat)).toEqual(['slack', 'zulip']);
    expect(chat['slack']).toBeGreaterThan(chat['zulip']!);
    expect(chat['slack']).toBeLessThan(0.5);
  });

  it('tell what the words of a need say of a tool, beside how often it is named', () => {
    const wording = new Wording(catalogue);
    const cutting = [
      ['cut clips on the phone', 'capcut'],
      ['trim a film on my phone', 'capcut'],
      ['cut clips on the studio computer', 'davinci-resolve'],
      ['trim a film on my old computer', 'davinci-resolve'],
    ].map(([text, tool]) => ({ text: text!, needs: [{ says: text!, ids: ['video-editing'], tools: [tool!] }] }));
    const affinity = learnAffinity(cutting, catalogue, choicesOf(cutting, []));
    const favourite = (text: string) => {
      const worded = wording.read(text);
      const sums = affinitiesOf(affinity, worded, { from: 0, to: worded.typed.length });
      const told = affinity.tools.filter((id) => sums.get(id));
      return told.toSorted((a, b) => sums.get(b)! - sums.get(a)!)[0];
    };
    expect(favourite('shorten reels on a phone')).toBe('capcut');
    expect(favourite('colour a short film with a computer')).toBe('davinci-resolve');
    expect(favourite('日本語')).toBeUndefined();
  });

  it('take a tool that nobody knew when they were written for as often named as others of its grade', () => {
    const [slack, zulip, zoom] = catalogue.tools;
    const graded = [
      { ...slack!, id: 'slack', grades: { chat: 3 } },
      { ...zulip!, id: 'zulip', grades: { chat: 2 } },
      { ...zoom!, id: 'new', grades: { chat: 2, unknown: 3 } },
    ];
    const { chat = {}, ...others } = choicesOf(
      [
        { text: '', needs: [{ says: '', ids: ['chat'], tools: ['slack', 'zulip'] }] },
        { text: '', needs: [{ says: '', ids: ['chat'], tools: ['slack'] }] },
      ],
      graded,
    );
    expect(chat['new']).toBe(chat['zulip']);
    expect(others).toEqual({});
  });
});

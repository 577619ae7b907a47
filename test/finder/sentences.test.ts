import { describe, expect, it } from 'vitest';
import { read } from './ask.ts';
import { readSentences, sentences } from './sentences.ts';

describe('single sentences', () => {
  it('are in ten languages, half of them held back', () => {
    for (const some of [sentences.demands, sentences.people]) {
      expect(some.length).toBeGreaterThanOrEqual(150);
      expect(new Set(some.map(({ language }) => language)).size).toBe(10);
      expect(Math.abs(some.filter(({ heldBack }) => heldBack).length * 2 - some.length)).toBeLessThan(2);
    }
  });

  it.each([false, true])('are read as well as they were, held back: %s', (isHeldBack) => {
    const { demandsHeard, demandsInvented, peopleRight } = readSentences(isHeldBack);
    expect(demandsHeard).toBeGreaterThanOrEqual(0.95);
    expect(demandsInvented).toBeLessThanOrEqual(0.09);
    expect(peopleRight).toBeGreaterThanOrEqual(0.89);
  });

  it.each([
    ['we sell Linux servers and need a shop', []],
    ['our clients use Windows, we need a helpdesk', []],
    ['I make videos on my iPhone', ['iphone']],
    ['no data on US servers, please', ['data-country']],
    ['our tournament uses the Swiss system', []],
    ['wiki and chat on our own server, no cloud', ['self-hosted']],
  ])('hear what is demanded, not what is made, sold or written about: %s', (says, kinds) => {
    expect(read(says).constraints.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['we are nine, plus two volunteers', 11],
    ['me, a nurse, two receptionists and a bookkeeper', 5],
    ['8个后端2个前端', 10],
    ['eu e mais dois colegas', 3],
    ['fünfundzwanzig Mitarbeiter', 25],
    ['my sister and I share a flat', 1],
    ['my sister and I run a bakery', 2],
    ['4 of us in a house', 1],
    // What no rule reads, and examples teach.
    ['nine beekeepers, one shed key', 9],
    ['Firma de ascensores, 14 técnicas en la calle', 14],
    ['Imprenta en Lugo, 7 en el taller. Quién hace qué.', 7],
    ['Pâtisserie à Lille, 9 au laboratoire. Les plannings sur un tableau.', 9],
    ['three kettles, two cats and a boat', 1],
    ['412 people read my letter about moss every week', 1],
  ])('count who works with the tools: %s', (says, people) => {
    expect(read(says).people).toBe(people);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { catalogue, catalogueVersion } from '../../api/finder/catalogue/catalogue.ts';
import { monthlyCentsOf } from '../../api/finder/choosing/plans.ts';
import { understand } from '../../api/finder/recommend.ts';
import { isStopWord, readWords } from '../../api/finder/reading/text.ts';
import { languageSchema, needSchema, themeSchema, toolSchema } from '../../api/finder/catalogue/tool.ts';
import { projectTypeNames } from '../../common/values.ts';

const folder = new URL('../../api/finder/catalogue/', import.meta.url);

interface Entry {
  file: string;
  index: number;
  value: unknown;
}

const entries: Entry[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) => {
    const values = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[];
    return values.map((value, index) => ({ file, index, value }));
  });

/** Where an entry stands, for whoever must mend it: `work.json, entry 3 (slack)`. */
function placeOf({ file, index, value }: Entry): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : 'no id';
  return `${file}, entry ${index} (${id})`;
}

const schemas: Readonly<Record<string, z.ZodType>> = { 'needs.json': needSchema, 'themes.json': themeSchema };
const toolEntries = entries.filter(({ file }) => !(file in schemas));

/** Each id with the places that have it. */
function placesById(list: readonly Entry[]): [id: string, places: string[]][] {
  const places = new Map<string, string[]>();
  for (const entry of list) {
    const { id } = entry.value as { id: string };
    places.set(id, [...(places.get(id) ?? []), placeOf(entry)]);
  }
  return [...places];
}

describe('the catalogue', () => {
  it('has entries of the right shape', () => {
    const faults = entries.flatMap((entry) => {
      const { error } = (schemas[entry.file] ?? toolSchema).safeParse(entry.value);
      return error ? [`${placeOf(entry)}: ${z.prettifyError(error)}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it.each(['needs.json', 'themes.json', 'the tools'])('uses no id twice in %s', (file) => {
    const list = file === 'the tools' ? toolEntries : entries.filter((entry) => entry.file === file);
    expect(placesById(list).filter(([, places]) => places.length > 1)).toEqual([]);
  });

  it('refers only to needs and tools that exist', () => {
    const needs = new Set(catalogue.needs.map(({ id }) => id));
    const tools = new Set(catalogue.tools.map(({ id }) => id));
    const faults = [
      ...catalogue.tools.flatMap((tool) => [
        ...tool.needs.filter((id) => !needs.has(id)).map((id) => `${tool.id} meets an unknown need: ${id}`),
        ...Object.keys(tool.grades ?? {})
          .filter((id) => !needs.has(id))
          .map((id) => `${tool.id} is graded for an unknown need: ${id}`),
        ...tool.worksWellWith
          .filter((id) => !tools.has(id))
          .map((id) => `${tool.id} works well with an unknown tool: ${id}`),
        ...(tool.worksWellWith.includes(tool.id) ? [`${tool.id} works well with itself`] : []),
        ...(new Set(tool.needs).size < tool.needs.length ? [`${tool.id} names a need twice`] : []),
      ]),
      ...catalogue.themes.flatMap((theme) =>
        [...Object.keys(theme.needs), ...(theme.rulesOut ?? [])].flatMap((id) =>
          needs.has(id) ? [] : [`${theme.id} implies an unknown need: ${id}`],
        ),
      ),
    ];
    expect(faults).toEqual([]);
  });

  it('has a tool for every need', () => {
    const met = new Set(catalogue.tools.flatMap(({ needs }) => needs));
    expect(catalogue.needs.filter(({ id }) => !met.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('has at least 150 tools, five of them free', () => {
    expect(catalogue.tools.length).toBeGreaterThanOrEqual(150);
    expect(catalogue.tools.filter(({ plans }) => plans[0]?.monthlyCents === 0).length).toBeGreaterThanOrEqual(5);
  });

  it('lists the plans of a tool from the cheapest', () => {
    const faults = catalogue.tools.filter(({ plans }) =>
      plans.some((plan, index) => index > 0 && monthlyCentsOf(plan) < monthlyCentsOf(plans[index - 1]!)),
    );
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  it('uses no word or phrase for more than two needs', () => {
    const needsByPhrase = new Map<string, Set<string>>();
    for (const { id, words } of catalogue.needs) {
      for (const phrase of words) {
        const key = keyOf(phrase);
        needsByPhrase.set(key, (needsByPhrase.get(key) ?? new Set()).add(id));
      }
    }
    expect([...needsByPhrase].filter(([, needs]) => needs.size > 2)).toEqual([]);
  });

  it('says nothing twice, and nothing in words that are passed over', () => {
    const faults = [...catalogue.needs, ...catalogue.themes].flatMap(({ id, words }) => {
      const keys = words.map(keyOf);
      return words
        .filter((_, index) => keys[index] === '' || keys.indexOf(keys[index]!) < index)
        .map((word) => `${id}: ${word}`);
    });
    expect(faults).toEqual([]);
  });

  it('says what every type of project usually needs', () => {
    const usual = catalogue.themes.filter(({ projectType }) => projectType !== undefined);
    expect(usual.map(({ projectType }) => projectType).sort()).toEqual([...projectTypeNames].sort());
    for (const { needs } of usual) expect(Object.keys(needs).length).toBeGreaterThanOrEqual(5);
  });

  it('has every language in the right shape, and no phrase with two meanings in one', () => {
    const faults = catalogue.languages.flatMap((language) => {
      const { error } = languageSchema.safeParse(language);
      const phrases = Object.values(language.words).flatMap((list) => list.split(',').map((phrase) => phrase.trim()));
      const twice = phrases.filter((phrase, index) => phrase === '' || phrases.indexOf(phrase) < index);
      return [...(error ? [z.prettifyError(error)] : []), ...twice].map((fault) => `${language.name}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('puts the words of other languages into English ones that it understands', () => {
    const english = new Set(catalogue.languages.flatMap(({ words }) => Object.keys(words)));
    const connecting = `i need/i want/looking for/we already have/i use/we dont need/without/or/and/but/instead of/
      an alternative to/for/with/my/free only/cheap/about/is already there`.split(/\/\s*/);
    for (const phrase of connecting) english.delete(phrase);
    const lost = [...english].filter((description) => {
      const { reading } = understand({ type: 'work', budgetCents: 5000, name: '', description }, catalogue);
      return reading.wants.every(({ from }) => from === 'type');
    });
    expect(lost).toEqual([]);
  });

  it('has a version', () => {
    expect(catalogueVersion).toMatch(/^[0-9a-f]{28}$/);
  });
});

/** What the finder makes of a phrase: equal for phrases that it cannot tell apart. */
function keyOf(phrase: string): string {
  return readWords(phrase)
    .filter(({ plain }) => !isStopWord(plain))
    .map(({ stem }) => stem)
    .sort()
    .join(' ');
}

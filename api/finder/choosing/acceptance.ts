import { unchosen, type Model } from '../reading/model.ts';
import type { Reading, Want } from '../reading/reading.ts';
import { surenessOf } from '../reading/signals.ts';
import type { ProjectType } from '../../../common/values.ts';
import type { Tool } from '../catalogue/tool.ts';
import { fitOf } from './fit.ts';

/** What always speaks for somebody's accepting a tool for a need that they have. */
type Standing = [
  always: 1,
  /** How gladly those who know the field would name it: see `grades` of a tool. */
  grade: number,
  isFirstChoice: number,
  isMain: number,
  /** How often people who had the need named it, and the logarithm of its odds: see `choices` of the model. */
  chosen: number,
  chosenOdds: number,
  popularity: number,
];

/** What speaks for it where it is asked for. */
type Signals = [
  ...Standing,
  /** How well its own texts answer the words that name the need, against the best of those for it. */
  relevance: number,
  /** How much the words that name the need speak for it: see `affinity` of the model. */
  affinity: number,
  isLocal: number,
  /** It is made for the country, and most tools for the need are made for one, as those for taxes are. */
  isOfCountry: number,
  isForOthers: number,
  suits: number,
  suitsOthers: number,
];

/** For each want: how likely each tool is to be accepted for it, by the tool's id: 0 to 1. */
export type Chances = readonly ReadonlyMap<string, number>[];

const highestGrade = 3;

/** Grades of what nobody has graded: by its place among the tool's needs. */
const gradesByPlace = [2.5, 1.8, 1.5, 1.3];

/** How gladly those who know the field would name a tool for a need: 0 to 3. */
export function gradeOf(tool: Tool, need: string): number {
  const graded = tool.grades?.[need];
  if (graded !== undefined) return graded;
  const place = tool.needs.indexOf(need);
  return place < 0 ? 0 : gradesByPlace[Math.min(place, gradesByPlace.length - 1)]!;
}

const oftenChosen = 0.15;

/** Below this, the best of the tools for a need is hardly relevant itself, and differences say nothing. */
const leastRelevance = 0.25;

/** What counts where nothing was learned. */
const unlearned = [-3.6, 1.6, 0.5, 0.6, 0, 0, 2.4, 0.9, 0, 0.3, 0, -0.7, 0.3, -0.2];

type Learned = Pick<Model, 'acceptance' | 'choices'>;

/** Tells how likely somebody is to accept a tool for what they want. */
export class Acceptance {
  readonly #weights: readonly number[];
  readonly #forNeed: ReadonlyMap<string, ForNeed>;

  constructor(tools: readonly Tool[], { acceptance = unlearned, choices = {} }: Partial<Learned> = {}) {
    this.#weights = acceptance;
    const chosenFor = new Map<string, string[]>();
    for (const [need, chosen] of Object.entries(choices)) {
      for (const [id, share] of Object.entries(chosen)) {
        if (share >= oftenChosen) chosenFor.set(id, [...(chosenFor.get(id) ?? []), need]);
      }
    }
    const forNeed = new Map<string, Tool[]>();
    for (const tool of tools) {
      const chosen = chosenFor.get(tool.id) ?? [];
      for (const need of new Set([...tool.needs, ...Object.keys(tool.grades ?? {}), ...chosen])) {
        if (gradeOf(tool, need) > 0 || chosen.includes(need)) forNeed.set(need, [...(forNeed.get(need) ?? []), tool]);
      }
    }
    this.#forNeed = new Map(
      [...forNeed].map(([need, tools]) => [
        need,
        {
          tools: tools.map((tool) => ({ tool, standing: standingOf(tool, need, choices[need]?.[tool.id]) })),
          isOfCountries: 2 * tools.filter(({ countries }) => countries).length > tools.length,
        },
      ]),
    );
  }

  /** @param relevance how well each tool's texts answer the want's words, by the tool's id */
  forWant(
    want: Want,
    relevance: ReadonlyMap<string, number>,
    reading: Reading,
    type: ProjectType,
  ): Map<string, number> {
    const chances = new Map<string, number>();
    for (const [tool, vector] of this.vectors(want, relevance, reading, type)) {
      chances.set(tool.id, surenessOf(vector, this.#weights));
    }
    return chances;
  }

  /** What speaks for each tool that does what is wanted. */
  *vectors(
    { need, affinities }: Want,
    relevance: ReadonlyMap<string, number>,
    { local }: Pick<Reading, 'local'>,
    type: ProjectType,
  ): Generator<[Tool, Signals]> {
    const most = Math.max(leastRelevance, ...relevance.values());
    const { tools, isOfCountries } = this.#forNeed.get(need.id) ?? nothing;
    for (const { tool, standing } of tools) {
      const isLocal = local.has(tool.id);
      const fit = fitOf(tool, type);
      const signals: Signals = [
        ...standing,
        (relevance.get(tool.id) ?? 0) / most,
        affinities.get(tool.id) ?? 0,
        Number(isLocal),
        Number(isLocal && isOfCountries),
        Number(tool.countries !== undefined && !isLocal),
        Number(fit === 'type'),
        Number(fit === 'others'),
      ];
      yield [tool, signals];
    }
  }
}

/** The tools that do what is needed, with what speaks for each whoever asks. */
interface ForNeed {
  tools: { tool: Tool; standing: Standing }[];
  /** Most of them are made for a country. */
  isOfCountries: boolean;
}

const nothing: ForNeed = { tools: [], isOfCountries: false };

function standingOf(tool: Tool, need: string, chosen = unchosen): Standing {
  const grade = gradeOf(tool, need) / highestGrade;
  return [
    1,
    grade,
    Number(grade > 0.8),
    Number(tool.needs[0] === need),
    chosen,
    Math.log(chosen / (1 - chosen)),
    tool.popularity / 5,
  ];
}

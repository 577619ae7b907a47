import { readFileSync } from 'node:fs';
import { read } from './ask.ts';

/** One sentence of somebody who demands something of every tool, or who only seems to. */
interface DemandSentence {
  language: string;
  says: string;
  /** A kind, or several that are as good, divided by `|`; a country stands after `=` or `!=`. */
  demand?: string;
  heldBack?: boolean;
}

/** One sentence that says how many will work with the tools, or only seems to. */
interface PeopleSentence {
  language: string;
  says: string;
  people: number;
  heldBack?: boolean;
}

/** Written before their author had read the finder's reader; only totals of those that are held back are told. */
export const sentences = JSON.parse(readFileSync(new URL('sentences.json', import.meta.url), 'utf8')) as {
  demands: DemandSentence[];
  people: PeopleSentence[];
};

/** How well the sentences were read. */
export interface SentenceTotals {
  /** Share of the demands that were heard, 0 to 1. */
  demandsHeard: number;
  /** Share of the sentences in which a demand was heard that nobody made, 0 to 1. */
  demandsInvented: number;
  /** Share of the sentences whose number of people was read right, 0 to 1. */
  peopleRight: number;
  /** What was read wrongly, in words. */
  faults: string[];
}

export function readSentences(isHeldBack: boolean): SentenceTotals {
  const isOfHalf = ({ heldBack = false }) => heldBack === isHeldBack;
  const demands = sentences.demands.filter(isOfHalf).map(({ says, demand }) => {
    const wanted = demand?.split('|') ?? [];
    const heard = read(says).constraints.map(
      ({ kind, country, isNot }) => kind + (country ? `${isNot ? '!=' : '='}${country}` : ''),
    );
    const isHeard = heard.some((each) => wanted.includes(each));
    return { says, demand, heard, isHeard, isInvented: heard.some((each) => !wanted.includes(each)) };
  });
  const people = sentences.people.filter(isOfHalf).map((each) => ({ ...each, read: read(each.says).people }));
  const share = (some: readonly unknown[], all: readonly unknown[]) => some.length / all.length;
  const made = demands.filter(({ demand }) => demand !== undefined);
  const wrong = people.filter((each) => each.read !== each.people);
  return {
    demandsHeard: share(
      made.filter(({ isHeard }) => isHeard),
      made,
    ),
    demandsInvented: share(
      demands.filter(({ isInvented }) => isInvented),
      demands,
    ),
    peopleRight: 1 - share(wrong, people),
    faults: [
      ...demands
        .filter(({ demand, isHeard, isInvented }) => (demand !== undefined && !isHeard) || isInvented)
        .map(({ says, demand = 'nothing', heard }) => `${says} (${demand}, heard ${heard.join(', ') || 'nothing'})`),
      ...wrong.map((each) => `${each.says} (${each.people} people, read ${each.read})`),
    ],
  };
}

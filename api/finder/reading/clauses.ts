import type { Word } from './text.ts';

/** A stretch of a text that may name a need: from one word to before another. */
export interface Stretch {
  from: number;
  to: number;
}

// Words that join one thing that is said with the next.
const joints = new Set(
  `and or but so because plus then also while which where who that with without for to
  und oder aber sowie damit weil ausserdem sondern y e o pero ademas porque que para con et ou mais pour afin puis avec
  mas tambem alem com ed anche ma per che con dan atau tapi serta juga untuk dengan supaya
  和 与 及 还 并 或 और या तथा लेकिन ताकि के लिए aur ya lekin ke liye taaki`.split(/\s+/),
);

const choices = new Set(['or', 'nor', 'oder', 'ou', 'atau']);

/** A sentence of more words says too much at once. */
const longestSentence = 25;

/** Beyond these a text hardly says anything new, and each costs time. */
const mostStretches = 160;

/** The stretches of a text that may each name a need: its short sentences, their clauses, and the pieces of these between joints. */
export function stretchesOf(words: readonly Word[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const sentence of runsOf(words, 0, words.length, ({ sentence }) => sentence)) {
    const clauses = runsOf(words, sentence.from, sentence.to, ({ clause }) => clause);
    if (clauses.length > 1 && sentence.to - sentence.from <= longestSentence) stretches.push(sentence);
    for (const clause of clauses) {
      const pieces = piecesOf(words, clause);
      if (!isChoice(words, clause)) stretches.push(clause);
      if (pieces.length > 1) stretches.push(...pieces);
    }
  }
  return stretches.slice(0, mostStretches);
}

/** Neighbouring words that have the same number. */
function runsOf(words: readonly Word[], from: number, to: number, numberOf: (word: Word) => number): Stretch[] {
  const runs: Stretch[] = [];
  for (let start = from; start < to;) {
    let end = start + 1;
    while (end < to && numberOf(words[end]!) === numberOf(words[start]!)) end++;
    runs.push({ from: start, to: end });
    start = end;
  }
  return runs;
}

/** 'Chat or video' is no video chat. */
function isChoice(words: readonly Word[], { from, to }: Stretch): boolean {
  return words.slice(from, to).some(({ plain }) => choices.has(plain));
}

function piecesOf(words: readonly Word[], { from, to }: Stretch): Stretch[] {
  const cuts = [from];
  for (let at = from + 1; at < to; at++) if (joints.has(words[at]!.plain)) cuts.push(at);
  return cuts.map((cut, index) => ({ from: cut, to: cuts[index + 1] ?? to }));
}

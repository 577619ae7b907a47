import { readEntry, type Entry } from '../../../../../common/billing/entry.ts';
import { hints, type EntryProblem } from '../../../../../common/billing/problems.ts';
import { mostEntries } from '../../../../../common/limits.ts';

/** A pasted line as it was read. */
export interface PastedLine {
  text: string;
  entry: Entry | EntryProblem;
}

interface Pasted {
  /** The first 100 lines that are not empty. */
  lines: PastedLine[];
  /** How many more there are. */
  left: number;
}

const bullet = /^(?:[-–—*•·]|\d{1,3}[.)])\s+/;

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(bullet, ''))
    .filter(Boolean);

/** Whether a text is a list rather than one line. */
export const isList = (text: string): boolean => linesOf(text).length > 1;

/** Reads each line of a pasted text as a subscription. */
export function readLines(text: string, currency: string): Pasted {
  const lines = linesOf(text);
  return {
    lines: lines.slice(0, mostEntries).map((text) => ({ text, entry: readEntry(text, currency) })),
    left: Math.max(0, lines.length - mostEntries),
  };
}

/** What is wrong with a line that could not be read. */
export const hintFor = (problem: EntryProblem) => hints[problem] ?? hints['which-cycle']!;

/** The name in a line; empty when the line could not be read. */
export const nameOf = ({ entry }: PastedLine): string => (typeof entry === 'object' ? entry.name : '');

/** Whether an earlier line has the name too, which is then added once. */
export function isRepeated(line: PastedLine, lines: readonly PastedLine[]): boolean {
  const key = (each: PastedLine) => nameOf(each).toLowerCase();
  return lines.slice(0, lines.indexOf(line)).some((earlier) => key(earlier) === key(line));
}

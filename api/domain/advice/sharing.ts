import { saysSeveral } from './people.ts';
import type { Subject } from './subjects.ts';

const namesOf = ({ people, service }: Subject): string[] => [
  ...people.map((name) => name.toLowerCase()),
  ...(service?.owner ?? []),
];

/** Whether what looks alike is for different people: each has somebody, and no two the same. */
export function areForOthers(subjects: readonly Subject[]): boolean {
  const names = subjects.map((subject) => new Set(namesOf(subject)));
  if (names.filter(({ size }) => size > 0).length === 0) return false;
  return names.every((one, index) => names.slice(index + 1).every((other) => one.isDisjointFrom(other)));
}

/** Whether anything says that several people use it. */
export const isShared = ({ name, note, people, known }: Subject): boolean =>
  people.length > 1 || (known?.seats ?? 1) > 1 || saysSeveral(note) || saysSeveral(name.replace(/\bfamily\b/i, ''));

/** Whether anything says that its owner lives or works with others. */
export const hasOthers = (subjects: readonly Subject[]): boolean =>
  new Set(subjects.flatMap(({ people }) => people.map((name) => name.toLowerCase()))).size > 1;

import type { Constraint } from './constraint.ts';
import { constraintPatterns, countryPatterns } from './constraintWords.ts';
import { countryNamed } from './places.ts';
import { maxTextLength } from './text.ts';

/** The demands of a text, each kind once. */
export function constraintsIn(text: string): Constraint[] {
  const plain = text.slice(0, maxTextLength);
  const found = new Map<string, Constraint>();
  const add = (constraint: Constraint) => {
    if (!found.has(constraint.kind)) found.set(constraint.kind, constraint);
  };
  for (const [kind, pattern] of constraintPatterns) {
    const match = pattern.exec(plain);
    if (match) add({ kind, says: match[0].trim() });
  }
  for (const { kind, pattern, isNot = false, country } of countryPatterns) {
    const match = pattern.exec(plain);
    const place = match && (country ?? countryNamed(match.groups?.place ?? ''));
    if (place) add({ kind, country: place, isNot, says: match[0].trim() });
  }
  return [...found.values()];
}

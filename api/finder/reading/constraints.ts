import { constraintKinds } from '../../../common/values.ts';
import type { Constraint } from './constraint.ts';
import { constraintPatterns, countryPatterns } from './constraintWords.ts';
import { countryNamed, placesIn } from './places.ts';
import { maxTextLength, type Word } from './text.ts';

/** A demand that was learned to be heard. */
export interface HeardDemand {
  /** A kind of constraint, or one of a country's: `company-eu`, `data-eu`, `company-other`, `data-other`. */
  constraint: string;
  /** As it was typed. */
  says: string;
  words: readonly Word[];
}

/** The demands of a text, each kind once: those that certain words say, and those that were heard. */
export function constraintsIn(text: string, heard: readonly HeardDemand[] = []): Constraint[] {
  const plain = text.slice(0, maxTextLength);
  const found = new Map<string, Constraint>();
  const add = (constraint: Constraint | undefined) => {
    if (constraint && !found.has(constraint.kind)) found.set(constraint.kind, constraint);
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
  for (const demand of heard) add(constraintOf(demand));
  return [...found.values()];
}

const american =
  /\b(?:(?-i:US)|usa|american\w*|amerikan\w*|gringos?|ricains?|estadounidenses?|statunitens\w*)\b|美国|美國|アメリカ|米国/iu;

function constraintOf({ constraint, says, words }: HeardDemand): Constraint | undefined {
  if (constraint === 'data-eu') return { kind: 'data-country', country: 'EU', isNot: false, says };
  if (constraint === 'company-eu') {
    const isNot = american.test(says);
    return { kind: 'company-country', country: isNot ? 'US' : 'EU', isNot, says };
  }
  if (constraint === 'data-other') {
    const [country] = placesIn(words);
    return country === undefined ? undefined : { kind: 'data-country', country, isNot: false, says };
  }
  const kind = constraintKinds.find((each) => each === constraint);
  return kind && { kind, says };
}

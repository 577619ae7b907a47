import { constraintKinds } from '../../../common/values.ts';
import type { Constraint } from './constraint.ts';
import { adjectives, anyPlace, constraintPatterns, countryPatterns } from './constraintWords.ts';
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
    for (const match of plain.matchAll(pattern)) {
      if (match[0].trim() === '' || (subjects.has(kind) && isSubject(plain, match.index, match[0].length))) continue;
      if (isAbsent(kind, plain, match.index, match[0])) continue;
      add({ kind, says: match[0].trim() });
      break;
    }
  }
  const namesPlace = anyPlace.test(plain);
  for (const { kind, pattern, isNot = false, country } of countryPatterns) {
    if (!country && !namesPlace) continue;
    for (const match of plain.matchAll(pattern)) {
      const named = match.groups?.place ?? '';
      const place = country ?? adjectives[named.toLowerCase()] ?? countryNamed(named);
      if (place) add({ kind, country: place, isNot, says: match[0].trim() });
    }
  }
  for (const demand of heard) {
    const isOfWork = subjects.has(demand.constraint) && makes.test(demand.says);
    if (!isOfWork && !isAbsent(demand.constraint, plain, plain.indexOf(demand.says), demand.says))
      add(constraintOf(demand));
  }
  if (found.has('self-hosted')) {
    // Who runs it all on a server of their own keeps it there, not on each device.
    found.delete('local');
    const maker = found.get('company-country');
    if (maker?.isNot && clouds.test(maker.says)) found.set(maker.kind, { ...maker, sparesOwn: true });
  }
  for (const [kind, meant] of mistakable) {
    const [says, other] = [found.get(kind)?.says, found.get(meant)?.says];
    if (says && other && (says.includes(other) || other.includes(says))) found.delete(kind);
  }
  return [...found.values()];
}

/** Who runs everything and refuses a country's clouds may well run its makers' software. */
const clouds = /cloud|nuvem|nube|nuage|nuvol|awan|hyperscaler|serv(?:er|idor|eur)|host|云|雲|クラウド|क्लाउड/iu;

/** What the same words may seem to say, and what they mean: 'nothing leaves the EU', 'not paying by the month'. */
const mistakable = [
  ['local', 'data-country'],
  ['free', 'one-time'],
] as const;

/** What people also make, sell and write about. */
const subjects = new Set<string>([
  'linux',
  'windows',
  'mac',
  'android',
  'iphone',
  'ipad',
  'open-source',
  'self-hosted',
  'no-ads',
]);

const makes =
  /\b(?:sell(?:s|ing)?|repair\w*|fix(?:es|ing)?|review(?:s|ing)?|make ads|(?:our|my|their) (?:clients|customers|users|readers)|verkauf\w*|reparier\w*|vend[eoiu]\w*|répar\w*|repar[oa]\w*|conserto|riparo|tienda de|loja de|baiki|jual|agency|agentur)\b|卖|賣|维修|修理|都没有|windows (?:98|95)|बेचत|की दुकान/iu;

const before =
  /(?:\b(?:sell(?:s|ing)?|repair\w*|fix(?:es|ing)?|review(?:s|ing)?|refurbish\w*|customers?|clients?|users?|about|used to|(?:build|develop|program|code|apps?|games?)(?:s|ing)?(?: \S+)? for|verkauf\w*|reparier\w*|kunden|vend(?:o|e|emos|em|ons|ez|iamo|ere|er|s)|répar\w*|repar[oa]\w*|conserto|ripar\w*|cover per|fundas para|capinhas de|baiki|jual|tukar|tienda de \S+|loja de \S+|negozio di \S+)(?![\p{L}])(?:\s+\S+){0,3}|卖|賣|维修|修)\s*$/iu;
const after =
  /^\s*(?:(?:app|apps|cases?|covers?|repairs?|screens?|games?|developers?|servers? to|history|reviews?|training|courses?|hüllen|reparatur\w*)\b|のアプリ|の修理|修理|手机壳|维修|壳|都?没有|都?沒有| ?98\b| ?95\b|की (?:दुकान|मरम्मत)|(?: और \S+)? (?:बेचता|बेचते|बेचती|ठीक))/iu;

/** What is said before a place, in the same part of the sentence. */
const leadTo = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 40), at)
    .split(/[.!?,;\n]/)
    .at(-1)!;

/** 'We sell Linux servers', 'our clients use Windows'. */
function isSubject(text: string, at: number, length: number): boolean {
  const lead = leadTo(text, at);
  const said = text.slice(at, at + length);
  return (
    before.test(lead) || before.test(`${lead}${said.replace(/\S+\s*$/u, '')}`) || after.test(text.slice(at + length))
  );
}

const devices: Record<string, RegExp> = {
  linux: /linux|ubuntu|debian|fedora/iu,
  windows: /windows/iu,
  mac: /\b(?:macs?|macbooks?|imacs?)\b/iu,
  android: /androids?/iu,
  iphone: /iphones?/iu,
  ipad: /ipads?/iu,
};
const absent =
  /(?:\b(?:no|not|never|without|nobody|hates?|left|rid of(?: my| our)?|away from|instead of|anything but|rather than|kein\w*|ohne|nicht|nie|sin|sans|pas de|senza|niente|sem|tanpa|bukan)|n['’]t)(?:\s+(?:going|back|to|us(?:e|es|ing)|ha(?:ve|s|ving)|wants?|touch(?:ing)?|run(?:s|ning)?|buy(?:ing)?|owns?|an?|any|another|the|more|de|une?|una|uma?|wieder|zurück|zu|mehr|plus))*\s+$/iu;

/** 'Not going back to Windows', 'no iPhone here': a device that somebody does not have. */
function isAbsent(kind: string, text: string, at: number, says: string): boolean {
  const name = devices[kind]?.exec(says);
  if (!name || at < 0) return false;
  return absent.test(leadTo(text, at + name.index));
}

const american =
  /\b(?:(?-i:US)|usa|american\w*|amerikan\w*|gringos?|ricains?|estadounidenses?|statunitens\w*)\b|美国|美國|アメリカ|米国/iu;

function constraintOf({ constraint, says, words }: HeardDemand): Constraint | undefined {
  if (constraint === 'data-eu' || constraint === 'company-eu') {
    // 'No US clouds' asks for any other country.
    const isNot = american.test(says);
    const kind = constraint === 'data-eu' ? 'data-country' : 'company-country';
    return { kind, country: isNot ? 'US' : 'EU', isNot, says };
  }
  if (constraint === 'data-other') {
    const [country] = placesIn(words);
    return country === undefined ? undefined : { kind: 'data-country', country, isNot: false, says };
  }
  const kind = constraintKinds.find((each) => each === constraint);
  return kind && { kind, says };
}

import { countsIn, headcountOf } from './headcount.ts';
import { numberWords } from './numberWords.ts';
import { groups, home, kinPairs, pairs, patterns, work } from './peopleWords.ts';
import { maxTextLength, stemOf, type Word } from './text.ts';

const students = new Set(['student', 'undergrad', 'undergraduate', 'freshman', 'sophomore']);
/** Who teaches speaks of students, too. */
const teachers = new Set(['teach', 'teacher', 'tutor', 'professor', 'lectur'].map(stemOf));

/** More are an audience, whatever the text calls them. */
const mostPeople = 10_000;

const number = String.raw`(\d{1,5})(?:-?ish|[- ]odd|\+)?`;

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);
const anyOf = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
const { true: han = [], false: others = [] } = Object.groupBy(Object.keys(numberWords), (word) => `${isHan(word)}`);
const inWords = new RegExp(
  String.raw`(?<=(?<![\p{L}\p{M}])(?:ber)?)(?:${anyOf(others)})(?=köpf|er[- ]|(?![\p{L}\p{M}]))|${anyOf(han)}`,
  'gu',
);

const readers = patterns.map(({ says, more = 0, isAlsoHome = false }) => ({
  pattern: new RegExp(says.replaceAll('#', number), 'giu'),
  more,
  isAlsoHome,
}));

const group = groups.one.replaceAll('#', number);
/** '17 teachers, one bursar and myself', 'me and two freelancers'. */
const lists = new RegExp(
  `(?:\\b${groups.writer}${groups.joint})?\\b(?:${group})(?:${groups.joint}(?:(?:${group})|${groups.writer}))+|\\b${groups.writer}${groups.joint}(?:${group})`,
  'giu',
);
const parts = new RegExp(`\\b(?:${group}|${groups.writer})`, 'giu');

/** How many the groups of a list are together. */
function countOf(list: string): number {
  let people = 0;
  for (const match of list.matchAll(parts)) {
    const found = match.slice(1).find((each) => each !== undefined);
    people += Number(found ?? 1);
  }
  return people;
}

const writer = '(?:i|me|myself|yo|io|moi|ich|eu|saya)';
const who = String.raw`[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,3}?`;
/** 'We are my partner, the clerk and me', 'it's just me and a 16 year old'. */
const companies = new RegExp(
  String.raw`(?<![\p{L}])(?:somos|siamo|nous sommes|on est|wir sind|we are|we['’]re|it['’]?s(?: just| only)?|is(?: just| only)|just|solo|nur|juste) (?:(${who}(?:, ${who})*,? (?:and|y|e|et|und|&|\+) ${writer})|(${writer} (?:and|y|e|et|und|&|\+) (?:an?|one|my|our|mi|un|una|mon|ma|une|mein|meine|ein|eine|mio|mia|la|il|meu|minha) ${who}))(?![\p{L}])`,
  'giu',
);

function companyIn(plain: string): number {
  let people = 1;
  for (const match of plain.matchAll(companies)) {
    const members = (match[1] ?? match[2])!.split(/,? (?:and|y|e|et|und|&|\+) |, /u);
    const counted = members.map((member) => Number(/^\d{1,5}(?= )/.exec(member)?.[0] ?? 1));
    people = Math.max(
      people,
      counted.reduce((sum, each) => sum + each, 0),
    );
  }
  return people;
}

/** A text in lower case, with its numbers in digits. */
export function plainOf(text: string): string {
  return text
    .slice(0, maxTextLength)
    .normalize('NFKC')
    .toLowerCase()
    .replace(inWords, (word) => `${numberWords[word]}`);
}

/**
 * How many people will work with the tools, as far as the text counts them: 'team of 20', '8 devs', 'me and three lads',
 * 'siamo in nove'. An audience is no team: '150 people come on a Sunday'.
 *
 * @param weights what was learned; without them only the rules read
 * @returns at least 1, also when nothing is said
 */
export function peopleIn(text: string, weights?: Float32Array): number {
  const plain = plainOf(text);
  const ruled = ruledIn(plain);
  return ruled > 1 || !weights || isOfHome(plain) ? ruled : headcountOf(countsIn(plain), weights);
}

/** A household shares an account. */
const isOfHome = (plain: string) => home.test(plain) && !work.test(plain);

/** The same by rules alone, from a text that `plainOf` gave. */
function ruledIn(plain: string): number {
  const isHome = isOfHome(plain);
  let people = 1;
  for (const { pattern, more, isAlsoHome } of readers) {
    if (isHome && isAlsoHome) continue;
    for (const match of plain.matchAll(pattern)) {
      const numbers = match.slice(1).filter((found) => found !== undefined);
      const count = numbers.reduce((sum, found) => sum + Number(found), more);
      if (count <= mostPeople) people = Math.max(people, count);
    }
  }
  for (const [list] of plain.matchAll(lists)) people = Math.max(people, Math.min(countOf(list), mostPeople));
  if (!isHome) people = Math.max(people, companyIn(plain));
  if (people === 1 && (pairs.test(plain) || (kinPairs.test(plain) && work.test(plain)))) return 2;
  return people;
}

/** Whether a text speaks of its writer as a student. */
export function saysStudent(words: readonly Word[]): boolean {
  return words.some(({ plain }) => students.has(plain)) && !words.some(({ stem }) => teachers.has(stem));
}

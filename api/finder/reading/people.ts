import { groups, home, numberWords, patterns } from './peopleWords.ts';
import { maxTextLength, stemOf, type Word } from './text.ts';

const students = new Set(['student', 'undergrad', 'undergraduate', 'freshman', 'sophomore']);
/** Who teaches speaks of students, too. */
const teachers = new Set(['teach', 'teacher', 'tutor', 'professor', 'lectur'].map(stemOf));

/** More are an audience, whatever the text calls them. */
const mostPeople = 10_000;

const number = `(\\d{1,5}|${Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
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
    people += found === undefined ? 1 : (numberWords[found] ?? Number(found));
  }
  return people;
}

/**
 * How many people will work with the tools, as far as the text counts them: 'team of 20', '8 devs', 'me and three lads',
 * 'siamo in nove'. An audience is no team: '150 people come on a Sunday'.
 *
 * @returns at least 1, also when nothing is said
 */
export function peopleIn(text: string): number {
  const plain = text.slice(0, maxTextLength).normalize('NFKC').toLowerCase();
  const isHome = home.test(plain);
  let people = 1;
  for (const { pattern, more, isAlsoHome } of readers) {
    if (isHome && isAlsoHome) continue;
    for (const match of plain.matchAll(pattern)) {
      const numbers = match.slice(1).filter((found) => found !== undefined);
      const count = numbers.reduce((sum, found) => sum + (numberWords[found] ?? Number(found)), more);
      if (count <= mostPeople) people = Math.max(people, count);
    }
  }
  for (const [list] of plain.matchAll(lists)) people = Math.max(people, Math.min(countOf(list), mostPeople));
  return people;
}

/** Whether a text speaks of its writer as a student. */
export function saysStudent(words: readonly Word[]): boolean {
  return words.some(({ plain }) => students.has(plain)) && !words.some(({ stem }) => teachers.has(stem));
}

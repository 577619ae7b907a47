import { stemOf, type Word } from './text.ts';

const students = new Set(['student', 'undergrad', 'undergraduate', 'freshman', 'sophomore']);
/** Who teaches speaks of students, too. */
const teachers = new Set(['teach', 'teacher', 'tutor', 'professor', 'lectur'].map(stemOf));

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const groups = new Set(['team', 'group', 'company', 'crew', 'staff', 'us']);
const members = new Set(['people', 'persons', 'employees', 'colleagues', 'coworkers', 'developers', 'seats']);

/** 'Team of 20', '12 people', 'a team of five'. */
export function peopleIn(words: readonly Word[]): number {
  const counts = words.map(({ plain, clause }, index) => {
    const count = /^\d{1,5}$/.test(plain) ? Number(plain) : numbers.indexOf(plain);
    if (count < 2) return 1;
    const near = (offset: number) => (words[index + offset]?.clause === clause ? words[index + offset]!.plain : '');
    const isTeam = near(-1) === 'of' && groups.has(near(-2));
    return isTeam || members.has(near(1)) || members.has(near(2)) ? count : 1;
  });
  return Math.max(1, ...counts);
}

/** Whether a text speaks of its writer as a student. */
export function saysStudent(words: readonly Word[]): boolean {
  return words.some(({ plain }) => students.has(plain)) && !words.some(({ stem }) => teachers.has(stem));
}

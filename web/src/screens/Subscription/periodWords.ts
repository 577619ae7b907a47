import { plural } from '@lingui/core/macro';

/** A length of time in words: 'a year', '3 months'. The unit is as GraphQL names it. */
export function periodWords(count: number, unit: string): string {
  switch (unit) {
    case 'DAY':
      return plural(count, { one: 'a day', other: '# days' });
    case 'WEEK':
      return plural(count, { one: 'a week', other: '# weeks' });
    case 'YEAR':
      return plural(count, { one: 'a year', other: '# years' });
    default:
      return plural(count, { one: 'a month', other: '# months' });
  }
}

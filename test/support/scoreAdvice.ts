/**
 * `node test/support/scoreAdvice.ts FOLDER [--totals]`: how well the advice agrees with what the writers of the portfolios in
 * a folder expect.
 */
import { portfoliosIn, scoreOf, totalsOf } from './advicePortfolios.ts';

const [folder = 'test/api/portfolios', flag] = process.argv.slice(2);
const scores = portfoliosIn(folder).map(scoreOf);

if (flag !== '--totals')
  for (const { id, wrong, missing, otherSaving } of scores) {
    for (const { kind, keys, savingCentsYear, advice } of wrong)
      console.log(id, 'wrong', kind, keys.join(' '), savingCentsYear, advice.target ?? '');
    for (const { kind, keys, savingCentsYear, why } of missing)
      console.log(id, 'missing', kind, keys.join(' '), savingCentsYear, why ?? '');
    for (const { given, expected, advice } of otherSaving)
      console.log(id, 'other saving', advice.kind, advice.keys.join(' '), given, 'instead of', expected);
  }

console.log(totalsOf(scores));
for (const [kind, of] of Map.groupBy(
  scores.flatMap(({ right, wrong, missing }) => [
    ...right.map(({ kind }) => ({ kind, what: 'right' as const })),
    ...wrong.map(({ kind }) => ({ kind, what: 'wrong' as const })),
    ...missing.map(({ kind }) => ({ kind, what: 'missing' as const })),
  ]),
  ({ kind }) => kind,
)) {
  const count = (what: string) => of.filter((each) => each.what === what).length;
  console.log(kind.padEnd(17), 'right', count('right'), 'wrong', count('wrong'), 'missing', count('missing'));
}

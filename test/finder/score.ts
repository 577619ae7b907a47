/**
 * `npm run finder:score`: how many of the needs of real projects the finder's answers meet, beside a plain search over the
 * same catalogue in the same run. With --verbose also where it fails, except in the cases that are held back: of those,
 * only the totals are ever told.
 */
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { caseSets } from './cases.ts';
import { recommenders, resultsOf, totalsOf, type Result } from './measure.ts';
import { staleTools } from './stale.ts';

const titles = { shared: 'shared', tuned: 'own, tuned on', heldBack: 'own, held back' };

const rows: string[][] = [['Cases', 'Number', 'Recommender', 'Needs met', 'Over budget', 'Not five', 'Unwanted named']];
for (const [name, set] of Object.entries(caseSets)) {
  const title = titles[name as keyof typeof titles];
  for (const [who, answerTo] of Object.entries(recommenders)) {
    const results = resultsOf(set, answerTo);
    const { cases, coverage, overBudget, notFive, violated } = totalsOf(results);
    rows.push([title, `${cases}`, who, coverage.toFixed(3), `${overBudget}`, `${notFive}`, `${violated}`]);
    if (process.argv.includes('--verbose') && who === 'engine' && name !== 'heldBack') tellCases(title, results);
  }
}
const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
console.log(lines.join('\n'));

const stale = staleTools(catalogue.tools, new Date());
console.log(`\n${stale.length} of ${catalogue.tools.length} tools have prices that are over 180 days old.`);
if (stale.length > 0) console.log(stale.map(({ name, pricesAsOf }) => `${name} (${pricesAsOf})`).join(', '));

function tellCases(title: string, results: readonly Result[]): void {
  console.log(`${title}:`);
  for (const { case: each, answer, coverage, missing, violations } of results.toSorted(
    (a, b) => a.coverage - b.coverage,
  )) {
    const spent = `$${(answer.totalCents / 100).toFixed(2)} of $${each.budget}`;
    const faults = [...missing.map((need) => `misses ${need}`), ...violations.map((name) => `must not name ${name}`)];
    console.log(`  ${coverage.toFixed(2)} ${each.id}: ${answer.names.join(', ')} (${spent}) ${faults.join('; ')}`);
  }
  console.log();
}

/**
 * `npm run finder:score`: how many of the needs of real projects the finder's answers meet, beside a plain search over the
 * same catalogue in the same run. With --verbose also where it fails, except in the cases that are held back: of those,
 * only the totals are ever told.
 */
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { caseSets } from './cases.ts';
import { recommenders, resultsOf, totalsOf, type Result } from './measure.ts';
import { readSentences } from './sentences.ts';
import { staleTools } from './stale.ts';

const titles = {
  shared: 'shared',
  tuned: 'own, tuned on',
  heldBack: 'own, held back',
  strangersEnglish: 'strangers, English, tuned on',
  strangersOther: 'strangers, others, tuned on',
  strangersEnglishHeldBack: 'strangers, English, held back',
  strangersOtherHeldBack: 'strangers, others, held back',
  validation: 'validation, English',
};

const rows: string[][] = [
  'Cases|Number|Recommender|Needs met|Precision|Constraints broken, of 100|Right seats|Unmet told|Of the budget|Over budget|Not five|Unwanted named'.split(
    '|',
  ),
];
for (const [name, set] of Object.entries(caseSets)) {
  const title = titles[name as keyof typeof titles];
  for (const [who, answerTo] of Object.entries(recommenders)) {
    const results = resultsOf(set, answerTo);
    const totals = totalsOf(results);
    const { cases, coverage, precision, broken, seats, told, spent, overBudget, notFive, violated } = totals;
    const shares = [
      coverage.toFixed(3),
      precision.toFixed(3),
      broken.toFixed(0),
      seats.toFixed(2),
      told.toFixed(2),
      spent.toFixed(2),
    ];
    rows.push([title, `${cases}`, who, ...shares, `${overBudget}`, `${notFive}`, `${violated}`]);
    if (process.argv.includes('--verbose') && who === 'engine' && !/heldBack/i.test(name)) tellCases(title, results);
  }
}
const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
console.log(lines.join('\n'));

for (const isHeldBack of [false, true]) {
  const { demandsHeard, demandsInvented, peopleRight, faults } = readSentences(isHeldBack);
  const half = isHeldBack ? 'held back' : 'tuned on';
  const figures = `demands heard ${demandsHeard.toFixed(3)}, invented ${demandsInvented.toFixed(3)}, people right ${peopleRight.toFixed(3)}`;
  console.log(`\nSentences, ${half}: ${figures}`);
  if (process.argv.includes('--verbose') && !isHeldBack) console.log(faults.map((fault) => `  ${fault}`).join('\n'));
}

const stale = staleTools(catalogue.tools, new Date());
console.log(`\n${stale.length} of ${catalogue.tools.length} tools have prices that are over 180 days old.`);
if (process.argv.includes('--verbose'))
  console.log(stale.map(({ name, pricesAsOf }) => `${name} (${pricesAsOf})`).join(', '));

function tellCases(title: string, results: readonly Result[]): void {
  console.log(`${title}:`);
  for (const { case: each, answer, coverage, missing, violations, useless, broken, hasRightSeats } of results.toSorted(
    (a, b) => a.coverage - b.coverage,
  )) {
    const spent = `$${(answer.totalCents / 100).toFixed(2)} of $${each.budget}`;
    const faults = [
      ...missing.map((need) => `misses ${need}`),
      ...violations.map((name) => `must not name ${name}`),
      ...(useless.length > 0 ? [`of no use: ${useless.join(', ')}`] : []),
      ...broken.map((name) => `breaks a constraint: ${name}`),
      ...(hasRightSeats ? [] : [`reckons for ${answer.people} people, not ${each.seats}`]),
    ];
    console.log(`  ${coverage.toFixed(2)} ${each.id}: ${answer.names.join(', ')} (${spent}) ${faults.join('; ')}`);
  }
  console.log();
}

import { note } from '../../../common/billing/costs.ts';
import { addMonths, noSums, placeOf, type Months } from '../../../common/billing/monthSums.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { nextPayment, sumsBetween, type Sum } from '../../../common/billing/timeline.ts';
import type { TrackedRow } from '../subscriptions/tracked.ts';
import type { Differences } from './differences.ts';
import { sumsIn, type Group } from './group.ts';

const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
const earlierOf = (a: Day, b: Day): Day => (a < b ? a : b);

/**
 * Adds what was paid of a subscription in some months, and what its prices say, to the groups that it is in. What renews by
 * itself counts as paid once its day is over, unless something else was recorded; as in `occurrencesOf`.
 */
export function addUp(
  tracked: TrackedRow,
  months: Months,
  today: Day,
  groups: readonly Group[],
  all: Differences,
): void {
  const { timeline, currency, autoRenews, payments } = tracked;
  const { from, before } = months;
  // What was due before this day counts as paid.
  const counted = autoRenews ? today : earlierOf(today, tracked.addedOn);
  const expected = noSums(months);
  addMonths(expected, timeline, months);
  const paid = noSums(months);
  addMonths(paid, timeline, months, earlierOf(before, counted));
  const edges = [from, counted, today, before].map((day) => earlierOf(before, laterOf(from, day)));
  const [, overdue, toCome] = sumsBetween(timeline, edges) as [Sum, Sum, Sum];
  if (overdue.count > 0) note(all.overdue, currency, overdue);
  if (toCome.count > 0) note(all.toCome, currency, toCome);
  for (const group of groups) {
    if (expected.some(({ count }) => count > 0)) addTo(sumsIn(group.expected, currency, months), expected);
    if (paid.some(({ count }) => count > 0)) addTo(sumsIn(group.paid, currency, months), paid);
  }
  for (const { dueOn, state, amountCents, currency: paidIn } of payments) {
    if (dueOn < from || dueOn >= before) continue;
    const place = placeOf(months, dueOn);
    const due = nextPayment(timeline, dueOn);
    const own = due?.dueOn === dueOn ? { count: 1, cents: due.amountCents } : { count: 0, cents: 0 };
    const isSettled = dueOn < counted;
    if (!isSettled) note(dueOn < today ? all.overdue : all.toCome, currency, negative(own));
    if (state === 'paid') {
      note(all.otherAmounts, paidIn, { count: 1, cents: amountCents });
      note(all.otherAmounts, currency, negative(own));
    } else note(all[state], currency, own);
    for (const group of groups) {
      if (isSettled && own.count > 0) addTo([sumsIn(group.paid, currency, months)[place]!], [negative(own)]);
      if (state === 'paid') addTo([sumsIn(group.paid, paidIn, months)[place]!], [{ count: 1, cents: amountCents }]);
    }
  }
}

const negative = ({ count, cents }: Sum): Sum => ({ count: -count, cents: -cents });

function addTo(sums: readonly Sum[], added: readonly Sum[]): void {
  for (const [place, { count, cents }] of added.entries()) {
    sums[place]!.count += count;
    sums[place]!.cents += cents;
  }
}

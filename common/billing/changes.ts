import type { Day } from './schedule.ts';
import {
  amountOn,
  isSameRhythm,
  nextPayment,
  type EarlierRhythm,
  type Pause,
  type PriceChange,
  type Timeline,
} from './timeline.ts';

// What acts on a subscription do to its timeline. Each answers the part that changes.

/** As many pauses, prices and earlier rhythms are kept. */
export const mostChanges = 100;

const before = (pauses: readonly Pause[], day: Day): Pause[] =>
  pauses
    .filter(({ from }) => from < day)
    .map(({ from, until }) => ({ from, until: until === null || until > day ? day : until }));

/** Pauses from a day on. A pause that is not over by `today` is replaced, and keeps its beginning when that is earlier. */
export function withPause({ pauses }: Timeline, { from, until }: Pause, today: Day): Pause[] {
  const last = pauses.at(-1);
  const isOn =
    last !== undefined && last.from < from && (last.until === null || (last.until > today && last.until > from));
  const begins = isOn ? last.from : from;
  return [...before(pauses, begins), { from: begins, until }].slice(-mostChanges);
}

/** Goes on again from a day on. */
export const withoutPause = ({ pauses }: Timeline, from: Day): Pause[] => before(pauses, from);

/** Changes the price that holds today, from when it began. */
export function withAmount(
  { amountCents, prices }: Timeline,
  today: Day,
  amount: number,
): Pick<Timeline, 'amountCents' | 'prices'> {
  const index = prices.findLastIndex(({ from }) => from <= today);
  if (index < 0) return { amountCents: amount, prices };
  return { amountCents, prices: prices.with(index, { ...prices[index]!, amountCents: amount }) };
}

/**
 * Adds a price from a day on; undefined when there is another one from that day, or there are too many. One that only says
 * the price before it again, as taking back a change may leave it, gives way.
 */
export function withPrice({ amountCents, prices }: Timeline, price: PriceChange): PriceChange[] | undefined {
  const kept = prices.filter(
    (each, index) => each.from !== price.from || each.amountCents !== (prices[index - 1]?.amountCents ?? amountCents),
  );
  if (kept.length >= mostChanges || kept.some(({ from }) => from === price.from)) return undefined;
  return [...kept, price].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The earlier rhythms, as far as they were before a day. */
const endedBy = ({ earlier }: Timeline, day: Day): EarlierRhythm[] =>
  earlier
    .map((old) => ({ ...old, until: old.until < day ? old.until : day }))
    .filter(({ startsOn, until }) => startsOn < until);

/** Moves a payment to another day, and counts all later ones from there; what was due in between falls away. */
export function withRestart(timeline: Timeline, dueOn: Day, startsOn: Day): Pick<Timeline, 'startsOn' | 'earlier'> {
  const { cycleCount, cycleUnit } = timeline;
  const until = dueOn < startsOn ? dueOn : startsOn;
  const old = { startsOn: timeline.startsOn ?? until, cycleCount, cycleUnit, until };
  const earlier = endedBy(timeline, until);
  return { startsOn, earlier: (old.startsOn < until ? [...earlier, old] : earlier).slice(-mostChanges) };
}

/**
 * Gives a subscription another rhythm, and maybe another amount with it. What was paid until today stays as it was when
 * the new rhythm begins later than the old one; otherwise the old one was a mistake.
 */
export function withRhythm(
  timeline: Timeline,
  after: Pick<Timeline, 'startsOn' | 'cycleCount' | 'cycleUnit' | 'amountCents'>,
  today: Day,
): Pick<Timeline, 'startsOn' | 'cycleCount' | 'cycleUnit' | 'amountCents' | 'prices' | 'earlier'> {
  const { startsOn, cycleCount, cycleUnit } = timeline;
  const rhythm = { startsOn: after.startsOn, cycleCount: after.cycleCount, cycleUnit: after.cycleUnit };
  const amount = withAmount(timeline, today, after.amountCents);
  if (isSameRhythm(timeline, after)) return { ...rhythm, ...amount, earlier: timeline.earlier };
  const begins = after.startsOn ?? today;
  const until = begins < today ? begins : today;
  const earlier = endedBy(timeline, until);
  const first = nextPayment({ ...timeline, earlier: [] }, startsOn ?? today);
  const isLater = startsOn !== null && after.startsOn !== null && startsOn < after.startsOn;
  if (!isLater || first === undefined || first.dueOn >= until) return { ...rhythm, ...amount, earlier };
  const isDearer = amountOn(timeline, today) !== after.amountCents;
  const kept = timeline.prices.filter(({ from }) => from < until);
  const prices = isDearer ? [...kept, { from: until, amountCents: after.amountCents }] : timeline.prices;
  return {
    ...rhythm,
    amountCents: timeline.amountCents,
    prices: prices.slice(-mostChanges),
    earlier: [...earlier, { startsOn, cycleCount, cycleUnit, until }].slice(-mostChanges),
  };
}

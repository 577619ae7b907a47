/** What is paid a year before and after advice is followed, from what was written and from the catalogue. */
import { expect } from 'vitest';
import type { Advice } from '../../api/domain/advice/advice.ts';
import type { Subject } from '../../api/domain/advice/subjects.ts';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import type { Plan } from '../../api/finder/catalogue/tool.ts';
import type { CycleUnit } from '../../common/billing/cycle.ts';

/** A year of 365.25 days has so many of each. */
export const inYear = { day: 365.25, week: 365.25 / 7, month: 12, year: 1, once: 0 };

const yearOf = ({ timeline: { amountCents, cycleCount, cycleUnit } }: Subject) =>
  (amountCents * inYear[cycleUnit]) / cycleCount;

interface Offered {
  plan: Plan;
  seats: number;
  cents: number;
}

/** The plan that somebody would pay for, with what a year of it costs; undefined when something just ends. */
function offered({ target, subjects, evidence }: Advice): Offered | undefined {
  const values = Object.assign({}, ...evidence.map((sentence) => sentence.values)) as {
    plan?: string;
    list?: { price: { amountCents: number; cycleUnit: CycleUnit } };
    yearly?: { cents: { over: bigint } };
  };
  const isOther = evidence.some(({ id }) => id.startsWith('advice.alternative'));
  const tool = isOther ? catalogue.tools.find(({ id }) => id === target)! : subjects[0]!.service?.tool;
  const isNamed = values.list ?? values.yearly ?? evidence.some(({ id }) => id.endsWith('.free'));
  if (!isNamed || !tool) return undefined;
  const byYear = values.yearly !== undefined || values.list?.price.cycleUnit === 'year';
  const said = values.yearly ? Number(values.yearly.cents.over) : (values.list?.price.amountCents ?? 0);
  // Several may have the name, such as one paid by the month and one by the year.
  const [plan] = tool.plans.flatMap((each): Offered[] => {
    const list = (byYear ? each.yearlyCents : each.monthlyCents) ?? (said === 0 ? 0 : undefined);
    if (each.name !== values.plan || list === undefined || (list === 0) !== (said === 0)) return [];
    const seats = list === 0 ? 1 : said / list;
    const isWhole = Number.isInteger(seats) && (seats === 1 || each.perSeat);
    return isWhole ? [{ plan: each, seats, cents: said * (byYear ? 1 : 12) }] : [];
  });
  expect(plan, `${values.plan} of ${tool.name} at ${said}`).toBeDefined();
  return plan;
}

/** Fails when following advice saves another amount than it says, or costs more than what is there. */
export function expectNoDearer(advice: Advice): void {
  const { kind, subjects, ended = subjects, saving, currency } = advice;
  const saved = Number(saving.over) / Number(saving.under);
  const paid = ended.filter((each) => each.currency === currency).reduce((sum, each) => sum + yearOf(each), 0);
  const offer = offered(advice);
  expect(saved, kind).toBeGreaterThan(0);
  expect(saved, kind).toBeCloseTo(paid - (offer?.cents ?? 0), 3);
  if (!offer) return;
  // List prices are in dollars.
  if (offer.cents > 0) expect(currency).toBe('USD');
  for (const { people, note } of subjects) {
    const { perSeat, minPeople = 1, maxPeople = Infinity } = offer.plan;
    const users = Number(/^(\d+) seats$/.exec(note ?? '')?.[1] ?? people.length);
    if (kind !== 'alternative' || users < 2) continue;
    expect(users, kind).toBeGreaterThanOrEqual(minPeople);
    expect(users, kind).toBeLessThanOrEqual(maxPeople);
    if (perSeat && offer.cents > 0) expect(offer.seats, kind).toBe(users);
  }
}

import type { Rates } from '../../../common/billing/conversion.ts';
import { times } from '../../../common/billing/fraction.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { catalogue } from '../../finder/catalogue/catalogue.ts';
import type { Tool } from '../../finder/catalogue/tool.ts';
import type { Advice, Sentence } from './advice.ts';
import { inDollars } from './cheapest.ts';
import { onlyThere } from './contents.ts';
import { ageOf } from './listPrices.ts';
import { cheapestOf, savingOf, type Offer } from './offers.ts';
import { needName } from './overlaps.ts';
import { saysSeats } from './people.ts';
import { isForSeveral } from './plans.ts';
import { isShared } from './sharing.ts';
import type { Subject } from './subjects.ts';
import { isLess, whole } from './yearCost.ts';

/** What moving to another tool has to save a year: 24 dollars, and a fifth of the price. */
const leastSaving = whole(2_400);
const leastShare = [1n, 5n] as const;

interface Choice {
  tool: Tool;
  offer: Offer;
}

const others = new WeakMap<Tool, readonly Tool[]>();

/** The tools that can be had everywhere and meet all needs that a tool meets. */
function standInsFor(tool: Tool): readonly Tool[] {
  const known = others.get(tool);
  if (known) return known;
  const found = catalogue.tools.filter(
    (other) => other.id !== tool.id && !other.countries && tool.needs.every((need) => other.needs.includes(need)),
  );
  others.set(tool, found);
  return found;
}

/** For how many people it must be; as many as there may be when nobody knows. */
function seatsOf(subject: Subject): number {
  const { known, name, note, people } = subject;
  const said = saysSeats(name, note);
  if (said !== undefined) return said;
  if (people.length > 1) return people.length;
  if (known && known.seats > 1) return known.seats;
  return isShared(subject) || (known && isForSeveral(known.plan)) ? Infinity : 1;
}

/** How many gigabytes a plan has by its name; undefined when it does not say. */
function sizeOf(name: string): number | undefined {
  const [, amount, unit] = /(\d+) ?([gt])b\b/i.exec(name) ?? [];
  return unit === undefined ? undefined : Number(amount) * (unit.toLowerCase() === 't' ? 1_000 : 1);
}

/** The cheapest other tool that meets all needs; of those that cost the same, the best known. */
function choiceFor(subject: Subject, seats: number): Choice | undefined {
  const size = sizeOf(subject.known?.plan.name ?? subject.name);
  const choices = standInsFor(subject.service!.tool).flatMap((tool): Choice[] => {
    // Of a plan that does not say how much it has, nobody knows whether that is enough.
    const plans = size === undefined ? tool.plans : tool.plans.filter(({ name }) => (sizeOf(name) ?? 0) >= size);
    const offer = cheapestOf(plans, subject.paid, seats);
    return offer && savingOf(subject, offer) ? [{ tool, offer }] : [];
  });
  return choices.reduce<Choice | undefined>((best, each) => {
    if (!best || isLess(each.offer.year, best.offer.year)) return each;
    if (isLess(best.offer.year, each.offer.year)) return best;
    return each.tool.popularity > best.tool.popularity ? each : best;
  }, undefined);
}

/** Another tool that does all that a subscription does, for less. */
export function alternatives(
  subjects: readonly Subject[],
  today: Day,
  rates: Rates,
  overlapping: ReadonlySet<number>,
): Advice[] {
  return subjects.flatMap((subject): Advice[] => {
    const { service, year, currency, name, price, id } = subject;
    if (!service || service.isPart || onlyThere.has(service.need) || overlapping.has(id)) return [];
    const choice = choiceFor(subject, seatsOf(subject));
    if (!choice) return [];
    const { tool, offer } = choice;
    const saving = savingOf(subject, offer)!;
    const worth = inDollars(saving, currency, rates);
    if (!worth || isLess(worth, leastSaving) || isLess(saving, times(year, ...leastShare))) return [];
    const paid = { price, currency };
    const cost: Sentence = offer.list
      ? {
          id: 'advice.alternative.prices',
          values: { tool: tool.name, plan: offer.plan.name, list: { price: offer.list, currency: 'USD' }, paid },
        }
      : { id: 'advice.alternative.free', values: { tool: tool.name, plan: offer.plan.name, paid } };
    const needs = { names: service.tool.needs.map(needName) };
    return [
      {
        kind: 'alternative',
        subjects: [subject],
        target: tool.id,
        saving,
        currency,
        title: { id: 'advice.alternative', values: { tool: tool.name, name } },
        evidence: [
          { id: 'advice.alternative.needs', values: { name: service.tool.name, needs } },
          cost,
          ageOf(tool, today),
        ],
        needs: service.tool.needs,
      },
    ];
  });
}

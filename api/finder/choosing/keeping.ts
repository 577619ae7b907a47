import type { Plan, Tool } from '../catalogue/tool.ts';
import type { Constraint } from '../reading/constraint.ts';

/** The European Union, and those who keep its rules on data. */
const europe = new Set(
  'EU AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH'.split(' '),
);

const handheld = new Set<string>(['android', 'iphone', 'ipad']);

/** Whether a place is in a country, or in `EU`. */
const isIn = (place: string, country: string) => place === country || (country === 'EU' && europe.has(place));

/** Whether a tool keeps what the text demands of every tool, as far as the tool decides it and not its plan. */
export function keeps(
  { company, platforms, dataIn, facts = [] }: Tool,
  { kind, country = '', isNot = false, sparesOwn = false }: Constraint,
): boolean {
  const isOwn = facts.includes('self-hosted') || facts.includes('local');
  switch (kind) {
    case 'linux':
    case 'windows':
    case 'mac':
      return platforms.includes(kind) || platforms.includes('web');
    case 'android':
    case 'iphone':
    case 'ipad':
      // An iPad runs what is made for an iPhone. What has an app for other phones alone is made for these.
      return (
        platforms.includes(kind === 'ipad' && !platforms.includes('ipad') ? 'iphone' : kind) ||
        (platforms.includes('web') && !platforms.some((each) => handheld.has(each)))
      );
    case 'browser':
      return platforms.includes('web');
    case 'self-hosted':
      return isOwn;
    case 'open-source':
      return facts.includes(kind);
    case 'local':
      return facts.includes('local');
    case 'offline':
      // What is no more than a page needs the net.
      return facts.includes('local') || (!facts.includes('online') && platforms.some((each) => each !== 'web'));
    case 'company-country':
      return isIn(company, country) !== isNot || (sparesOwn && isOwn);
    case 'data-country':
      return isOwn || (dataIn?.some((place) => isIn(place, country) !== isNot) ?? false);
    case 'no-ai':
      return !facts.includes('ai');
    default:
      return true;
  }
}

const isRecurring = ({ monthlyCents = 0, yearlyCents = 0 }: Plan) => monthlyCents > 0 || yearlyCents > 0;

/** Whether a plan of a tool keeps what the text demands. */
export function allows({ facts = [], plans }: Tool, plan: Plan, { kind }: Constraint): boolean {
  const isFree = (plan.monthlyCents ?? plan.yearlyCents ?? plan.onceCents) === 0;
  if (kind === 'free') return isFree;
  // The free plan of a subscription is where the next one begins.
  if (kind === 'one-time') return isFree ? !plans.some(isRecurring) : !isRecurring(plan);
  if (kind === 'no-ads') return !facts.includes('ads') || plan !== plans[0];
  return true;
}

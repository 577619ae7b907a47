import type { Price } from '../../../common/billing/cycle.ts';
import type { Fraction } from '../../../common/billing/fraction.ts';
import { amountOn, stateOn } from '../../../common/billing/timeline.ts';
import { knownPlan, type KnownPlan, type Paid } from './plans.ts';
import type { Held, Portfolio } from './portfolio.ts';
import { saysSeats } from './people.ts';
import { serviceNamed, type Service } from './services.ts';
import { yearCost } from './yearCost.ts';

/** An active subscription, as the rules look at it. */
export interface Subject extends Held {
  isTrial: boolean;
  /** What it costs today, or after its trial. */
  price: Price;
  paid: Paid;
  /** What a year of that is, in hundredths of its currency. */
  year: Fraction;
  /** What it is in the catalogue; undefined when that is not sure. */
  service: Service | undefined;
  /** The plan of the catalogue that is surely paid for. */
  known: KnownPlan | undefined;
}

/** What is neither paused nor ended nor cancelled, the first tracked first. */
export function subjectsOf({ held, today }: Portfolio): Subject[] {
  return held.flatMap((each): Subject[] => {
    const { timeline, name, note, currency } = each;
    const state = stateOn(timeline, today);
    const isTrial = state === 'trial';
    if (!isTrial && state !== 'active') return [];
    const { cycleCount, cycleUnit } = timeline;
    // What is paid once is over when it is paid.
    if (cycleUnit === 'once') return [];
    const price = { amountCents: amountOn(timeline, isTrial ? timeline.trialEndsOn! : today), cycleCount, cycleUnit };
    const paid = { ...price, isDollars: currency === 'USD' };
    const service = serviceNamed(name);
    const known =
      service && !service.isPart ? knownPlan(service.tool, service.rest, paid, saysSeats(name, note)) : undefined;
    return [{ ...each, isTrial, price, paid, year: yearCost(price), service, known }];
  });
}

import type { Rates } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import type { Timeline } from '../../../common/billing/timeline.ts';
import type { Use } from '../../../common/values.ts';

/** What the rules see of a subscription. */
export interface Held {
  id: number;
  name: string;
  currency: Currency;
  timeline: Timeline;
  note: string | null;
  /** The people whom it is labelled with. */
  people: readonly string[];
  /** The last day on which it can be cancelled in time; null when there is none. */
  cancelBy: Day | null;
  /** Whether its owner used it lately, as they last said; null when they never did. */
  use: Use | null;
}

/** What the rules see of a user. */
export interface Portfolio {
  today: Day;
  held: readonly Held[];
  rates: Rates;
}

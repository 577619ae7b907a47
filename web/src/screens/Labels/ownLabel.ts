import type { Day } from '../../../../common/billing/schedule.ts';

/** A label as the screen shows it. */
export interface OwnLabel {
  readonly id: string;
  readonly name: string;
  /** As GraphQL names it. */
  readonly color: string;
  readonly expiresOn?: Day | null | undefined;
  readonly subscriptionCount: number;
}

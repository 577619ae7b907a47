import type { Day } from '../../../../../common/billing/schedule.ts';

/** What all entries of a timeline share. */
export interface Subject {
  id: string;
  name: string;
  currency: string;
  autoRenews: boolean;
  startsOn: Day | null;
  /** In the owner's time zone. */
  today: Day;
}

import { msg } from '@lingui/core/macro';

/** The headings of screens that say what they are before their data is there. */
export const headings = {
  dashboard: msg`Subscription Dashboard`,
  stacks: msg`My Stacks`,
  account: msg`Account`,
} as const;

import { msg } from '@lingui/core/macro';

/** The headings of screens that show them before their data is loaded. */
export const headings = {
  dashboard: msg`Subscription Dashboard`,
  stacks: msg`My Stacks`,
  account: msg`Account`,
} as const;

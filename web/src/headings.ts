/** The headings of screens that say what they are before their data is there. */
export const headings = {
  dashboard: 'Subscription Dashboard',
  stacks: 'My Stacks',
  account: 'Account',
} as const;

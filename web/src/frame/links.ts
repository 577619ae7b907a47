import { paths } from '../../../common/paths.ts';

export const mainLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.finder, label: 'Finder' },
];

/** What signed-in users go to besides. */
export const userLinks = [
  { to: paths.stacks, label: 'My Stacks' },
  { to: paths.dashboard, label: 'Dashboard' },
];

/** The rest of a signed-in user's menu. */
export const accountLinks = (isAdmin = false) => [
  { to: paths.account, label: 'Account' },
  ...(isAdmin ? [{ to: paths.admin, label: 'Admin' }] : []),
];

export const footerLinks = [
  { to: paths.about, label: 'About' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
];

import { msg } from '@lingui/core/macro';
import { paths } from '../../../common/paths.ts';

export const mainLinks = [
  { to: paths.home, label: msg`Home` },
  { to: paths.finder, label: msg`Finder` },
];

/** The additional links of signed-in users. */
export const userLinks = [
  { to: paths.stacks, label: msg`My Stacks` },
  { to: paths.dashboard, label: msg`Dashboard` },
];

/** The rest of a signed-in user's menu. */
export const accountLinks = (isAdmin = false) => [
  { to: paths.inbox, label: msg`Inbox` },
  { to: paths.account, label: msg`Account` },
  ...(isAdmin ? [{ to: paths.admin, label: msg`Admin` }] : []),
];

export const footerLinks = [
  { to: paths.about, label: msg`About` },
  { to: paths.privacy, label: msg`Privacy` },
  { to: paths.terms, label: msg`Terms` },
];

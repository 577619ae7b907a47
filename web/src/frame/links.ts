import { paths } from '../../../common/paths.ts';

export const mainLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.finder, label: 'Finder' },
];

export const footerLinks = [
  { to: paths.about, label: 'About' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
];

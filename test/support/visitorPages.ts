import { paths } from '../../common/paths.ts';

const forUsers: readonly string[] = [
  paths.account,
  paths.stacks,
  paths.dashboard,
  paths.calendar,
  paths.forecast,
  paths.statistics,
  paths.labels,
  paths.inbox,
  paths.subscription,
  paths.admin,
];
const ofLinks: readonly string[] = [paths.reset, paths.invitation, paths.registration, paths.confirmEmail];

/** The addresses of all screens that a visitor sees, with a token where a link has one. */
export const visitorPages: readonly string[] = [
  ...Object.values(paths)
    .filter((path) => !forUsers.includes(path))
    .map((path) => (ofLinks.includes(path) ? `${path}#token` : path)),
  `${paths.auth}?tab=register`,
];

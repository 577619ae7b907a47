/** The paths that have a screen. The page routes by them; the server answers 404 for every other. */
export const paths = {
  home: '/',
  finder: '/finder',
  auth: '/auth',
  forgot: '/auth/forgot',
  account: '/account',
  stacks: '/projects',
  dashboard: '/dashboard',
  admin: '/admin',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** The part of a reset link's path before the token. */
export const resetPath = '/auth/reset/';

const known: ReadonlySet<string> = new Set(Object.values(paths));

/** Whether a path has a screen; one slash at its end makes no difference. */
export function isPagePath(path: string): boolean {
  return known.has(path.replace(/(.)\/$/, '$1')) || isResetLink(path);
}

/** Whether this is the path of a link that sets a new password. */
function isResetLink(path: string): boolean {
  return path.startsWith(resetPath) && /^[^/]+\/?$/.test(path.slice(resetPath.length));
}

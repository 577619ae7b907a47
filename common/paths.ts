/** The paths that have a screen. The page routes by them; the server answers 404 for every other. */
export const paths = {
  home: '/',
  finder: '/finder',
  auth: '/auth',
  forgot: '/auth/forgot',
  reset: '/auth/reset',
  invitation: '/auth/invitation',
  registration: '/auth/registration',
  confirmEmail: '/auth/email',
  account: '/account',
  stacks: '/projects',
  dashboard: '/dashboard',
  calendar: '/dashboard/calendar',
  forecast: '/dashboard/forecast',
  inbox: '/dashboard/inbox',
  admin: '/admin',
  adminServer: '/admin/server',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** Whether a path has a screen; one slash at its end makes no difference. */
export const isPagePath = (path: string): boolean =>
  Object.values<string>(paths).includes(path.replace(/(.)\/$/, '$1'));

/** Where the browser goes to sign in at the OpenID provider, and where it comes back. */
export const openIdPath = '/auth/oidc';
export const openIdCallbackPath = '/auth/oidc/callback';

/**
 * The path to go to after signing in, with its query; undefined unless it is on this site and outside of /auth.
 *
 * @param next from an address, so anything
 */
export function innerPath(next: string, origin: string): string | undefined {
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  const leadsElsewhere = url.origin !== origin || url.pathname.startsWith('//');
  if (leadsElsewhere || /^\/auth(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

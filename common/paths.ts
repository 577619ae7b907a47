/** The paths that have a screen, as patterns. The page routes by them; the server answers 404 for every other. */
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
  reminders: '/account/reminders',
  stacks: '/projects',
  dashboard: '/dashboard',
  calendar: '/dashboard/calendar',
  forecast: '/dashboard/forecast',
  advice: '/dashboard/advice',
  statistics: '/dashboard/statistics',
  labels: '/dashboard/labels',
  inbox: '/dashboard/inbox',
  subscription: '/dashboard/subscriptions/:id',
  admin: '/admin',
  adminServer: '/admin/server',
  adminUser: '/admin/users/:id',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** The path of a subscription's page, by its global id. */
export const subscriptionPath = (id: string): string => paths.subscription.replace(':id', encodeURIComponent(id));

/** The pattern of the path of a screen; undefined when there is none. One slash at the end makes no difference. */
export const patternOf = (path: string): string | undefined =>
  Object.values<string>(paths).find((pattern) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}/?$`).test(path));

/** Whether a path has a screen. */
export const isPagePath = (path: string): boolean => patternOf(path) !== undefined;

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

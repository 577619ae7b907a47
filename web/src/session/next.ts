import { paths } from '../../../common/paths.ts';

/** The path for registering. */
export const registerPath = `${paths.auth}?tab=register`;

/** The path for signing in or registering, after which the user comes back to this location. */
export const authPath = ({ pathname, search }: { pathname: string; search: string }, tab?: 'register'): string =>
  `${paths.auth}?${new URLSearchParams({ ...(tab && { tab }), next: pathname + search })}`;

/** The path in `next` to go to after signing in; undefined unless it is on this site and outside of /auth. */
export function nextOf(search: URLSearchParams): string | undefined {
  const next = search.get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, location.origin)) return undefined;
  const url = new URL(next, location.origin);
  const leadsElsewhere = url.origin !== location.origin || url.pathname.startsWith('//');
  if (leadsElsewhere || /^\/auth(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

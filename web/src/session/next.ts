import { paths } from '../../../common/paths.ts';

/** Where a visitor makes an account. */
export const registerPath = `${paths.auth}?tab=register`;

/** Where somebody signs in, or makes an account first, who then comes back to the screen they wanted. */
export const authPath = ({ pathname, search }: { pathname: string; search: string }, tab?: 'register'): string =>
  `${paths.auth}?${new URLSearchParams({ ...(tab && { tab }), next: pathname + search })}`;

/** Where `next` in an address leads after signing in: a path of this site, and not to signing in again. */
export function nextOf(search: URLSearchParams): string | undefined {
  const next = search.get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, location.origin)) return undefined;
  const url = new URL(next, location.origin);
  const leadsElsewhere = url.origin !== location.origin || url.pathname.startsWith('//');
  if (leadsElsewhere || /^\/auth(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

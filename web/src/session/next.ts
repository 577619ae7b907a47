import { innerPath, paths } from '../../../common/paths.ts';

/** The path for registering. */
export const registerPath = `${paths.auth}?tab=register`;

/** The path for signing in or registering, after which the user comes back to this location. */
export const authPath = ({ pathname, search }: { pathname: string; search: string }, tab?: 'register'): string =>
  `${paths.auth}?${new URLSearchParams({ ...(tab && { tab }), next: pathname + search })}`;

/** The path in `next` to go to after signing in; undefined unless it is on this site and outside of /auth. */
export const nextOf = (search: URLSearchParams): string | undefined =>
  innerPath(search.get('next') ?? '', location.origin);

import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { hasHint } from './session.ts';
import { authPath } from './next.ts';

/**
 * The loader of a screen for signed-in users: `protectedLoader(() => loadQuery<…Query>(environment, query, {}))`. For a
 * visitor it sends no request and goes to /auth, which leads back here.
 */
export const protectedLoader =
  <Started>(start: (args: LoaderFunctionArgs) => Started) =>
  (args: LoaderFunctionArgs): Started => {
    if (hasHint()) return start(args);
    throw redirect(authPath(new URL(args.request.url)));
  };

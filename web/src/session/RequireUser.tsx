import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Navigate, useLocation } from 'react-router-dom';
import type { RequireUser_viewer$key } from '../__generated__/RequireUser_viewer.graphql.ts';
import { ScreenSpinner } from '../ui/ScreenSpinner.tsx';
import { authPath } from './next.ts';
import { useSessionOf } from './useSessionOf.ts';

interface RequireUserProps<Viewer> {
  viewer: Viewer | null | undefined;
  children: (viewer: Viewer) => ReactNode;
}

/**
 * Renders a screen for a signed-in user; sends anybody else to /auth, which leads back after signing in.
 *
 * A protected screen spreads `...RequireUser_viewer` in the `viewer` of its query, starts that query with
 * protectedLoader, has its route made by `protectedScreen` (routes/laterRoutes.tsx), and returns `<RequireUser
 * viewer={viewer}>{(viewer) => <Dashboard user={viewer} />}</RequireUser>`.
 */
export function RequireUser<Viewer extends RequireUser_viewer$key>({ viewer, children }: RequireUserProps<Viewer>) {
  const location = useLocation();
  const user = useFragment(
    graphql`
      fragment RequireUser_viewer on User {
        ...useSessionOf_viewer
      }
    `,
    viewer,
  );
  useSessionOf(user);
  if (viewer) return children(viewer);
  return (
    <>
      <ScreenSpinner />
      <Navigate to={authPath(location)} replace />
    </>
  );
}

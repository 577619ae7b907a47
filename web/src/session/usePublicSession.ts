import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import type { usePublicSessionQuery } from '../__generated__/usePublicSessionQuery.graphql.ts';
import { useRouteQuery } from '../relay/useRouteQuery.ts';
import { useSessionOf } from './useSessionOf.ts';

interface PublicSession {
  isSignedIn: boolean;
  /** Whether somebody is signed in who must set up a second factor before they can do anything else. */
  mustSetUpSecondFactor: boolean;
}

/** Who is signed in, by the query that publicLoader started; also tells the frame. */
export function usePublicSession(started: PreloadedQuery<usePublicSessionQuery>): PublicSession {
  const { viewer, mustSetUpSecondFactor } = useRouteQuery<usePublicSessionQuery>(
    graphql`
      query usePublicSessionQuery @preloadable {
        mustSetUpSecondFactor
        viewer {
          ...useSessionOf_viewer
        }
      }
    `,
    started,
  );
  useSessionOf(viewer);
  return { isSignedIn: viewer !== null && viewer !== undefined, mustSetUpSecondFactor };
}

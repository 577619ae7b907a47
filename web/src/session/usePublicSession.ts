import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import type { usePublicSessionQuery } from '../__generated__/usePublicSessionQuery.graphql.ts';
import { useRouteQuery } from '../relay/useRouteQuery.ts';
import { useSessionOf } from './useSessionOf.ts';

/** Whether somebody is signed in, from the query that publicLoader started; the frame is told as well. */
export function usePublicSession(started: PreloadedQuery<usePublicSessionQuery>): boolean {
  const { viewer } = useRouteQuery<usePublicSessionQuery>(
    graphql`
      query usePublicSessionQuery @preloadable {
        viewer {
          ...useSessionOf_viewer
        }
      }
    `,
    started,
  );
  useSessionOf(viewer);
  return viewer !== null && viewer !== undefined;
}

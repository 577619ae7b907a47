import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import type { usePublicSessionQuery } from '../__generated__/usePublicSessionQuery.graphql.ts';
import { useRouteQuery } from '../relay/useRouteQuery.ts';
import { useSessionOf } from './useSessionOf.ts';

/** Whether somebody is signed in, by the query that publicLoader started; also tells the frame. */
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

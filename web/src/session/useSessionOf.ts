import { useLayoutEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useSessionOf_viewer$key } from '../__generated__/useSessionOf_viewer.graphql.ts';
import { sessionStore } from './session.ts';

/** Tells the frame who a screen's query found signed in. */
export function useSessionOf(viewer: useSessionOf_viewer$key | null | undefined): void {
  const user = useFragment(
    graphql`
      fragment useSessionOf_viewer on User @throwOnFieldError {
        username
        isAdmin
      }
    `,
    viewer,
  );
  useLayoutEffect(() => sessionStore.set(user ? { username: user.username, isAdmin: user.isAdmin } : null), [user]);
}

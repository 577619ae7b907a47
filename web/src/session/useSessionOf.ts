import { useLayoutEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useSessionOf_viewer$key } from '../__generated__/useSessionOf_viewer.graphql.ts';
import { setUser } from './setUser.ts';
import { tabOwner } from './tabStorage.ts';

/** Tells the frame and this tab's storage who is signed in, by a screen's query. */
export function useSessionOf(viewer: useSessionOf_viewer$key | null | undefined): void {
  const user = useFragment(
    graphql`
      fragment useSessionOf_viewer on User @throwOnFieldError {
        id
        username
        isAdmin
      }
    `,
    viewer,
  );
  useLayoutEffect(() => {
    // Another user has signed in elsewhere in this browser: the data and the input on this page are not theirs.
    if (user && tabOwner() && tabOwner() !== user.id) location.reload();
    setUser(user ? { id: user.id, username: user.username, isAdmin: user.isAdmin } : null);
  }, [user]);
}

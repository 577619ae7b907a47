// oxlint-disable relay/must-colocate-fragment-spreads -- StackPanel reads the stack, from the store that this query fills
import { graphql } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { StacksScreenQuery } from '../../__generated__/StacksScreenQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { MyStacks } from './MyStacks.tsx';
import type { stacksLoader } from './stacksLoader.ts';

export function StacksScreen() {
  const { viewer } = useRouteQuery<StacksScreenQuery>(
    graphql`
      query StacksScreenQuery($stack: ID!, $isSelected: Boolean!) @preloadable {
        viewer {
          ...RequireUser_viewer
          ...MyStacks_user
        }
        # What StackPanel asks for, so that a link to a stack takes one request.
        node(id: $stack) @include(if: $isSelected) {
          ...StackDetail_stack @alias(as: "stack")
        }
      }
    `,
    useLoaderData<ReturnType<typeof stacksLoader>>(),
  );
  return <RequireUser viewer={viewer}>{(user) => <MyStacks user={user} />}</RequireUser>;
}

import { usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useAskedAnew } from './useAskedAnew.ts';

/**
 * The data of a query that a route's loader started; it is released when the screen unmounts or the loader runs again.
 */
export function useRouteQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  started: PreloadedQuery<Query>,
): Query['response'] {
  useAskedAnew<Query>(query, started.variables);
  const [reference] = useQueryLoader<Query>(query, started);
  return usePreloadedQuery<Query>(query, reference ?? started);
}

import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { noteQuestion } from './askAnew.ts';

/** Fetches a query again whenever its data may have changed elsewhere. */
export function useAskedAnew<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): void {
  useQuestion(query, variables, undefined);
}

/**
 * Fetches all shown rows of a list again. The screen's query is fetched as well, but has only the first page.
 *
 * @param query the list's pagination query
 * @param shown the number of rows shown
 * @param first the size of the first page
 */
export function useListAskedAnew<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Omit<Query['variables'], 'count' | 'cursor'>,
  { shown, first }: { shown: number; first: number },
): void {
  useQuestion(shown > first ? query : undefined, variables, shown);
}

function useQuestion(query: GraphQLTaggedNode | undefined, variables: object, length: number | undefined): void {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (query) return noteQuestion({ environment, request: getRequest(query), variables: JSON.parse(key), length });
    return undefined;
  }, [environment, query, key, length]);
}

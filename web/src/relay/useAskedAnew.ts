import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { noteQuestion } from './askAnew.ts';

/** Has a query asked anew whenever what it brought may have changed elsewhere. */
export function useAskedAnew<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): void {
  useQuestion(query, variables, undefined);
}

/**
 * Has a list asked anew as long as it is. Its screen's query, which is asked anew besides, brings the first page alone.
 *
 * @param query pages through the list
 * @param shown how many rows there are
 * @param first how many the first page has
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

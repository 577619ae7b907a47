import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * Refuses subscriptions by GET, as mutations are: asking an AI provider costs the operator money, and a link on any
 * other site could make its visitors' browsers do that.
 */
export const postOnly: Plugin<{ request: Request }> = {
  onSubscribe({ args, setResultAndStopExecution }) {
    if (args.contextValue.request.method !== 'POST') setResultAndStopExecution({ errors: [notByGet()] });
  },
};

const notByGet = () =>
  new GraphQLError('Can only perform a subscription operation from a POST request.', {
    extensions: { code: 'METHOD_NOT_ALLOWED', http: { status: 405, headers: { Allow: 'POST' } } },
  });

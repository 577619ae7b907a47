import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { reopenAdviceMutation } from '../../__generated__/reopenAdviceMutation.graphql.ts';
import { outcomeOf } from '../../relay/useCommit.ts';

/** Forgets what was decided about a piece of advice, so that it is shown again. */
export const reopenAdvice = (environment: IEnvironment, key: string) =>
  outcomeOf<reopenAdviceMutation>((callbacks) =>
    commitMutation<reopenAdviceMutation>(environment, {
      mutation: graphql`
        mutation reopenAdviceMutation($key: String!) {
          result: reopenAdvice(key: $key) {
            __typename
            ... on ReopenAdvicePayload {
              user {
                ...Ideas_user
                ...Ledger_user
              }
            }
            ... on NotFoundError {
              message
            }
          }
        }
      `,
      variables: { key },
      ...callbacks,
    }),
  );

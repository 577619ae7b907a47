import type { UseFormReturn } from 'react-hook-form';
import { graphql, useMutation } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import type { accessTokenForm } from '../../../../common/forms/accountForms.ts';
import type { useCreateAccessTokenMutation } from '../../__generated__/useCreateAccessTokenMutation.graphql.ts';
import { showIssues } from '../../ui/showIssues.ts';

type NewAccessToken = z.output<typeof accessTokenForm>;

/** Makes an access token and puts it on top of the list. */
export function useCreateAccessToken(
  form: UseFormReturn<z.input<typeof accessTokenForm>, unknown, NewAccessToken>,
  connection: string,
  onCreated: (token: string) => void,
) {
  const [commit, isCreating] = useMutation<useCreateAccessTokenMutation>(graphql`
    mutation useCreateAccessTokenMutation($input: CreateAccessTokenInput!, $connections: [ID!]!) {
      result: createAccessToken(input: $input) {
        __typename
        ... on CreateAccessTokenPayload {
          token
          accessToken @prependNode(connections: $connections, edgeTypeName: "UserAccessTokensEdge") {
            ...AccessTokenRow_accessToken
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
      }
    }
  `);

  const createAccessToken = (input: NewAccessToken) => {
    if (isCreating) return;
    commit({
      variables: { input, connections: [connection] },
      onCompleted: ({ result }) => {
        if (result.__typename === 'CreateAccessTokenPayload') {
          form.reset();
          onCreated(result.token);
        } else if (result.__typename === 'InvalidInputError') showIssues(form, result.issues);
      },
      onError: ({ message }) => showIssues(form, [{ field: '', message }]),
    });
  };

  return { createAccessToken, isCreating };
}

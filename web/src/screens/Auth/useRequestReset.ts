import type { UseFormReturn } from 'react-hook-form';
import { graphql, useMutation } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import type { requestResetForm } from '../../../../common/forms/accountForms.ts';
import type { useRequestResetMutation } from '../../__generated__/useRequestResetMutation.graphql.ts';
import { showIssues } from '../../ui/showIssues.ts';

type Wish = z.output<typeof requestResetForm>;

/** @param onDone is told whether the server sends mail at all, and nothing more */
export function useRequestReset(
  form: UseFormReturn<z.input<typeof requestResetForm>, unknown, Wish>,
  onDone: (isMailed: boolean) => void,
) {
  const [commit, isRequesting] = useMutation<useRequestResetMutation>(graphql`
    mutation useRequestResetMutation($input: RequestPasswordResetInput!) {
      result: requestPasswordReset(input: $input) {
        __typename
        ... on RequestPasswordResetPayload {
          isMailed
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

  const requestReset = (input: Wish) => {
    if (isRequesting) return;
    commit({
      variables: { input },
      onCompleted: ({ result }) => {
        if (result.__typename === 'RequestPasswordResetPayload') onDone(result.isMailed);
        else if (result.__typename === 'InvalidInputError') showIssues(form, result.issues);
      },
      onError: ({ message }) => showIssues(form, [{ field: '', message }]),
    });
  };

  return { requestReset, isRequesting };
}

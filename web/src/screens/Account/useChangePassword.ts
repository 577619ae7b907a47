import type { UseFormReturn } from 'react-hook-form';
import { graphql, useMutation } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import type { changePasswordForm } from '../../../../common/forms/accountForms.ts';
import type { useChangePasswordMutation } from '../../__generated__/useChangePasswordMutation.graphql.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { showToast } from '../../ui/toast.ts';

type Passwords = z.output<typeof changePasswordForm>;

/** Changes the password; the list of access tokens is empty from then on. */
export function useChangePassword(form: UseFormReturn<z.input<typeof changePasswordForm>, unknown, Passwords>) {
  const [commit, isChanging] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      result: changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          user {
            ...AccessTokens_user
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

  const changePassword = (input: Passwords) => {
    if (isChanging) return;
    commit({
      variables: { input },
      onCompleted: ({ result }) => {
        if (result.__typename === 'ChangePasswordPayload') {
          form.reset();
          showToast({ tone: 'plain', title: 'Password changed', description: 'Your other devices are logged out.' });
        } else if (result.__typename === 'InvalidInputError') showIssues(form, result.issues);
      },
      onError: ({ message }) => showIssues(form, [{ field: '', message }]),
    });
  };

  return { changePassword, isChanging };
}

import type { UseFormReturn } from 'react-hook-form';
import { graphql, useMutation } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import type { accountChangesForm } from '../../../../common/forms/accountForms.ts';
import type { useUpdateAccountMutation } from '../../__generated__/useUpdateAccountMutation.graphql.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { showToast } from '../../ui/toast.ts';

type Changes = z.output<typeof accountChangesForm>;

/** Changes the username and the email, here and in the header. */
export function useUpdateAccount(
  form: UseFormReturn<z.input<typeof accountChangesForm>, unknown, Changes>,
  onUpdated: () => void,
) {
  const [commit, isUpdating] = useMutation<useUpdateAccountMutation>(graphql`
    mutation useUpdateAccountMutation($input: UpdateAccountInput!) {
      result: updateAccount(input: $input) {
        __typename
        ... on UpdateAccountPayload {
          user {
            username
            email
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
        ... on ConflictError {
          field
          message
        }
      }
    }
  `);

  const updateAccount = ({ currentPassword, ...changes }: Changes) => {
    if (isUpdating) return;
    commit({
      variables: { input: { ...changes, ...(currentPassword && { currentPassword }) } },
      onCompleted: ({ result }) => {
        if (result.__typename === 'UpdateAccountPayload') {
          const { username, email } = result.user;
          form.reset({ username, email, currentPassword: '' });
          onUpdated();
          showToast({ tone: 'plain', title: 'Account updated', description: 'Your changes are saved.' });
        } else if (result.__typename === 'InvalidInputError') showIssues(form, result.issues);
        else if (result.__typename === 'ConflictError') showIssues(form, [result]);
      },
      onError: ({ message }) => showIssues(form, [{ field: '', message }]),
    });
  };

  return { updateAccount, isUpdating };
}

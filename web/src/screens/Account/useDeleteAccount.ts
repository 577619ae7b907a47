import type { UseFormReturn } from 'react-hook-form';
import { graphql, useMutation } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { deleteAccountForm } from '../../../../common/forms/accountForms.ts';
import { paths } from '../../../../common/paths.ts';
import type { useDeleteAccountMutation } from '../../__generated__/useDeleteAccountMutation.graphql.ts';
import { forgetUser } from '../../session/forgetUser.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { showToast } from '../../ui/toast.ts';

type Confirmation = z.output<typeof deleteAccountForm>;

/** Deletes the account and goes home as a visitor. */
export function useDeleteAccount(form: UseFormReturn<z.input<typeof deleteAccountForm>, unknown, Confirmation>) {
  const navigate = useNavigate();
  const [commit, isDeleting] = useMutation<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      result: deleteAccount(input: $input) {
        __typename
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
      }
    }
  `);

  const deleteAccount = (input: Confirmation) => {
    if (isDeleting) return;
    commit({
      variables: { input },
      onCompleted: ({ result }) => {
        if (result.__typename === 'InvalidInputError') return showIssues(form, result.issues);
        forgetUser();
        showToast({ tone: 'plain', title: 'Account deleted', description: 'All your data is gone.' });
        void navigate(paths.home, { replace: true });
      },
      onError: ({ message }) => showIssues(form, [{ field: '', message }]),
    });
  };

  return { deleteAccount, isDeleting };
}

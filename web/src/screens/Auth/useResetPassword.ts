import type { UseFormReturn } from 'react-hook-form';
import { graphql, useMutation } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { resetPasswordForm } from '../../../../common/forms/accountForms.ts';
import { paths } from '../../../../common/paths.ts';
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql.ts';
import { renewEnvironment } from '../../relay/environment.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { showToast } from '../../ui/toast.ts';

type Reset = z.output<typeof resetPasswordForm>;

/** @param onUseless is told why the link is good for nothing */
export function useResetPassword(
  form: UseFormReturn<z.input<typeof resetPasswordForm>, unknown, Reset>,
  onUseless: (message: string) => void,
) {
  const navigate = useNavigate();
  const [commit, isResetting] = useMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      result: resetPassword(input: $input) {
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

  const resetPassword = (input: Reset) => {
    if (isResetting) return;
    commit({
      variables: { input },
      onCompleted: ({ result }) => {
        if (result.__typename === 'InvalidInputError') {
          const useless = result.issues.find(({ field }) => field === 'token');
          if (useless) onUseless(useless.message);
          else showIssues(form, result.issues);
          return;
        }
        // Whoever was signed in here may no longer be: /auth asks anew.
        renewEnvironment();
        showToast({ tone: 'plain', title: 'Your new password is set', description: 'Please log in with it.' });
        void navigate(paths.auth, { replace: true });
      },
      onError: ({ message }) => showIssues(form, [{ field: '', message }]),
    });
  };

  return { resetPassword, isResetting };
}

import type { UseFormReturn } from 'react-hook-form';
import { graphql, useMutation } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import type { loginForm } from '../../../../common/forms/accountForms.ts';
import type { useLogInMutation } from '../../__generated__/useLogInMutation.graphql.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { showToast } from '../../ui/toast.ts';
import { useEnter } from './useEnter.ts';

type Login = z.output<typeof loginForm>;

/** Signs in, or says in the form and beside it why not. */
export function useLogIn(form: UseFormReturn<z.input<typeof loginForm>, unknown, Login>) {
  const enter = useEnter();
  const [commit, isLoggingIn] = useMutation<useLogInMutation>(graphql`
    mutation useLogInMutation($input: LoginInput!) {
      result: login(input: $input) {
        __typename
        ... on LoginPayload {
          user {
            username
            isAdmin
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
        ... on InvalidCredentialsError {
          message
        }
      }
    }
  `);

  const refuse = (issues: readonly { readonly field: string; readonly message: string }[]) => {
    showIssues(form, issues);
    showToast({ tone: 'error', title: 'Login failed', ...(issues[0] && { description: issues[0].message }) });
  };

  const logIn = (input: Login) => {
    if (isLoggingIn) return;
    commit({
      variables: { input },
      onCompleted: ({ result }) => {
        if (result.__typename === 'LoginPayload') {
          const { user } = result;
          enter(user);
          showToast({ tone: 'plain', title: 'Welcome back!', description: `Logged in as ${user.username}` });
        } else if (result.__typename === 'InvalidInputError') refuse(result.issues);
        else if (result.__typename === 'InvalidCredentialsError') {
          refuse([{ field: '', message: result.message }]);
          form.setFocus('password', { shouldSelect: true });
        }
      },
      onError: ({ message }) => refuse([{ field: '', message }]),
    });
  };

  return { logIn, isLoggingIn };
}

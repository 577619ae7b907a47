import type { UseFormReturn } from 'react-hook-form';
import { graphql, useMutation } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import type { registerPageForm } from '../../../../common/forms/accountForms.ts';
import type { useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { showToast } from '../../ui/toast.ts';
import { useEnter } from './useEnter.ts';

type Registration = z.output<typeof registerPageForm>;

const withoutWords = 'Registration failed. Please try a different username.';

/** Makes an account and goes on as its user, or says in the form and beside it why not. */
export function useRegister(form: UseFormReturn<z.input<typeof registerPageForm>, unknown, Registration>) {
  const enter = useEnter();
  const [commit, isRegistering] = useMutation<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      result: register(input: $input) {
        __typename
        ... on RegisterPayload {
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
        ... on ConflictError {
          field
          message
        }
      }
    }
  `);

  const refuse = (issues: readonly { readonly field: string; readonly message: string }[]) => {
    showIssues(form, issues);
    showToast({ tone: 'error', title: 'Registration failed', description: issues[0]?.message || withoutWords });
  };

  const registerAccount = ({ confirmPassword: _unsent, ...input }: Registration) => {
    if (isRegistering) return;
    commit({
      variables: { input },
      onCompleted: ({ result }) => {
        if (result.__typename === 'RegisterPayload') {
          enter(result.user);
          showToast({
            tone: 'plain',
            title: 'Account created',
            description: 'Your account has been created successfully!',
          });
        } else if (result.__typename === 'InvalidInputError') refuse(result.issues);
        else if (result.__typename === 'ConflictError') refuse([result]);
      },
      onError: ({ message }) => refuse([{ field: '', message: message || withoutWords }]),
    });
  };

  return { registerAccount, isRegistering };
}

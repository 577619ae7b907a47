import { graphql } from 'react-relay/hooks';
import type { RegisterInput, useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { deviceLocale } from '../../ui/deviceLocale.ts';
import { deviceTimeZone } from '../../ui/deviceTimeZone.ts';

/** Makes an account with this device's time zone, and signs in with it. */
export function useRegister() {
  const [commit, isRegistering] = useCommit<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      result: register(input: $input) {
        __typename
        ... on RegisterPayload {
          user {
            id
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
        ... on SecondFactorMissingError {
          message
        }
        ... on ConflictError {
          field
          message
        }
        ... on NotOfferedError {
          message
        }
        ... on RegistrationPending {
          message
        }
      }
    }
  `);
  const registerAccount = async (input: Omit<RegisterInput, 'timeZone' | 'locale'>) => {
    const whereabouts = { timeZone: deviceTimeZone() ?? null, locale: deviceLocale() ?? null };
    const outcome = await commit({ variables: { input: { ...input, ...whereabouts } } });
    // A browser may know ones that are newer than the server. Nobody can put that right, and they can be chosen later.
    const isUnknown = outcome.status === 'refused' && outcome.issues.some(({ field }) => field in whereabouts);
    return isUnknown ? commit({ variables: { input } }) : outcome;
  };
  return { registerAccount, isRegistering };
}

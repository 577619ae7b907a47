/** The steps of a password reset. When imported by a test file, gives each of its tests a mail server. */
import { expect } from 'vitest';
import { paths } from '../../common/paths.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { emailOf, from } from './accounts.ts';
import { call, send } from './api.ts';
import { mailedTokens } from './mail.ts';

export const reset = graphql(`
  mutation TestResetPassword($input: ResetPasswordInput!) {
    result: resetPassword(input: $input) {
      __typename
      ... on ResetPasswordPayload {
        endedSessions
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

export const newPassword = 'battery staple';
export const minute = 60_000;
export const tooOld = {
  __typename: 'InvalidInputError',
  issues: [{ field: 'token', message: 'This link has already been used or has expired. Please ask for a new one.' }],
};

export const ask = (email: string, address: string): Promise<Response> =>
  from(address, () => call('POST', '/api/forgot-password', { email }));

/** Requests a reset from a new address and reads the token from the mail. */
export async function mailedToken(username: string): Promise<string> {
  expect((await ask(emailOf(username), newAddress())).status).toBe(200);
  return (await mailedTokens(paths.reset)).at(-1)!;
}

export let addresses = 0;
export const newAddress = () => `198.51.100.${++addresses}`;

export const setPassword = (token: string, address = newAddress()) =>
  from(address, async () => (await send(reset, { input: { token, newPassword } })).data?.result);

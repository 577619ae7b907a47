/** When imported by a test file, gives each of its tests a mail server. Also has the steps of a password reset. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { emailOf, from } from './accounts.ts';
import { call, send } from './api.ts';
import { jobsDone, workInEachTest } from './jobs.ts';
import { startMailServer } from './smtp.ts';

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

const settings = { ...env };
export let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeEach(async () => {
  mailServer = await startMailServer();
  Object.assign(env, { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://stackling.example' });
});
workInEachTest();
afterEach(() => {
  vi.useRealTimers();
  Object.assign(env, settings);
});

export const ask = (email: string, address: string): Promise<Response> =>
  from(address, () => call('POST', '/api/forgot-password', { email }));

/** The tokens of the links in the mails that have arrived, once no mail is under way any more. */
export async function mailedTokens(): Promise<string[]> {
  await jobsDone();
  return mailServer.mails.map(({ body }) => /https:\/\/stackling\.example\/auth\/reset\/([\w-]{43})\b/.exec(body)![1]!);
}

/** Requests a reset from a new address and reads the token from the mail. */
export async function mailedToken(username: string): Promise<string> {
  expect((await ask(emailOf(username), newAddress())).status).toBe(200);
  return (await mailedTokens()).at(-1)!;
}

export let addresses = 0;
export const newAddress = () => `198.51.100.${++addresses}`;

export const setPassword = (token: string, address = newAddress()) =>
  from(address, async () => (await send(reset, { input: { token, newPassword } })).data?.result);

/** Second factors through the public API, as the page sets them up. */
import { vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { sessionCookie } from '../../api/viewer/sessionCookie.ts';
import { emailOf, password, registered } from './accounts.ts';
import { send, sendText, type Viewer } from './api.ts';
import { SoftwarePasskey, type Fault } from './authenticator.ts';
import { codeOf, stepMs } from './totp.ts';

/** Stops the clock in the middle of a step, so that no test depends on when it runs. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2 });
}

export const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

const startTotp = graphql(`
  mutation TestStartTotp {
    result: startTotp {
      __typename
      ... on TotpSetup {
        secret
        uri
        setup
      }
      ... on ProofRequiredError {
        methods
      }
    }
  }
`);

const confirmTotp = graphql(`
  mutation TestConfirmTotp($input: ConfirmTotpInput!) {
    result: confirmTotp(input: $input) {
      __typename
      ... on SecondFactorPayload {
        recoveryCodes
      }
      ... on Error {
        code
      }
    }
  }
`);

const startPasskey = graphql(`
  mutation TestStartPasskey {
    result: startPasskey {
      __typename
      ... on PasskeyQuestion {
        options
      }
    }
  }
`);

const addPasskey = graphql(`
  mutation TestAddPasskey($input: AddPasskeyInput!) {
    result: addPasskey(input: $input) {
      __typename
      ... on AddPasskeyPayload {
        recoveryCodes
        passkey {
          id
        }
      }
      ... on Error {
        code
      }
    }
  }
`);

const login = graphql(`
  mutation TestFirstStep($input: LoginInput!) {
    result: login(input: $input) {
      __typename
      ... on SecondFactorRequired {
        token
        methods
      }
    }
  }
`);

const startPasskeyLogin = graphql(`
  mutation TestStartPasskeyLogin($token: String) {
    result: startPasskeyLogin(token: $token) {
      __typename
      ... on PasskeyQuestion {
        options
      }
      ... on Error {
        code
      }
    }
  }
`);

export async function startedTotp(viewer: Viewer) {
  const { result } = (await send(startTotp, {}, viewer)).data!;
  if (result.__typename !== 'TotpSetup') throw new Error(result.__typename);
  return result;
}

export const confirmed = async (viewer: Viewer, input: { setup: string; code: string }) =>
  (await send(confirmTotp, { input }, viewer)).data!.result;

/** Adds an authenticator app to a user; its next code can be used at once. */
export async function totpFor(viewer: Viewer): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  const { secret, setup } = await startedTotp(viewer);
  const result = await confirmed(viewer, { setup, code: codeOf(secret) });
  if (result.__typename !== 'SecondFactorPayload') throw new Error(result.__typename);
  pass(stepMs);
  return { secret, recoveryCodes: result.recoveryCodes! };
}

/** A new user with an authenticator app. */
export async function withTotp(username: string) {
  const viewer = await registered(username);
  return { viewer, username, ...(await totpFor(viewer)) };
}

export const passkeyQuestion = async (viewer: Viewer): Promise<string> => {
  const { result } = (await send(startPasskey, {}, viewer)).data!;
  if (result.__typename !== 'PasskeyQuestion') throw new Error(result.__typename);
  return result.options;
};

export const added = async (viewer: Viewer, credential: string, name = 'Phone') =>
  (await send(addPasskey, { input: { name, credential } }, viewer)).data!.result;

/** Adds a passkey to a user. */
export async function passkeyFor(viewer: Viewer, fault?: Fault): Promise<SoftwarePasskey & { globalId: string }> {
  const passkey = new SoftwarePasskey();
  const result = await added(viewer, passkey.register(await passkeyQuestion(viewer), fault));
  if (result.__typename !== 'AddPasskeyPayload') throw new Error(JSON.stringify(result));
  return Object.assign(passkey, { globalId: result.passkey.id });
}

/** The password's step of signing in. */
export async function firstStep(username: string): Promise<{ token: string; methods: readonly string[] }> {
  const { result } = (await send(login, { input: { email: emailOf(username), password } })).data!;
  if (result.__typename !== 'SecondFactorRequired') throw new Error(result.__typename);
  return result;
}

/** The question to a passkey, by itself or in the second step. */
export async function loginQuestion(token?: string): Promise<string> {
  const { result } = (await send(startPasskeyLogin, { token: token ?? null })).data!;
  if (result.__typename !== 'PasskeyQuestion') throw new Error(JSON.stringify(result));
  return result.options;
}

interface Outcome {
  /** The type of the answer, or the code of its error. */
  outcome: string;
  /** The new session's cookie, if there is one. */
  cookie: string | undefined;
}

async function outcomeOf(query: string, variables: object): Promise<Outcome> {
  const answer = await sendText(query, variables);
  const { data, errors } = (await answer.json()) as {
    data?: { result: { __typename: string; code?: string } };
    errors?: { extensions: { code: string } }[];
  };
  const cookie = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${sessionCookie}=`));
  return {
    outcome: errors?.[0]?.extensions.code ?? data?.result.code ?? data?.result.__typename ?? '',
    cookie: cookie?.split(';', 1)[0],
  };
}

/** The second step of signing in. */
export const secondStep = (input: { token: string; code?: string; credential?: string }): Promise<Outcome> =>
  outcomeOf(
    `mutation ($input: CompleteLoginInput!) {
      result: completeLogin(input: $input) { __typename ... on Error { code } }
    }`,
    { input },
  );

/** Signing in with a passkey alone. */
export const passkeyLogin = (credential: string): Promise<Outcome> =>
  outcomeOf(
    `mutation ($credential: String!) {
      result: loginWithPasskey(credential: $credential) { __typename ... on Error { code } }
    }`,
    { credential },
  );

/** Both steps with a code. */
export const logInWith = async (username: string, code: string): Promise<Outcome> =>
  secondStep({ token: (await firstStep(username)).token, code });

/** Makes a session's last proof too old. */
export const forgetProof = ({ user }: Viewer) =>
  db.session.updateMany({ where: { userId: user.id }, data: { provedAt: new Date(Date.now() - 11 * 60_000) } });

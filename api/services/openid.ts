import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { openIdCallbackPath } from '../../common/paths.ts';
import { env } from '../env.ts';

/** What an OpenID provider says of somebody who has signed in there. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Their address, if the provider has made sure that it is theirs. */
  verifiedEmail: string | undefined;
  /** What they like to be called; it may be anything. */
  name: string | undefined;
}

/** The secrets of one sign-in, which only the browser and this server know. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A failure of the provider; its words never leave the server. `cancelled`: the person did not sign in there. */
export class OpenIdError extends Error {
  override readonly name = 'OpenIdError';
  readonly problem: 'cancelled' | 'failed' | 'unavailable';

  constructor(problem: OpenIdError['problem'], options?: ErrorOptions) {
    super(`single sign-on: ${problem}`, options);
    this.problem = problem;
  }
}

/** The time limit of each request to the provider in seconds, and the longest answer in bytes. */
const timeout = 5;
const longestAnswer = 512 * 1024;
/** How long the provider's own description is used before it is read again. */
const freshMs = 60 * 60_000;

/** Whether people can sign in at an OpenID provider. */
export const offersSingleSignOn = (): boolean => env.OIDC_ISSUER !== undefined;

/**
 * The address at the provider where somebody signs in.
 *
 * @throws OpenIdError when the provider cannot be reached
 */
export async function signInUrl(secrets: FlowSecrets, publicUrl: string): Promise<string> {
  const provider = await providerOf();
  return buildAuthorizationUrl(provider, {
    redirect_uri: publicUrl + openIdCallbackPath,
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
  }).href;
}

/**
 * Asks the provider who has come back, with all checks of OpenID Connect: state, issuer, nonce, audience, times and
 * signature. No token is kept.
 *
 * @param parameters the query that the browser came back with
 * @throws OpenIdError
 */
export async function claimsOf(parameters: URLSearchParams, secrets: FlowSecrets, publicUrl: string): Promise<Claims> {
  const provider = await providerOf();
  try {
    const url = new URL(`${publicUrl}${openIdCallbackPath}?${parameters}`);
    const tokens = await authorizationCodeGrant(provider, url, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.codeVerifier,
      idTokenExpected: true,
    });
    const { iss: issuer, sub: subject, ...claims } = tokens.claims()!;
    // Many providers tell the email only here.
    if (!/^[ -~]{1,255}$/.test(subject)) throw new OpenIdError('failed');
    const asked = claims['email'] === undefined && provider.serverMetadata().userinfo_endpoint;
    const told = asked ? await fetchUserInfo(provider, tokens.access_token, subject) : claims;
    const [email, name] = [told['email'], told['preferred_username']];
    const isVerified = told['email_verified'] === true && typeof email === 'string';
    return {
      issuer,
      subject,
      verifiedEmail: isVerified ? email : undefined,
      name: typeof name === 'string' ? name : undefined,
    };
  } catch (error) {
    throw failureOf(error);
  }
}

/** The provider, once its description has been read; a description that could not be read is asked for again. */
let known: { issuer: string; readAt: number; provider: Promise<Configuration> } | undefined;

async function providerOf(): Promise<Configuration> {
  const { OIDC_ISSUER: issuer = '' } = env;
  if (!known || known.issuer !== issuer || Date.now() - known.readAt > freshMs)
    known = { issuer, readAt: Date.now(), provider: discover(issuer) };
  const asked = known;
  try {
    return await asked.provider;
  } catch (error) {
    if (known === asked) known = undefined;
    throw new OpenIdError('unavailable', { cause: error });
  }
}

async function discover(issuer: string): Promise<Configuration> {
  const { OIDC_CLIENT_ID: id = '', OIDC_CLIENT_SECRET: secret = '' } = env;
  const options = {
    timeout,
    [customFetch]: fetchShort,
    // The settings allow http only for a provider on this machine.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  };
  const provider = await discovery(new URL(issuer), id, undefined, ClientSecretBasic(secret), options);
  const { token_endpoint_auth_methods_supported: methods } = provider.serverMetadata();
  if (!methods || methods.includes('client_secret_basic') || !methods.includes('client_secret_post')) return provider;
  return discovery(new URL(issuer), id, undefined, ClientSecretPost(secret), options);
}

/** Fetches an answer of bounded length. */
const fetchShort: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) throw new OpenIdError('failed');
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return new Response(size > 0 ? Buffer.concat(chunks) : null, { status, headers });
};

function failureOf(error: unknown): OpenIdError {
  if (error instanceof OpenIdError) return error;
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
    return new OpenIdError('cancelled', { cause: error });
  const { name } = error as Error;
  // What fetch rejects with when there is no answer, and when the time is over.
  const isAway = name === 'TimeoutError' || name === 'AbortError' || (error as Error).message === 'fetch failed';
  return new OpenIdError(isAway ? 'unavailable' : 'failed', { cause: error });
}

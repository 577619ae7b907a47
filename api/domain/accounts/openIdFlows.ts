import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { db } from '../../database/db.ts';
import { Prisma, type OpenIdFlow } from '../../generated/prisma/client.ts';
import { log } from '../../log.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { claimsOf, OpenIdError, signInUrl, type Claims, type FlowSecrets } from '../../services/openid.ts';
import type { Client } from './client.ts';
import { limitOpenIdFlows } from './limits.ts';
import { addressOf } from './links.ts';
import { hashToken } from './sessions.ts';
import { SingleSignOnError } from './singleSignOnError.ts';

/** How long somebody may take at the provider. */
const lifetimeMs = 10 * 60_000;

export interface NewFlow {
  /** The address at the provider. */
  url: string;
  /** What the browser keeps in a cookie; the database has its digest. */
  secret: string;
  expiresAt: Date;
}

/**
 * Starts to sign in at the OpenID provider, or to join an identity to an account.
 *
 * @throws SingleSignOnError when the provider cannot be reached
 * @throws TooManyRequestsError
 */
export async function startFlow(
  goal: Pick<OpenIdFlow, 'next' | 'userId' | 'timeZone' | 'locale'>,
  client: Client,
): Promise<NewFlow> {
  await limitOpenIdFlows(client);
  const secret = randomBytes(32).toString('base64url');
  const url = await signInUrl(secretsOf(secret), addressOf('')).catch(tellProblem);
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await db.openIdFlow.create({ data: { ...goal, secretHash: hashToken(secret), expiresAt } });
  return { url, secret, expiresAt };
}

/** What the provider says of whoever has come back from it. */
export interface Return {
  flow: OpenIdFlow;
  claims: Claims;
}

/**
 * Ends a flow, whatever comes of it.
 *
 * @param parameters the query that the browser came back with
 * @param onFound is called with the flow before the provider is asked
 * @throws SingleSignOnError when this browser has started no such flow, has ended it or took too long, or when the
 *   provider does not say who came back
 */
export async function endFlow(
  secret: string | null,
  parameters: URLSearchParams,
  onFound: (flow: OpenIdFlow) => void,
): Promise<Return> {
  const secrets = secretsOf(secret ?? '');
  // Before the flow is taken: what another site sends the browser to must not end it.
  if (secret === null || !isEqual(parameters.get('state') ?? '', secrets.state)) throw new SingleSignOnError('expired');
  const [flow] = await db.$queryRaw<OpenIdFlow[]>`
    DELETE FROM openid_flows WHERE "secretHash" = ${hashToken(secret)} RETURNING *`;
  if (!flow || flow.expiresAt <= new Date()) throw new SingleSignOnError('expired');
  onFound(flow);
  return { flow, claims: await claimsOf(parameters, secrets, addressOf('')).catch(tellProblem) };
}

/** Logs why the provider failed, without its words, which may repeat what is secret. */
function tellProblem(error: unknown): never {
  if (!(error instanceof OpenIdError)) throw error;
  const { name, code } = (error.cause ?? {}) as { name?: string; code?: string };
  log.warn({ problem: error.problem, reason: [name, code].filter(Boolean).join(' ') }, 'single sign-on failed');
  throw new SingleSignOnError(error.problem);
}

/** Derived from the browser's secret, so that the database has nothing that a sign-in could be taken over with. */
function secretsOf(secret: string): FlowSecrets {
  const derived = (what: string) => createHmac('sha256', secret).update(what).digest('base64url');
  return { state: derived('state'), nonce: derived('nonce'), codeVerifier: derived('code verifier') };
}

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));

export const expiredFlows: Expired = {
  table: 'openid_flows',
  key: 'secretHash',
  where: () => Prisma.sql`"expiresAt" < ${new Date()}`,
};

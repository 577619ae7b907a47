/** When imported by a test file, gives it a server that signs people in at an OpenID provider of its own. */
import { afterEach, beforeEach } from 'vitest';
import { openIdCallbackPath, openIdPath } from '../../common/paths.ts';
import { env } from '../../api/env.ts';
import type { Viewer } from './api.ts';
import { base } from './front.ts';
import { client, startProvider, Visitor } from './openIdProvider.ts';

export let provider: Awaited<ReturnType<typeof startProvider>>;

const settings = { ...env };

beforeEach(async () => {
  provider = await startProvider(() => [base]);
  Object.assign(env, { ...client, OIDC_ISSUER: provider.issuer, OIDC_NAME: 'Example', PUBLIC_URL: base });
});
afterEach(async () => {
  Object.assign(env, settings, { OIDC_ISSUER: undefined });
  await provider.stop();
});

/** Somebody with a verified email at the provider. */
export const person = (name: string, changes: object = {}) => ({
  sub: `sub of ${name}`,
  email: `${name.replaceAll(' ', '.')}@example.com`,
  email_verified: true,
  preferred_username: name,
  ...changes,
});

export const isCallback = ({ pathname }: URL): boolean => pathname === openIdCallbackPath;

/** The path that a visitor ends at, as the page sees it. */
export const pathOf = (url: string): string => url.slice(base.length);

/** Signs a visitor in at the provider; returns the path where they end. */
export async function signIn(name: string | object, visitor = new Visitor(), query = ''): Promise<string> {
  provider.state.person = (typeof name === 'string' ? person(name) : name) as never;
  const isPage = (url: URL) => url.origin === base && !url.pathname.startsWith(openIdPath);
  return pathOf(await visitor.follow(`${base}${openIdPath}${query}`, isPage));
}

/** Brings a visitor to the address that the provider sends them back to. */
export async function comeBack(name: string, visitor: Visitor): Promise<string> {
  provider.state.person = person(name) as never;
  return visitor.follow(`${base}${openIdPath}`, isCallback);
}

/** Who the server says that a visitor is. */
export async function whoIs(visitor: Visitor): Promise<{ username: string; email: string } | undefined> {
  const answer = await fetch(`${base}/api/user`, { headers: { cookie: visitor.cookie(base) } });
  return answer.ok ? ((await answer.json()) as { username: string; email: string }) : undefined;
}

/** A visitor's browser that is signed in as somebody. */
export function browserOf({ cookie }: Viewer): Visitor {
  const visitor = new Visitor();
  visitor.keep(base, new Response(null, { headers: { 'set-cookie': cookie } }));
  return visitor;
}

export const problem = (name: string, path = '/auth') => `${path}?problem=${name}`;

/** A real OpenID provider on a free port, where somebody is always signed in, and which can be made to lie. */
import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { openIdCallbackPath } from '../../common/paths.ts';

/** Who is signed in at the provider. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
}

/** How an answer of the provider is changed: by its path, with what it would have sent. */
type Lies = Record<string, (response: ServerResponse, body: string) => void>;

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const [key, otherKey] = [newKey(), newKey()];

export const client = { OIDC_CLIENT_ID: 'stackling', OIDC_CLIENT_SECRET: 'a secret of the client' };

/** @param sites returns the addresses of the servers that it signs people in for */
export async function startProvider(sites: () => readonly string[]) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state = { person: { sub: 'ada' } as Person, lies: {} as Lies, asked: [] as string[] };
  let callback: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;

  function makeProvider() {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.OIDC_CLIENT_ID,
          client_secret: client.OIDC_CLIENT_SECRET,
          redirect_uris: sites().map((site) => site + openIdCallbackPath),
        },
      ],
      jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
      cookies: { keys: ['a key of the cookies'] },
      pkce: { required: () => true },
      claims: { email: ['email', 'email_verified'], profile: ['preferred_username'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_ctx: unknown, sub: string) => ({
        accountId: sub,
        claims: () => ({ ...state.person, sub }),
      }),
      async loadExistingGrant(ctx: any) {
        const { provider, client, session } = ctx.oidc;
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    provider.on('server_error', (_ctx: unknown, error: Error) => console.error(error));
    const handle = provider.callback();
    return async (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.startsWith('/interaction/')) return handle(request, response);
      return provider.interactionFinished(request, response, { login: { accountId: state.person.sub } });
    };
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?', 1)[0]!;
    state.asked.push(path);
    const lie = state.lies[path];
    callback ??= makeProvider();
    if (!lie) return void callback(request, response);
    // The true answer is collected, and the lie is sent instead.
    const { end } = response;
    const chunks: Buffer[] = [];
    response.write = ((chunk: Buffer) => chunks.push(Buffer.from(chunk)) > 0) as never;
    response.end = ((chunk?: Buffer) => {
      if (chunk) chunks.push(Buffer.from(chunk));
      const send = { write: response.write };
      response.end = end;
      delete (response as Partial<typeof send>).write;
      response.removeHeader('content-length');
      lie(response, Buffer.concat(chunks).toString());
      return response;
    }) as never;
    return void callback(request, response);
  });

  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  return { issuer, state, server, stop };
}

/** A lie that changes the claims, or the head, of the ID token; it is signed with the provider's key or another. */
export const withToken =
  (change: (claims: Record<string, unknown>) => object, head: object = {}, isOtherKey = false) =>
  (response: ServerResponse, body: string) => {
    const answer = JSON.parse(body) as { id_token: string };
    const [, middle = ''] = answer.id_token.split('.');
    const claims = JSON.parse(Buffer.from(middle, 'base64url').toString()) as Record<string, unknown>;
    response.end(JSON.stringify({ ...answer, id_token: sign({ ...claims, ...change(claims) }, head, isOtherKey) }));
  };

function sign(claims: object, head: object, isOtherKey: boolean): string {
  const header = { alg: 'RS256', kid: 'one', ...head };
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  if (header.alg === 'none') return `${text}.`;
  return `${text}.${createSign('SHA256')
    .update(text)
    .sign(isOtherKey ? otherKey : key)
    .toString('base64url')}`;
}

/** Follows redirects with cookies, as a browser does that clicks through. */
export class Visitor {
  readonly #jars = new Map<string, Map<string, string>>();

  cookie(url: string): string {
    return [...(this.#jars.get(new URL(url).origin) ?? [])].map((pair) => pair.join('=')).join('; ');
  }

  keep(url: string, answer: Response): void {
    const jar = this.#jarOf(url);
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split(/=(.*)/s);
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  }

  #jarOf(url: string): Map<string, string> {
    const { origin } = new URL(url);
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    return jar;
  }

  async get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(url, { redirect: 'manual', headers: { ...headers, cookie: this.cookie(url) } });
    this.keep(url, answer);
    return answer;
  }

  /** Goes on from an address until one that `isEnd` matches, or that redirects nowhere; returns that address. */
  async follow(url: string, isEnd: (url: URL) => boolean = () => false): Promise<string> {
    for (let at = url, steps = 0; ; steps++) {
      if (isEnd(new URL(at)) || steps > 12) return at;
      const location = (await this.get(at)).headers.get('location');
      if (location === null) return at;
      at = new URL(location, at).href;
    }
  }
}

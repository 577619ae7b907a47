/** The server's public interfaces without a socket: operations through Yoga, calls through REST. */
import { randomBytes } from 'node:crypto';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type ExecutionResult } from 'graphql';
import { db } from '../../api/database/db.ts';
import { sessionCookie } from '../../api/viewer/sessionCookie.ts';
import { hashToken } from '../../api/domain/accounts/sessions.ts';
import type { User } from '../../api/generated/prisma/client.ts';
import { yoga } from '../../api/graphql/yoga.ts';
import { site } from '../../api/http/site.ts';
import { expectDescribed } from './described.ts';

export interface Viewer {
  user: User;
  cookie: string;
  /** An access token, sent beside the cookie, which must then be ignored. */
  token?: string;
}

/** The part of a viewer that authenticates a request. */
export const credentialsOf = ({ cookie, token }: Viewer): Record<string, string> => ({
  cookie,
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

/** The headers of current GraphQL clients; older ones get status 200 even for an invalid document. */
export const graphqlHeaders = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json;q=0.9',
};

/** Somebody with an account and a session. */
export async function signedIn(username: string, isAdmin = false): Promise<Viewer> {
  const user = await db.user.create({
    data: { username, email: `${username}@example.com`, password: 'not a digest', isAdmin },
  });
  const token = randomBytes(32).toString('base64url');
  await db.session.create({ data: { tokenHash: hashToken(token), userId: user.id } });
  return { user, cookie: `${sessionCookie}=${token}` };
}

/** Sends an operation as a viewer, or as a visitor. */
export async function send<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  viewer?: Viewer,
): Promise<ExecutionResult<Result>> {
  const response = await sendText(print(document), variables, viewer);
  return (await response.json()) as ExecutionResult<Result>;
}

/** Sends any text as the operation. The viewer then has the session that the answer sets, as a browser would. */
export async function sendText(
  query: string,
  variables?: unknown,
  viewer?: Viewer,
  headers: Record<string, string> = graphqlHeaders,
): Promise<Response> {
  const answer = await yoga.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { ...headers, ...(viewer && credentialsOf(viewer)) },
    body: JSON.stringify({ query, variables }),
  });
  const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${sessionCookie}=`));
  if (viewer && set && !set.startsWith(`${sessionCookie}=;`)) viewer.cookie = set.split(';', 1)[0]!;
  return answer;
}

/** The answer to an operation of any kind; for a subscription, its first message. */
export async function answerTo<Data>(
  query: string,
  viewer?: Viewer,
): Promise<{ status: number; data?: Data; errors?: { extensions: { code: string } }[] }> {
  const isSubscription = query.startsWith('subscription');
  const headers = isSubscription ? { ...graphqlHeaders, accept: 'text/event-stream' } : graphqlHeaders;
  const response = await sendText(query, {}, viewer, headers);
  const text = await response.text();
  return { status: response.status, ...JSON.parse(isSubscription ? /^data: (.+)$/m.exec(text)![1]! : text) };
}

/**
 * Makes a REST call and checks its answer against the API's description; a body that is not a string is sent as JSON.
 */
export async function call(
  method: string,
  path: string,
  body?: unknown,
  viewer?: Viewer,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await site.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(viewer && credentialsOf(viewer)), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  await expectDescribed(method, path, answer);
  return answer;
}

export const told = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as unknown });

/** An answer's headers, without those that say what is left of a limit and differ each time. */
export const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !name.startsWith('ratelimit'));

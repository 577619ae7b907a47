/** Accounts with passwords, and signing in with them through the public API. */
import { randomUUID } from 'node:crypto';
import { requestScope } from '../../api/request.ts';
import { hashPassword } from '../../api/domain/accounts/passwords.ts';
import { db } from '../../api/database/db.ts';
import { call, type Viewer } from './api.ts';

export const password = 'correct horse';

export const emailOf = (username: string) => `${username}@example.com`;

/** Runs `work` as a client at this address. */
export const from = <Result>(address: string, work: () => Result): Result =>
  requestScope.run({ id: randomUUID(), address }, work);

/** Makes an account and signs in to it; returns its user with the cookie that the answer set. */
export async function registered(username: string, address = '203.0.113.1'): Promise<Viewer> {
  await db.user.create({ data: { username, email: emailOf(username), password: await hashPassword(password) } });
  const answer = await from(address, () => logIn(username));
  if (answer.status !== 200) throw new Error(await answer.text());
  return { user: await db.user.findFirstOrThrow({ where: { username } }), cookie: cookieOf(answer) };
}

/** The cookie that a browser would send after this answer. */
export const cookieOf = (answer: Response) => answer.headers.get('set-cookie')!.split(';', 1)[0]!;

export const logIn = (username: string, secret = password, viewer?: Viewer): Promise<Response> =>
  call('POST', '/api/login', { email: emailOf(username), password: secret }, viewer);

/** The HTTP status that shows whether a session still works. */
export const sessionStatus = async (viewer: Viewer): Promise<number> =>
  (await call('GET', '/api/user', undefined, viewer)).status;

import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { schema } from '../../api/graphql/schema.ts';
import { logIn, password, registered, cookieOf } from '../support/accounts.ts';
import { call, sendText, signedIn, told, type Viewer } from '../support/api.ts';
import { everything, idOf } from '../support/administration.ts';
import { forgetProof } from '../support/secondFactor.ts';

let count = 0;

/** An administrator whose last proof is too old, and somebody whose account they could change. */
async function lateAdministrator() {
  count += 1;
  const admin = await registered(`admin_${count}`);
  await db.user.update({ where: { id: admin.user.id }, data: { isAdmin: true } });
  await forgetProof(admin);
  return { admin, target: await signedIn(`target_${count}`) };
}

async function outcomeOf(mutation: string, viewer: Viewer): Promise<string> {
  const answer = await sendText(`mutation { result: ${mutation} { __typename } }`, {}, viewer);
  return ((await answer.json()) as { data: { result: { __typename: string } } }).data.result.__typename;
}

/** What administrators do to how others sign in, or to whether they can. */
const guarded: Record<string, (id: string, session: string) => string> = {
  'changing a name': (id) => `updateUser(id: "${id}", input: { username: "never_${count}" })`,
  'a new password': (id) => `updateUser(id: "${id}", input: { password: "battery staple" })`,
  'administrator rights': (id) => `updateUser(id: "${id}", input: { isAdmin: true })`,
  'disabling an account': (id) => `updateUser(id: "${id}", input: { isDisabled: true })`,
  'deleting an account': (id) => `deleteUser(id: "${id}")`,
  'a reset link': (id) => `createResetLink(userId: "${id}")`,
  'ending sessions': (id) => `endUserSessions(userId: "${id}")`,
  'deleting several accounts': (id) => `changeUsers(ids: ["${id}"], act: DELETE)`,
  'ending one session': (_id, session) => `endUserSession(id: "${session}")`,
  'removing a second factor': (id) => `resetSecondFactor(userId: "${id}")`,
  'an invitation': () => 'createInvitation(input: {})',
};

describe('an administrator whose last proof is more than ten minutes old', () => {
  it.each(Object.entries(guarded))('has to prove again who they are: %s', async (_what, mutationOf) => {
    const { admin, target } = await lateAdministrator();
    const before = await everything();
    const { id } = await db.session.findFirstOrThrow({ where: { userId: target.user.id } });
    const mutation = mutationOf(idOf(target), Buffer.from(`Session:${id}`).toString('base64'));
    expect(await outcomeOf(mutation, admin)).toBe('ProofRequiredError');
    expect(await everything()).toEqual(before);
    expect(await outcomeOf(`prove(input: { password: "${password}" })`, admin)).toBe('ProvePayload');
    expect(await outcomeOf(mutation, admin)).toMatch(/Payload$/);
  });

  it('is told so over REST, and goes on after signing in again', async () => {
    const { admin, target } = await lateAdministrator();
    const path = `/api/admin/users/${target.user.id}`;
    const refused = { message: 'Please show again that it is you.', type: 'proof_required' };
    expect(await told(await call('PUT', path, { isDisabled: true }, admin))).toEqual({ status: 403, body: refused });
    expect(await told(await call('DELETE', path, undefined, admin))).toEqual({ status: 403, body: refused });
    const again = { ...admin, cookie: cookieOf(await logIn(admin.user.username)) };
    expect((await call('PUT', path, { isDisabled: true }, again)).status).toBe(200);
  });

  it('sees everything all the same', async () => {
    const { admin } = await lateAdministrator();
    expect((await call('GET', '/api/admin/users', undefined, admin)).status).toBe(200);
  });
});

it('lists every mutation for administrators that changes somebody else’s account', () => {
  const names = Object.values(guarded).map((mutationOf) => /^\w+/.exec(mutationOf('', ''))![0]);
  const forAdministrators = Object.values(schema.getMutationType()!.getFields())
    .filter(({ description }) => description?.includes('For administrators'))
    .map(({ name }) => name);
  // These take nothing from anybody, and are no way into an account.
  const others = ['revokeInvitation', 'retryMail', 'dropMail', 'sendTestMail', 'startUserExport'];
  expect([...new Set(names), ...others].sort()).toEqual(forAdministrators.sort());
});

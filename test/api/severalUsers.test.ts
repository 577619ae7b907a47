import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { SeveralUsersAct } from '../../api/generated/operations/graphql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { idOf, notesOn, root } from '../support/administration.ts';
import { sessionStatus } from '../support/accounts.ts';
import { statementsOf } from '../support/statements.ts';

const several = graphql(`
  mutation TestChangeUsers($ids: [ID!]!, $act: SeveralUsersAct!) {
    result: changeUsers(ids: $ids, act: $act) {
      __typename
      ... on ChangeUsersPayload {
        outcomes {
          userId
          code
          user {
            username
            disabledAt
          }
        }
        deletedIds
      }
      ... on InvalidInputError {
        code
      }
    }
  }
`);

const globalId = (id: number) => Buffer.from(`User:${id}`).toString('base64');

async function change(ids: string[], act: SeveralUsersAct, viewer: Viewer) {
  const { data, errors } = await send(several, { ids, act }, viewer);
  expect(errors).toBeUndefined();
  return data!.result;
}

/** What became of each: the username, and the code of the refusal. */
async function fatesOf(targets: readonly Viewer[], act: SeveralUsersAct, viewer: Viewer) {
  const result = await change(targets.map(idOf), act, viewer);
  if (result.__typename !== 'ChangeUsersPayload') return result;
  expect(result.outcomes.map(({ userId }) => userId)).toEqual(targets.map(idOf));
  return result.outcomes.map(({ code, user }) => [user?.username ?? null, code ?? 'done']);
}

const digest = 'a'.repeat(64);

let count = 0;
const people = (many: number) => Promise.all(Array.from({ length: many }, () => signedIn(`person_${(count += 1)}`)));

describe('an administrator who chooses several users', () => {
  it('disables them, which ends their sessions and reset links, and enables them again', async () => {
    const [ann, bea, other] = (await people(3)) as [Viewer, Viewer, Viewer];
    await db.user.update({ where: { id: ann.user.id }, data: { resetToken: digest, resetTokenExpiry: new Date() } });
    const names = [ann.user.username, bea.user.username];
    expect(await fatesOf([ann, bea], 'DISABLE', root)).toEqual(names.map((name) => [name, 'done']));
    expect(await Promise.all([ann, bea, other].map(sessionStatus))).toEqual([401, 401, 200]);
    const rows = await db.user.findMany({ where: { username: { in: names } } });
    expect(rows.map(({ disabledAt, resetToken }) => [disabledAt !== null, resetToken])).toEqual([
      [true, null],
      [true, null],
    ]);
    expect(await db.session.count({ where: { userId: { in: [ann.user.id, bea.user.id] } } })).toBe(0);

    expect(await fatesOf([ann, bea], 'ENABLE', root)).toEqual(names.map((name) => [name, 'done']));
    expect(await db.user.count({ where: { username: { in: names }, disabledAt: null } })).toBe(2);
    expect((await notesOn(bea)).map(({ action }) => action)).toEqual(['account-enabled', 'account-disabled']);
    expect(await notesOn(other)).toEqual([]);
  });

  it('ends their sessions, and sign-ins that wait for a second step', async () => {
    const [ann, bea] = (await people(2)) as [Viewer, Viewer];
    await db.secondStep.create({
      data: { userId: ann.user.id, tokenHash: digest, expiresAt: new Date(Date.now() + 60_000) },
    });
    expect(await fatesOf([ann, bea], 'END_SESSIONS', root)).toEqual(
      [ann, bea].map(({ user }) => [user.username, 'done']),
    );
    expect(await Promise.all([ann, bea].map(sessionStatus))).toEqual([401, 401]);
    expect(await db.secondStep.count({ where: { userId: ann.user.id } })).toBe(0);
    expect(await notesOn(ann)).toEqual([
      { actorName: 'root', targetName: ann.user.username, action: 'sessions-ended', fields: '[]' },
    ]);
  });

  it('deletes them with all they have, and the log keeps the names', async () => {
    const [ann, bea, other] = (await people(3)) as [Viewer, Viewer, Viewer];
    await db.stack.create({ data: { userId: ann.user.id, name: 'Mine', projectType: 'work', budget: 5 } });
    const result = await change([idOf(ann), idOf(bea)], 'DELETE', root);
    expect(result).toMatchObject({
      deletedIds: [idOf(ann), idOf(bea)],
      outcomes: [
        { code: null, user: null },
        { code: null, user: null },
      ],
    });
    expect(await db.user.count({ where: { id: { in: [ann, bea, other].map(({ user }) => user.id) } } })).toBe(1);
    const notes = await db.auditEntry.findMany({
      where: { targetName: { in: [ann, bea].map(({ user }) => user.username) } },
    });
    expect(notes.map(({ action, targetId }) => [action, targetId])).toEqual([
      ['account-deleted', null],
      ['account-deleted', null],
    ]);
  });

  it('does nothing twice, and notes nothing that changes nothing', async () => {
    const [ann] = (await people(1)) as [Viewer];
    expect(await fatesOf([ann], 'ENABLE', root)).toEqual([[ann.user.username, 'done']]);
    await change([idOf(ann), idOf(ann)], 'DISABLE', root);
    await change([idOf(ann)], 'DISABLE', root);
    expect((await notesOn(ann)).map(({ action }) => action)).toEqual(['account-disabled']);
  });

  it.each(['DISABLE', 'ENABLE', 'END_SESSIONS', 'DELETE'] as const)(
    'is told of each that it was not done to: themselves, and who is gone: %s',
    async (act) => {
      const [ann] = (await people(1)) as [Viewer];
      const gone = globalId(999_999);
      const result = await change([idOf(root), gone, idOf(ann)], act, root);
      expect(result).toMatchObject({
        outcomes: [
          { userId: idOf(root), code: 'account.ownAmongOthers', user: { username: 'root', disabledAt: null } },
          { userId: gone, code: 'user.unknown', user: null },
          { userId: idOf(ann), code: null },
        ],
        deletedIds: act === 'DELETE' ? [idOf(ann)] : [],
      });
      expect(await sessionStatus(root)).toBe(200);
    },
  );

  it('changes 1,000 in one request with few statements, and no more than that', async () => {
    const rows = await db.user.createManyAndReturn({
      data: Array.from({ length: 1_000 }, (_, index) => ({
        username: `crowd_${index}`,
        email: `crowd_${index}@example.com`,
        password: 'not a digest',
      })),
    });
    const ids = rows.map(({ id }) => globalId(id));
    const statements = await statementsOf(() => change(ids, 'DISABLE', root));
    expect(statements.length).toBeLessThan(300);
    expect(await db.user.count({ where: { username: { startsWith: 'crowd_' }, disabledAt: { not: null } } })).toBe(
      1_000,
    );
    expect(await db.auditEntry.count({ where: { targetName: { startsWith: 'crowd_' } } })).toBe(1_000);
    expect(await change([...ids, globalId(999_999)], 'ENABLE', root)).toEqual({
      __typename: 'InvalidInputError',
      code: 'users.tooMany',
    });
    expect(await change(ids, 'DELETE', root)).toMatchObject({ __typename: 'ChangeUsersPayload' });
    expect(await db.user.count({ where: { username: { startsWith: 'crowd_' } } })).toBe(0);
  });
});

describe('two administrators who choose each other at the same time', () => {
  it.each(['DISABLE', 'DELETE'] as const)('leave one of them: %s', async (act) => {
    // Nobody else is an administrator meanwhile.
    await db.user.update({ where: { id: root.user.id }, data: { isAdmin: false } });
    const [one, other] = [await signedIn(`one_${act}`, true), await signedIn(`other_${act}`, true)];
    const [bystander] = (await people(1)) as [Viewer];
    await Promise.all([
      send(several, { ids: [idOf(other), idOf(bystander)], act }, one),
      send(several, { ids: [idOf(bystander), idOf(one)], act }, other),
    ]);
    expect(await db.user.count({ where: { username: { endsWith: act }, disabledAt: null } })).toBe(1);
    await db.user.update({ where: { id: root.user.id }, data: { isAdmin: true } });
  });
});

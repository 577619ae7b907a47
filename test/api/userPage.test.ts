import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { sendText, signedIn, type Viewer } from '../support/api.ts';
import { cookieOf, logIn, registered, sessionStatus } from '../support/accounts.ts';
import { ada, idOf, notesOn, root } from '../support/administration.ts';
import { byMonth } from '../support/prices.ts';

const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString('base64');
const textOf = async (text: string, viewer: Viewer) => (await (await sendText(text, {}, viewer)).json()) as any;

const sessionsOf = async (target: Viewer, viewer = root) =>
  (await textOf(`{ node(id: "${idOf(target)}") { ... on User { sessions { id isCurrent method } } } }`, viewer)).data
    .node?.sessions;

const end = async (id: string, viewer = root) =>
  (
    await textOf(
      `mutation { result: endUserSession(id: "${id}") { __typename ... on EndUserSessionPayload { endedId user { username } } ... on Error { code } } }`,
      viewer,
    )
  ).data?.result;

describe('a user, as administrators see them', () => {
  it('has figures, without what was removed and without what they are of', async () => {
    const { user } = await signedIn('cleo');
    const removedAt = new Date();
    for (const removed of [null, null, removedAt])
      await db.stack.create({
        data: { userId: user.id, name: 'Mine', projectType: 'work', budget: 5, removedAt: removed },
      });
    for (const removed of [null, removedAt])
      await db.trackedSubscription.create({
        data: { userId: user.id, name: 'Netflix', ...byMonth(100), removedAt: removed },
      });
    const query = `{ node(id: "${globalId('User', user.id)}") { ... on User { figures { stacks subscriptions accessTokens } } } }`;
    expect(await textOf(query, root)).toEqual({
      data: { node: { figures: { stacks: 2, subscriptions: 1, accessTokens: 0 } } },
    });
    const own = await textOf('{ viewer { figures { stacks } } }', ada);
    expect(own.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('has sessions, which others do not see', async () => {
    const dan = await registered('dan');
    expect(await sessionsOf(dan)).toEqual([{ id: expect.any(String), isCurrent: false, method: 'PASSWORD' }]);
    expect(await sessionsOf(dan, dan)).toMatchObject([{ isCurrent: true }]);
    expect(await sessionsOf(dan, ada)).toBeUndefined();
  });
});

describe('an administrator who ends one session of somebody', () => {
  it('leaves the others, and notes it', async () => {
    const eve = await registered('eve');
    const second = { ...eve, cookie: cookieOf(await logIn('eve')) };
    const [latest] = await sessionsOf(eve);
    expect(await end(latest.id)).toEqual({
      __typename: 'EndUserSessionPayload',
      endedId: latest.id,
      user: { username: 'eve' },
    });
    expect([await sessionStatus(eve), await sessionStatus(second)]).toEqual([200, 401]);
    expect(await notesOn(eve)).toEqual([
      { actorName: 'root', targetName: 'eve', action: 'session-ended', fields: '[]' },
    ]);
    expect(await end(latest.id)).toEqual({ __typename: 'NotFoundError', code: 'session.unknown' });
    expect(await notesOn(eve)).toHaveLength(1);
  });

  it('cannot end their own here', async () => {
    const [own] = await sessionsOf(root);
    expect(await end(own.id)).toEqual({ __typename: 'InvalidInputError', code: 'sessions.own' });
    expect(await sessionStatus(root)).toBe(200);
  });
});

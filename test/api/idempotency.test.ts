import '../support/db.ts';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { db } from '../../api/database/db.ts';
import { route } from '../../api/rest/describing/route.ts';
import { createRouter } from '../../api/rest/router.ts';
import { RestError } from '../../api/rest/run.ts';
import { programOf } from '../support/accessTokens.ts';
import { call, signedIn, type Viewer } from '../support/api.ts';
import * as z from 'zod/mini';

/** A call that leaves a trace each time its work is done. */
const router = createRouter([
  route({
    method: 'POST',
    path: '/api/work',
    operation: 'work',
    tag: 'Account',
    summary: 'Leave a trace',
    access: 'anyone',
    form: z.object({ name: z.string() }),
    fields: { name: 'What the trace says.' },
    example: { name: 'once' },
    status: 201,
    answers: z.strictObject({ id: z.number() }),
    async answer({ form: { name } }) {
      if (name === 'refused') throw new RestError(400, 'No.');
      const { id } = await db.cachedRecommendation.create({
        data: {
          digest: crypto.randomUUID().replaceAll('-', '').repeat(2),
          recommendations: JSON.stringify(name),
        },
      });
      return { body: { id } };
    },
  }),
]);

/** Who sends everything that nobody else sends. */
let sender: Viewer;
beforeAll(async () => void (sender = await signedIn('sender')));

async function work(name: string, key: string | undefined, viewer = sender) {
  const answer = await router.request('/api/work', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
      cookie: viewer.cookie,
    },
    body: JSON.stringify({ name }),
  });
  return { status: answer.status, body: (await answer.json()) as { id?: number; message?: string } };
}
const timesDone = (name: string) => db.cachedRecommendation.count({ where: { recommendations: JSON.stringify(name) } });

describe('a POST with an Idempotency-Key', () => {
  it('does its work once and answers the same each time', async () => {
    const first = await work('once', 'key-1');
    expect(first.status).toBe(201);
    expect(await work('once', 'key-1')).toEqual(first);
    expect(await timesDone('once')).toBe(1);
  });

  it('does its work once also when it is sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => work('together', 'key-2')));
    expect(await timesDone('together')).toBe(1);
    const done = answers.filter(({ status }) => status === 201);
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect((await work('together', 'key-2')).status).toBe(201);
  });

  it('is refused when its key stood for something else', async () => {
    await work('this', 'key-3');
    expect(await work('that', 'key-3')).toEqual({
      status: 409,
      body: { message: 'This Idempotency-Key was used for another request.' },
    });
    expect(await timesDone('that')).toBe(0);
  });

  it('has nothing to do with the same key of somebody else', async () => {
    const [ada, bob] = [await signedIn('ada'), await signedIn('bob')];
    const ids = [
      await work('shared', 'key-4', ada),
      await work('shared', 'key-4', bob),
      await work('shared', 'key-4', sender),
    ];
    expect(new Set(ids.map(({ body }) => body.id)).size).toBe(3);
  });

  it('may be sent again after a refusal, which did nothing', async () => {
    expect((await work('refused', 'key-5')).status).toBe(400);
    expect((await work('refused', 'key-5')).body.message).toBe('No.');
  });

  it('is done again when its first try was ended midway, once that must be over', async () => {
    await work('midway', 'key-7');
    const leaveUnderWay = (createdAt: Date) =>
      db.idempotentAnswer.updateMany({ data: { status: null, body: null, createdAt } });
    await leaveUnderWay(new Date(Date.now() - 20_000));
    expect((await work('midway', 'key-7')).status).toBe(409);
    await leaveUnderWay(new Date(Date.now() - 60_000));
    const answers = await Promise.all([work('midway', 'key-7'), work('midway', 'key-7')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, expect.toBeOneOf([201, 409])]);
    expect(await timesDone('midway')).toBe(2);
  });

  it('answers work that is done even when the answer cannot be kept, and does not do it again', async () => {
    await db.$executeRaw`ALTER TABLE idempotent_answers ADD CONSTRAINT unkept CHECK (status IS NULL) NOT VALID`;
    onTestFinished(async () => {
      await db.$executeRaw`ALTER TABLE idempotent_answers DROP CONSTRAINT unkept`;
    });
    expect((await work('unkept', 'key-8')).status).toBe(201);
    expect((await work('unkept', 'key-8')).status).toBe(409);
    expect(await timesDone('unkept')).toBe(1);
  });

  it('gives a program that may only read no answer to a write', async () => {
    const writer = await signedIn('writer');
    const send = (viewer: Viewer) =>
      call('POST', '/api/projects', { name: 'Mine', projectType: 'work', budget: 5 }, viewer, {
        'idempotency-key': 'key-9',
      });
    expect((await send(writer)).status).toBe(201);
    expect((await send(await programOf(writer, true))).status).toBe(201);
    expect((await send(await programOf(writer, false))).status).toBe(403);
  });

  it('starts anew after a day', async () => {
    await work('daily', 'key-6');
    await db.idempotentAnswer.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1_000) } });
    await work('daily', 'key-6');
    expect(await timesDone('daily')).toBe(2);
  });

  it.each(['', ' ', 'x'.repeat(256), 'ä'])('is refused with the key %j', async (key) => {
    expect((await work('odd', key)).status).toBe(400);
  });

  it('is any documented POST', async () => {
    const body = { projectType: 'work', budget: 50 };
    const send = (more = {}) =>
      call('POST', '/api/recommendations', { ...body, ...more }, sender, { 'idempotency-key': 'tools' });
    const [first, second] = [await (await send()).json(), await (await send()).json()];
    expect(second).toEqual(first);
    expect((await send({ budget: 60 })).status).toBe(409);
  });
});

it('is not kept for what has to do with passwords and cookies', async () => {
  const form = { username: 'grace', email: 'grace@example.com', password: 'a long secret' };
  const headers = { 'idempotency-key': 'account' };
  const before = await db.idempotentAnswer.count();
  expect((await call('POST', '/api/register', form, undefined, headers)).status).toBe(201);
  expect((await call('POST', '/api/login', form, undefined, headers)).headers.get('set-cookie')).toBeTruthy();
  expect((await call('POST', '/api/login', { ...form, password: 'a guess' }, undefined, headers)).status).toBe(401);
  expect((await call('POST', '/api/logout', undefined, undefined, headers)).status).toBe(200);
  expect(await db.idempotentAnswer.count()).toBe(before);
});

it('does the work each time without a key', async () => {
  await work('twice', undefined);
  await work('twice', undefined);
  expect(await timesDone('twice')).toBe(2);
});

import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { call, signedIn, type Viewer } from '../support/api.ts';

const reading = { name: 'Reading', projectType: 'side-quest', budget: 30, projectDescription: 'Novels' };

let ada: Viewer;
let bob: Viewer;

beforeAll(async () => {
  [ada, bob] = [await signedIn('ada'), await signedIn('bob')];
});

async function answerOf(method: string, path: string, body?: unknown, viewer: Viewer | null = ada) {
  const answer = await call(method, path, body, viewer ?? undefined);
  return { status: answer.status, body: (await answer.json()) as any };
}

const newStack = async (viewer = ada): Promise<number> =>
  (await answerOf('POST', '/api/projects', reading, viewer)).body.id;

const everything = () =>
  Promise.all([db.stack.findMany({ orderBy: { id: 'asc' } }), db.savedTool.findMany({ orderBy: { id: 'asc' } })]);

const refusal = (status: number, message: string) => ({ status, body: { message } });
const noStack = refusal(404, 'No such stack.');

describe('somebody else’s stack', () => {
  const calls = [
    ['GET', ''],
    ['PUT', '', { name: 'Mine' }],
    ['DELETE', ''],
    ['POST', '/recommendations', { recommendations: [{}] }],
  ] as const;

  it.each(calls)('is not found: %s%s', async (method, path, body?: unknown) => {
    const id = await newStack(bob);
    const before = await everything();
    expect(await answerOf(method, `/api/projects/${id}${path}`, body)).toEqual(noStack);
    expect(await everything()).toEqual(before);
  });

  it.each(calls)('is not told of to visitors: %s%s', async (method, path, body?: unknown) => {
    const id = await newStack(bob);
    for (const number of [id, 999_999])
      expect(await answerOf(method, `/api/projects/${number}${path}`, body, null)).toEqual(
        refusal(401, 'You need to be logged in.'),
      );
  });

  it('is neither listed for nor made by visitors', async () => {
    for (const [method, body] of [['GET'], ['POST', reading]] as const)
      expect(await answerOf(method, '/api/projects', body, null)).toEqual(refusal(401, 'You need to be logged in.'));
  });
});

describe('a number of no stack', () => {
  it.each([
    '0',
    '-1',
    '1.5',
    '9'.repeat(30),
    '9999999999',
    '2147483648',
    'abc',
    '__proto__',
    'constructor',
    '1%00',
    '%201',
  ])('is not found: %s', async (id) => {
    for (const [method, body] of [['GET'], ['PUT', reading], ['DELETE']] as const)
      expect(await answerOf(method, `/api/projects/${id}`, body)).toEqual(
        refusal(404, expect.stringMatching(/./) as never),
      );
    const { status } = await answerOf('POST', `/api/projects/${id}/recommendations`, { recommendations: [{}] });
    expect(status).toBe(404);
  });
});

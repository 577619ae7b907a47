import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { call, signedIn, type Viewer } from '../support/api.ts';

const reading = { name: 'Reading', projectType: 'side-quest', budget: 30, projectDescription: 'Novels' };
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

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

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

const everything = () =>
  Promise.all([db.stack.findMany({ orderBy: { id: 'asc' } }), db.savedTool.findMany({ orderBy: { id: 'asc' } })]);

const refusal = (status: number, message: string) => ({ status, body: { message } });
const noStack = refusal(404, 'No such stack.');

describe('POST /api/projects', () => {
  it('makes a stack of whoever is signed in, whatever user the body names', async () => {
    expect(await answerOf('POST', '/api/projects', { ...reading, budget: '$30', userId: bob.user.id, id: 77 })).toEqual(
      {
        status: 201,
        body: { ...reading, id: expect.any(Number), userId: ada.user.id, createdAt: instant, updatedAt: instant },
      },
    );
  });

  it('takes any of the seven types, and no description', async () => {
    for (const projectType of ['personal', 'work', 'education', 'side-quest', 'student', 'entrepreneur', 'creator'])
      expect(await answerOf('POST', '/api/projects', { name: 'x', projectType, budget: 1_000_000 })).toMatchObject({
        status: 201,
        body: { projectType, budget: 1_000_000, projectDescription: null },
      });
  });

  it.each([
    ['no name', { name: undefined }, 'Please enter a name'],
    ['a blank name', { name: ' \n' }, 'Please enter a name'],
    ['a list for a name', { name: ['x'] }, 'Please enter a name'],
    ['a NUL', { name: 'a\0' }, 'Please remove the characters that cannot be stored'],
    ['half a character', { projectDescription: '\ud83d' }, 'Please remove the characters that cannot be stored'],
    ['a long name', { name: 'x'.repeat(201) }, 'Please keep the name to at most 200 characters'],
    ['an unknown type', { projectType: 'constructor' }, 'Please select a project type'],
    ['a type that is no text', { projectType: {} }, 'Please select a project type'],
    ['no budget', { budget: null }, 'Budget must be at least $1'],
    ['a word for a budget', { budget: 'lots' }, 'Budget must be at least $1'],
    ['a budget of nothing', { budget: 0.99 }, 'Budget must be at least $1'],
    ['a budget with cents', { budget: '9.99' }, 'Budget must be a whole number of dollars'],
    ['a budget over a million', { budget: 1_000_001 }, 'Budget must be at most $1,000,000'],
    ['a budget of 30 digits', { budget: '9'.repeat(30) }, 'Budget must be at most $1,000,000'],
    ['a number for a description', { projectDescription: 5 }, 'The description must be text'],
  ])('answers %s with 400, and writes nothing', async (_what, change, message) => {
    const before = await everything();
    expect(await answerOf('POST', '/api/projects', { ...reading, ...change })).toEqual(refusal(400, message));
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['broken JSON', '{'],
    ['nothing', ''],
    ['a prototype', '{"__proto__":{"name":"x","projectType":"work","budget":5}}'],
  ])('answers %s with 400', async (_what, body) => {
    expect(await answerOf('POST', '/api/projects', body)).toEqual(refusal(400, expect.stringMatching(/./) as never));
  });
});

describe('GET /api/projects', () => {
  it('lists one’s own stacks, newest first', async () => {
    const cara = await signedIn('cara');
    expect(await answerOf('GET', '/api/projects', undefined, cara)).toEqual({ status: 200, body: [] });
    const ids = [await newStack(cara), await newStack(cara)];
    const { body } = await answerOf('GET', '/api/projects', undefined, cara);
    expect(body).toEqual(
      ids.toReversed().map((id) => ({ ...reading, id, userId: cara.user.id, createdAt: instant, updatedAt: instant })),
    );
  });

  it('stops at the hundred newest', async () => {
    const dan = await signedIn('dan');
    const stack = { name: 'x', userId: dan.user.id, projectType: 'work', budget: 1 };
    await db.stack.createMany({ data: times(101, stack) });
    expect((await answerOf('GET', '/api/projects', undefined, dan)).body).toHaveLength(100);
  });
});

describe('GET /api/projects/:id', () => {
  it('gives the stack and all that is saved to it, its features as JSON text', async () => {
    const id = await newStack();
    await answerOf('POST', `/api/projects/${id}/recommendations`, { recommendations: [{ features: ['a', '"b"'] }] });
    const recommendations = Array.from({ length: 50 }, (_, n) => ({ name: `Tool ${n}` }));
    Object.assign(env, { MAX_STACK_TOOLS: 200 });
    for (let n = 0; n < 3; n++) await answerOf('POST', `/api/projects/${id}/recommendations`, { recommendations });
    const { status, body } = await answerOf('GET', `/api/projects/${id}`);
    expect(status).toBe(200);
    expect(body.project).toMatchObject({ ...reading, id, userId: ada.user.id });
    expect(body.recommendations[0]).toEqual({
      id: expect.any(Number),
      projectId: id,
      name: 'Unnamed Subscription',
      price: '$0/month',
      amountCents: 0,
      cycleCount: 1,
      cycleUnit: 'month',
      description: 'No description',
      features: '["a","\\"b\\""]',
      badge: 'Recommended',
      badgeColor: 'green',
      link: '',
      createdAt: instant,
    });
    expect(body.recommendations.map(({ name }: { name: string }) => name)).toEqual([
      'Unnamed Subscription',
      ...[0, 1, 2].flatMap(() => recommendations.map(({ name }) => name)),
    ]);
  });
});

describe('PUT /api/projects/:id', () => {
  it('changes what it names', async () => {
    const id = await newStack();
    const full = { name: 'Study', projectType: 'student', budget: 12, projectDescription: '' };
    expect(await answerOf('PUT', `/api/projects/${id}`, { ...full, userId: bob.user.id })).toMatchObject({
      status: 200,
      body: { ...full, id, userId: ada.user.id, projectDescription: null },
    });
    expect((await answerOf('PUT', `/api/projects/${id}`, { budget: '$15' })).body).toMatchObject({
      name: 'Study',
      projectType: 'student',
      budget: 15,
    });
  });

  it.each([
    [{ name: '' }, 'Please enter a name'],
    [{ projectType: 'hobby' }, 'Please select a project type'],
    [{ budget: 0 }, 'Budget must be at least $1'],
  ])('refuses %o and changes nothing', async (change, message) => {
    const id = await newStack();
    const before = await everything();
    expect(await answerOf('PUT', `/api/projects/${id}`, { ...reading, ...change })).toEqual(refusal(400, message));
    expect(await everything()).toEqual(before);
  });
});

describe('DELETE /api/projects/:id', () => {
  it('deletes the stack with what is saved to it', async () => {
    const id = await newStack();
    await answerOf('POST', `/api/projects/${id}/recommendations`, { recommendations: [{}, {}] });
    expect(await answerOf('DELETE', `/api/projects/${id}`)).toEqual(
      refusal(200, 'The stack and its saved subscriptions have been deleted.'),
    );
    expect(await db.savedTool.count({ where: { stackId: id, removedAt: null } })).toBe(0);
    expect(await answerOf('GET', `/api/projects/${id}`)).toEqual(noStack);
    expect(await answerOf('DELETE', `/api/projects/${id}`)).toEqual(noStack);
  });
});

describe('POST /api/projects/:id/recommendations', () => {
  it('saves a whole suite as the finder gave it', async () => {
    const id = await newStack();
    const found = { projectType: 'work', budget: 100, projectDescription: 'Chat and shared documents for a team' };
    const { recommendations } = (await answerOf('POST', '/api/recommendations', found)).body;
    const { status, body } = await answerOf('POST', `/api/projects/${id}/recommendations`, { recommendations });
    expect(status).toBe(201);
    const saved = body.recommendations.map((row: any) => ({ ...row, features: JSON.parse(row.features) }));
    const kept = recommendations.map(({ reason, plan, seats, pricesAsOf, ...tool }: any) => tool);
    expect(saved).toMatchObject(kept);
    expect((await answerOf('GET', `/api/projects/${id}`)).body.recommendations).toEqual(body.recommendations);
  });

  it.each([
    ['no list', {}, 'No recommendations available to save'],
    ['an empty list', { recommendations: [] }, 'No recommendations available to save'],
    ['no list but an object', { recommendations: { length: 1 } }, 'No recommendations available to save'],
    ['51', { recommendations: times(51, {}) }, 'Please save at most 50 recommendations at a time'],
    ['a text in the list', { recommendations: [{}, 'x'] }, 'Each recommendation must be an object'],
    ['features that are no list', { recommendations: [{ features: 'a, b' }] }, 'Features must be a list of texts'],
    [
      'a link that is a script',
      { recommendations: [{}, { link: 'javascript:alert(1)' }] },
      'Please enter a web address such as https://example.com, without a user name in it',
    ],
    ['a NUL', { recommendations: [{}, { badge: '\0' }] }, 'Please remove the characters that cannot be stored'],
    ['an object for a name', { recommendations: [{ name: { $ne: 1 } }] }, 'The name must be text'],
  ])('answers %s with 400 and saves nothing', async (_what, body, message) => {
    const id = await newStack();
    const before = await everything();
    expect(await answerOf('POST', `/api/projects/${id}/recommendations`, body)).toEqual(refusal(400, message));
    expect(await everything()).toEqual(before);
  });
});

import '../support/db.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { mostKept } from '../../api/idempotency/keptAnswers.ts';
import { call, sendText, signedIn, told, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

let people = 0;
let ada: Viewer;
beforeEach(async () => void (ada = await signedIn(`owner_${++people}`)));

/** Sets what an account may have until the test is over. */
function allow(settings: Partial<Pick<typeof env, 'MAX_SUBSCRIPTIONS' | 'MAX_STACKS' | 'MAX_STACK_TOOLS'>>): void {
  const before = { ...env };
  Object.assign(env, settings);
  onTestFinished(() => void Object.assign(env, before));
}

const track = () => call('POST', '/api/subscriptions', { name: 'Netflix', price: '$9.99/month' }, ada);
const create = () => call('POST', '/api/projects', { name: 'Cooking', projectType: 'work', budget: 10 }, ada);

const atOnce = async (count: number, work: () => Promise<Response>) =>
  (await Promise.all(Array.from({ length: count }, work))).map(({ status }) => status).toSorted();

const issuesOf = async (mutation: string) => {
  const operation = `mutation { result: ${mutation} { ... on InvalidInputError { issues {
    field code parameters { name value } message } } } }`;
  const { data } = (await (await sendText(operation, {}, ada)).json()) as { data: { result: { issues: object[] } } };
  return data.result.issues;
};

const number = (maximum: number) => [{ name: 'maximum', value: String(maximum) }];

describe('subscriptions', () => {
  const rows = () => db.trackedSubscription.count({ where: { userId: ada.user.id } });

  it('are 5,000 at most unless the settings say otherwise', async () => {
    const data = Array.from({ length: 4_999 }, () => ({ userId: ada.user.id, name: 'Netflix', ...byMonth(999) }));
    await db.trackedSubscription.createMany({ data });
    expect((await track()).status).toBe(201);
    expect(await told(await track())).toEqual({
      status: 400,
      body: {
        message: 'You can track at most 5,000 subscriptions. Those that you removed in the last 30 days count, too.',
      },
    });
    expect(await rows()).toBe(5_000);
  });

  it('are no more than allowed also when many are added at once', async () => {
    allow({ MAX_SUBSCRIPTIONS: 5 });
    expect(await atOnce(20, track)).toEqual([...Array(5).fill(201), ...Array(15).fill(400)]);
    expect(await rows()).toBe(5);
  });

  it.each([
    'trackSubscription(input: { name: "New", price: "$1" })',
    'trackSubscription(refuseDuplicates: true, input: { name: "New", price: "$1" })',
    'trackEntry(input: { entry: "New - $1/month" })',
    'trackEntry(refuseDuplicates: true, input: { entry: "New - $1/month" })',
  ])('are refused with their number by %s', async (mutation) => {
    allow({ MAX_SUBSCRIPTIONS: 1 });
    await track();
    expect(await issuesOf(mutation)).toEqual([
      {
        field: '',
        code: 'subscriptions.tooMany',
        parameters: number(1),
        message: 'You can track at most 1 subscriptions. Those that you removed in the last 30 days count, too.',
      },
    ]);
  });

  it('count while they can be restored, so that restoring makes no more of them', async () => {
    allow({ MAX_SUBSCRIPTIONS: 2 });
    const { id } = (await (await track()).json()) as { id: number };
    await track();
    expect((await call('DELETE', `/api/subscriptions/${id}`, undefined, ada)).status).toBe(200);
    expect((await track()).status).toBe(400);
    await db.trackedSubscription.deleteMany({ where: { id } });
    expect((await track()).status).toBe(201);
  });

  it('of one account leave room in another', async () => {
    allow({ MAX_SUBSCRIPTIONS: 1 });
    await track();
    ada = await signedIn(`owner_${++people}`);
    expect((await track()).status).toBe(201);
  });
});

describe('stacks', () => {
  it('are no more than allowed also when many are created at once', async () => {
    allow({ MAX_STACKS: 4 });
    expect(await atOnce(12, create)).toEqual([...Array(4).fill(201), ...Array(8).fill(400)]);
    expect(await db.stack.count({ where: { userId: ada.user.id } })).toBe(4);
    expect(await issuesOf('createStack(input: { name: "New", projectType: WORK, budget: 5 })')).toEqual([
      {
        field: '',
        code: 'stacks.tooMany',
        parameters: number(4),
        message: 'You can have at most 4 stacks. Those that you removed in the last 30 days count, too.',
      },
    ]);
  });

  it('count while they can be restored', async () => {
    allow({ MAX_STACKS: 1 });
    const { id } = (await (await create()).json()) as { id: number };
    await call('DELETE', `/api/projects/${id}`, undefined, ada);
    expect((await create()).status).toBe(400);
  });

  it('hold no more tools than allowed also when many are saved at once, and removed ones count', async () => {
    allow({ MAX_STACK_TOOLS: 4 });
    const { id } = (await (await create()).json()) as { id: number };
    const save = () => call('POST', `/api/projects/${id}/recommendations`, { recommendations: [{}, {}] }, ada);
    expect(await atOnce(6, save)).toEqual([201, 201, ...Array(4).fill(400)]);
    expect(await told(await save())).toEqual({
      status: 400,
      body: { message: 'A stack holds at most 4 subscriptions' },
    });
    await db.savedTool.updateMany({ where: { stackId: id }, data: { removedAt: new Date() } });
    expect(await told(await save())).toEqual({
      status: 400,
      body: {
        message:
          'A stack holds at most 4 subscriptions. Those that you removed from it in the last 30 days count, too.',
      },
    });
  });
});

describe('requests with an Idempotency-Key', () => {
  const keyed = (key: string) =>
    call('POST', '/api/recommendations', { projectType: 'work', budget: 5 }, ada, { 'idempotency-key': key });

  it('are a thousand a day for each user', async () => {
    const userId = ada.user.id;
    const data = Array.from({ length: mostKept - 1 }, (_, index) => ({
      key: `${userId} ${index}`,
      userId,
      request: '',
    }));
    await db.idempotentAnswer.createMany({ data });
    expect((await keyed('last')).status).toBe(200);
    const refused = await keyed('one-too-many');
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await told(refused)).toEqual({
      status: 429,
      body: {
        message: 'You have sent 1,000 requests with an Idempotency-Key today. Leave it out, or wait a while.',
      },
    });
    expect((await keyed('last')).status).toBe(200); // what is kept is still answered
    expect(await db.idempotentAnswer.count({ where: { userId } })).toBe(mostKept);
  });

  it('are forgotten with the account', async () => {
    await keyed('mine');
    await db.user.delete({ where: { id: ada.user.id } });
    expect(await db.idempotentAnswer.count({ where: { userId: ada.user.id } })).toBe(0);
  });

  it('leave nothing behind when visitors send them', async () => {
    const before = await db.idempotentAnswer.count();
    const send = (key: string) =>
      call('POST', '/api/recommendations', { projectType: 'work', budget: 5 }, undefined, { 'idempotency-key': key });
    expect([(await send('seen')).status, (await send('seen')).status, (await send('ä')).status]).toEqual([
      200, 200, 400,
    ]);
    expect(await db.idempotentAnswer.count()).toBe(before);
  });
});

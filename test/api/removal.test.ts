/** What its owner removes: in no list and no total, restored as it was, and purged after 30 days. */
import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { trackedToolsOf } from '../../api/domain/recommendations/trackedTools.ts';
import { expiredRemovals } from '../../api/domain/lists/removal.ts';
import { sweepJob } from '../../api/jobs/sweep.ts';
import { call, send, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';
import {
  removeSubscription,
  restoreSubscription,
  restoreStack,
  restoreSaved,
  everywhere,
  updateSubscription,
} from '../support/removal.ts';
import {
  newStack,
  node,
  noStack,
  noSubscription,
  remove as removeStack,
  removeSaved,
  save,
  saveTo,
  update as updateStack,
} from '../support/stacks.ts';
import { overview } from '../support/stackOverview.ts';

let ada: Viewer;
let bob: Viewer;
let root: Viewer;
beforeAll(async () => {
  [ada, bob, root] = [await signedIn('ada'), await signedIn('bob'), await signedIn('root', true)];
});

const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString('base64');
const rowId = (id: string) => Number(Buffer.from(id, 'base64').toString().split(':')[1]);

/** A subscription of Ada's that the finder knows as a tool. */
async function tracked(name = 'Notion') {
  const row = await db.trackedSubscription.create({
    data: {
      userId: ada.user.id,
      name,
      ...byMonth(1_000),
      description: 'A note',
      startsOn: new Date('2027-01-31'),
    },
  });
  return { row, id: globalId('TrackedSubscription', row.id) };
}

const find = async (id: string, viewer = ada) => (await send(node, { id }, viewer)).data?.node;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const purge = () => sweepJob(expiredRemovals).run({ id: 1n, signal: new AbortController().signal });

describe('a removed subscription', () => {
  it('is in no list, no total and no answer, for nobody', async () => {
    const { id, row } = await tracked();
    const { data } = await send(removeSubscription, { id }, ada);
    expect(data).toEqual({
      result: {
        __typename: 'RemoveSubscriptionPayload',
        removedId: id,
        user: { spending: { monthlyCents: 0, activeCount: 0 } },
      },
    });

    const nothing = { totalCount: 0, edges: [] };
    expect(await find(id)).toBeNull();
    expect((await send(everywhere, {}, ada)).data).toEqual({
      viewer: { subscriptions: nothing, spending: { monthlyCents: 0, activeCount: 0, inactiveCount: 0 } },
    });
    expect(await find(id, root)).toBeNull();
    expect(await (await call('GET', '/api/subscriptions', undefined, ada)).json()).toEqual([]);
    expect(await (await call('GET', '/api/admin/stats', undefined, root)).json()).toMatchObject({
      totalSubscriptions: 0,
    });
    expect(await trackedToolsOf(ada.user.id)).toEqual([]);

    expect((await send(updateSubscription, { id }, ada)).data).toEqual(noSubscription);
    expect((await send(removeSubscription, { id }, ada)).data).toEqual(noSubscription);
    expect((await call('DELETE', `/api/subscriptions/${row.id}`, undefined, ada)).status).toBe(404);
  });

  it('comes back as it was, once or twice', async () => {
    const { id, row } = await tracked();
    await send(removeSubscription, { id }, ada);
    for (const _time of [1, 2])
      expect((await send(restoreSubscription, { id }, ada)).data).toEqual({
        result: {
          __typename: 'RestoreSubscriptionPayload',
          subscription: { id, name: 'Notion' },
          user: { spending: { monthlyCents: 1_000, activeCount: 1 } },
        },
      });
    expect(await db.trackedSubscription.findUnique({ where: { id: row.id } })).toEqual(row);
    await send(removeSubscription, { id }, ada);
  });

  it('comes back for nobody else', async () => {
    const { id } = await tracked();
    await send(removeSubscription, { id }, ada);
    for (const other of [bob, root])
      expect((await send(restoreSubscription, { id }, other)).data).toEqual(noSubscription);
    expect(await find(id)).toBeNull();
  });

  it('is purged after 30 days', async () => {
    const [young, old] = [await tracked('Young'), await tracked('Old')];
    await db.trackedSubscription.update({ where: { id: young.row.id }, data: { removedAt: daysAgo(29.9) } });
    await db.trackedSubscription.update({ where: { id: old.row.id }, data: { removedAt: daysAgo(30.1) } });
    await purge();
    expect((await send(restoreSubscription, { id: old.id }, ada)).data).toEqual(noSubscription);
    expect((await send(restoreSubscription, { id: young.id }, ada)).data?.result.__typename).toBe(
      'RestoreSubscriptionPayload',
    );
  });
});

describe('a removed stack', () => {
  it('is gone with its tools, and comes back with those that it had then', async () => {
    const id = await newStack(ada);
    const { recommendations } = await saveTo(ada, id, [
      { name: 'Kept', price: '$5' },
      { name: 'Removed before', price: '$7' },
    ]);
    const [kept, before] = recommendations.map((saved) => saved.id) as [string, string];
    const row = await db.stack.findUniqueOrThrow({ where: { id: rowId(id) } });
    await send(removeSaved, { id: before }, ada);
    await send(removeStack, { id }, ada);

    for (const gone of [id, kept, before]) expect(await find(gone)).toBeNull();
    expect((await send(overview, {}, ada)).data?.viewer?.stacks).toMatchObject({ totalCount: 0, edges: [] });
    expect(await (await call('GET', '/api/projects', undefined, ada)).json()).toEqual([]);
    expect(await (await call('GET', '/api/admin/stats', undefined, root)).json()).toMatchObject({ totalProjects: 0 });
    expect((await send(updateStack, { id, input: { name: 'Changed' } }, ada)).data).toEqual(noStack);
    expect((await send(save, { stackId: id, recommendations: [{}] }, ada)).data).toEqual(noStack);
    expect((await send(removeStack, { id }, ada)).data).toEqual(noStack);
    for (const saved of [kept, before]) expect((await send(restoreSaved, { id: saved }, ada)).data).toEqual(noStack);
    for (const other of [bob, root]) expect((await send(restoreStack, { id }, other)).data).toEqual(noStack);

    for (const _time of [1, 2])
      expect((await send(restoreStack, { id }, ada)).data).toEqual({
        result: { __typename: 'RestoreStackPayload', stack: { id, totalCents: 500 } },
      });
    expect(await db.stack.findUnique({ where: { id: row.id } })).toEqual(row);
    expect(await find(kept)).not.toBeNull();
    expect(await find(before)).toBeNull();
    await send(removeStack, { id }, ada);
  });

  it('is purged after 30 days with all that was saved to it', async () => {
    const id = await newStack(ada);
    const { recommendations } = await saveTo(ada, id, [{ name: 'Tool' }]);
    await send(removeStack, { id }, ada);
    const removedAt = daysAgo(30.1);
    await db.stack.update({ where: { id: rowId(id) }, data: { removedAt } });
    await db.savedTool.updateMany({ where: { stackId: rowId(id) }, data: { removedAt } });
    await purge();
    expect((await send(restoreStack, { id }, ada)).data).toEqual(noStack);
    expect((await send(restoreSaved, { id: recommendations[0]!.id }, ada)).data).toEqual(noSubscription);
  });
});

describe('a tool taken out of its stack', () => {
  it('comes back with its id', async () => {
    const stackId = await newStack(ada);
    const { id } = (await saveTo(ada, stackId, [{ name: 'Tool', price: '$5' }])).recommendations[0]!;
    const row = await db.savedTool.findUniqueOrThrow({ where: { id: rowId(id) } });
    await send(removeSaved, { id }, ada);
    expect((await send(removeSaved, { id }, ada)).data).toEqual(noSubscription);
    for (const other of [bob, root]) expect((await send(restoreSaved, { id }, other)).data).toEqual(noSubscription);
    for (const _time of [1, 2])
      expect((await send(restoreSaved, { id }, ada)).data).toEqual({
        result: { __typename: 'RestoreSavedToolPayload', recommendation: { id } },
      });
    expect(await db.savedTool.findUnique({ where: { id: row.id } })).toEqual(row);
  });

  it('does not come back to a stack that is full meanwhile', async () => {
    const stackId = await newStack(ada);
    const { id } = (await saveTo(ada, stackId, [{ name: 'Tool' }])).recommendations[0]!;
    await send(removeSaved, { id }, ada);
    const tool = { stackId: rowId(stackId), userId: ada.user.id, name: 'Other', ...byMonth(100), description: '' };
    await db.savedTool.createMany({ data: Array.from({ length: 100 }, () => tool) });
    expect((await send(restoreSaved, { id }, ada)).data).toEqual({
      result: { __typename: 'InvalidInputError', message: 'A stack holds at most 100 subscriptions' },
    });
  });
});

it('finds nothing where there never was anything', async () => {
  expect((await send(restoreSubscription, { id: globalId('TrackedSubscription', 999_999) }, ada)).data).toEqual(
    noSubscription,
  );
  expect((await send(restoreStack, { id: globalId('Stack', 999_999) }, ada)).data).toEqual(noStack);
  expect((await send(restoreSaved, { id: globalId('SavedTool', 999_999) }, ada)).data).toEqual(noSubscription);
});

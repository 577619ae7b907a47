import '../support/db.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { call, send, signedIn, type Viewer } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';
import { labelledBy, made, removeLabel, relabel, trackedWith } from '../support/labels.ts';
import { statementsOf } from '../support/statements.ts';
import { changed, tryToChange, undone } from '../support/subscriptionChanges.ts';

/** All that is stored of a viewer’s subscriptions, without when they were last changed. */
async function stored({ user: { id: userId } }: Viewer) {
  const rows = await db.trackedSubscription.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    include: { labels: { orderBy: [{ kind: 'asc' }, { place: 'asc' }] } },
  });
  return JSON.stringify(
    rows.map(({ updatedAt: _, ...row }) => row),
    (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
}

/** Four that are alike but for their lives: active, paused, cancelled and ended. */
async function four(viewer: Viewer): Promise<string[]> {
  const day = (offset: number) => new Date(new Date().setUTCHours(0, 0, 0, 0) + offset * 86_400_000);
  const common = {
    userId: viewer.user.id,
    amountCents: 500,
    cycleCount: 1,
    cycleUnit: 'month',
    startsOn: day(-100),
  };
  const lives = [
    { name: 'Active' },
    { name: 'Paused', pauses: [{ from: day(-10).toISOString().slice(0, 10), until: null }] },
    { name: 'Cancelled', endsOn: day(10) },
    { name: 'Ended', endsOn: day(-10) },
  ];
  const ids = [];
  for (const life of lives) ids.push((await db.trackedSubscription.create({ data: { ...common, ...life } })).id);
  return ids.map((id) => encodeGlobalID('TrackedSubscription', id));
}

const codes = (unchanged: readonly { code: string }[]) =>
  unchanged.map(({ code }) => code.replace('subscription.', ''));

describe('many subscriptions', () => {
  it.each([
    ['PAUSE', [0, 1, 2], ['ended']],
    ['RESUME', [1], ['notPaused', 'notPaused', 'notPaused']],
    ['CANCEL', [0, 1], ['cancelled', 'ended']],
    ['KEEP', [2, 3], ['goesOn', 'goesOn']],
    ['REMOVE', [0, 1, 2, 3], []],
    ['SET_CATEGORY', [0, 1, 2, 3], []],
  ] as const)(
    'are changed at once by %s, as far as it fits them, and all is undone at once',
    async (act, fits, not) => {
      const viewer = await signedIn(`act_${act.toLowerCase()}`);
      const ids = await four(viewer);
      const before = await stored(viewer);
      const category = act === 'SET_CATEGORY' ? 'WORK' : null;
      const { changedIds, unchanged, change } = await changed(viewer, ids, { act, category });
      expect([changedIds, codes(unchanged)]).toEqual([fits.map((place) => ids[place]), not]);
      expect(await stored(viewer)).not.toBe(before);
      expect(await undone(viewer, change!.id)).toMatchObject({ changedIds, unchanged: [] });
      expect(await stored(viewer)).toBe(before);
      expect(await undone(viewer, change!.id)).toEqual({ __typename: 'NotFoundError', code: 'change.unknown' });
    },
  );

  it('tell at once what they cost now', async () => {
    const viewer = await signedIn('totals');
    const ids = await four(viewer);
    const { user, change } = await changed(viewer, [ids[0]!], { act: 'REMOVE' });
    expect(user).toEqual({ subscriptions: { totalCount: 3 }, spending: { monthlyCents: 0, activeCount: 0 } });
    expect(await undone(viewer, change!.id)).toMatchObject({ user: { spending: { monthlyCents: 500 } } });
  });

  it('get labels and lose them', async () => {
    const viewer = await signedIn('labeller');
    const [a, b] = [await made(viewer, 'a'), await made(viewer, 'b')];
    const [ada, ben] = [await made(viewer, 'Ada', { kind: 'PERSON' }), await made(viewer, 'Ben', { kind: 'PERSON' })];
    const kids = await made(viewer, 'Kids', { kind: 'CATEGORY' });
    const ids = [await trackedWith(viewer, [a, ada, kids], 'One'), await trackedWith(viewer, [], 'Two')];
    const before = await stored(viewer);
    const more = await changed(viewer, ids, { act: 'ADD_LABELS' }, [b, a, ben]);
    expect(await labelledBy(viewer)).toEqual({ One: ['Kids', 'b', 'a', 'Ben'], Two: ['b', 'a', 'Ben'] });
    const less = await changed(viewer, ids, { act: 'TAKE_LABELS' }, [b]);
    const nobody = await changed(viewer, ids, { act: 'TAKE_LABELS', kind: 'PERSON' });
    const work = await changed(viewer, ids, { act: 'SET_CATEGORY', category: 'WORK' });
    expect(await labelledBy(viewer)).toEqual({ One: ['a'], Two: ['a'] });
    for (const { change } of [work, nobody, less, more])
      expect(await undone(viewer, change!.id)).toMatchObject({ changedIds: ids, unchanged: [] });
    expect(await stored(viewer)).toBe(before);
  });

  it('keep to ten tags', async () => {
    const viewer = await signedIn('full');
    const tags: string[] = [];
    for (let i = 0; i < 11; i++) tags.push(await made(viewer, `Tag ${i}`));
    const ids = [await trackedWith(viewer, tags.slice(0, 10), 'Full'), await trackedWith(viewer, [], 'Empty')];
    const { changedIds, unchanged } = await changed(viewer, ids, { act: 'ADD_LABELS' }, [tags[10]!]);
    expect([changedIds, unchanged]).toEqual([[ids[1]], [{ subscriptionId: ids[0], code: 'labels.tooManyTags' }]]);
  });

  it('are a thousand in one request, with as many statements as two', async () => {
    const viewer = await signedIn('thousand');
    const rows = Array.from({ length: 1_001 }, (_, i) => ({
      userId: viewer.user.id,
      name: `Thing ${i}`,
      amountCents: 100,
      cycleCount: 1,
      cycleUnit: 'month',
    }));
    await db.trackedSubscription.createMany({ data: rows });
    const all = await db.trackedSubscription.findMany({ where: { userId: viewer.user.id }, orderBy: { id: 'asc' } });
    const ids = all.map(({ id }) => encodeGlobalID('TrackedSubscription', id));
    const before = await stored(viewer);
    const two = await statementsOf(() => changed(viewer, ids.slice(0, 2), { act: 'PAUSE' }));
    let change: string | undefined;
    const thousand = await statementsOf(async () => {
      const answer = await changed(viewer, ids.slice(1), { act: 'REMOVE' });
      expect(answer.changedIds).toHaveLength(1_000);
      change = answer.change?.id;
    });
    expect(thousand.length).toBe(two.length);
    expect(await undone(viewer, change!)).toMatchObject({ unchanged: [] });
    expect(await stored(viewer)).not.toBe(before);
    await withoutATrace(async () => {
      for (const some of [[], ids])
        expect((await tryToChange(viewer, some, { act: 'REMOVE' })).data?.result).toEqual({
          __typename: 'InvalidInputError',
          issues: [{ field: 'ids', code: 'ids.count' }],
        });
    });
  });

  it('are changed only by their owner', async () => {
    const [viewer, other] = [await signedIn('mine'), await signedIn('theirs')];
    const [mine, theirs] = [await four(viewer), await four(other)];
    const label = await made(other, 'Foreign');
    await withoutATrace(async () => {
      const { changedIds, unchanged, change } = await changed(viewer, theirs, { act: 'REMOVE' });
      expect([changedIds, codes(unchanged), change]).toEqual([[], Array(4).fill('unknown'), null]);
      expect((await tryToChange(viewer, mine, { act: 'ADD_LABELS' }, [label])).data?.result).toMatchObject({
        issues: [{ field: 'labelIds', code: 'label.unknown' }],
      });
    });
    const { changedIds, unchanged, change } = await changed(viewer, [theirs[0]!, mine[0]!, mine[0]!], {
      act: 'REMOVE',
    });
    expect([changedIds, unchanged]).toEqual([[mine[0]], [{ subscriptionId: theirs[0], code: 'subscription.unknown' }]]);
    expect(await undone(other, change!.id)).toEqual({ __typename: 'NotFoundError', code: 'change.unknown' });
  });

  it.each([
    [{ act: 'PAUSE', until: '2020-01-01' }, 'until'],
    [{ act: 'SET_CATEGORY' }, 'category'],
    [{ act: 'ADD_LABELS' }, 'labelIds'],
    [{ act: 'TAKE_LABELS' }, 'labelIds'],
  ] as const)('are not changed by %j', async (input, field) => {
    const viewer = await signedIn(`refused${++tries}`);
    const ids = await four(viewer);
    await withoutATrace(async () =>
      expect((await tryToChange(viewer, ids, input)).data?.result).toMatchObject({ issues: [{ field }] }),
    );
  });
  let tries = 0;
});

describe('what is undone', () => {
  it('leaves alone what was changed since then', async () => {
    const viewer = await signedIn('since');
    const [a, b] = [await made(viewer, 'a'), await made(viewer, 'b')];
    const ids = [await trackedWith(viewer, [], 'One'), await trackedWith(viewer, [], 'Two')];
    const { change } = await changed(viewer, ids, { act: 'ADD_LABELS' }, [a]);
    await relabel(viewer, ids[0]!, [b]);
    expect(await undone(viewer, change!.id)).toMatchObject({
      changedIds: [ids[1]],
      unchanged: [{ subscriptionId: ids[0], code: 'subscription.changedSince' }],
    });
    expect(await labelledBy(viewer)).toEqual({ One: ['b'], Two: [] });
  });

  it('gives back no label that was deleted meanwhile', async () => {
    const viewer = await signedIn('gone');
    const [a, b] = [await made(viewer, 'a'), await made(viewer, 'b')];
    const ids = [await trackedWith(viewer, [a, b], 'One')];
    const { change } = await changed(viewer, ids, { act: 'TAKE_LABELS', kind: 'TAG' });
    await send(removeLabel, { id: a }, viewer);
    expect(await undone(viewer, change!.id)).toMatchObject({ changedIds: ids });
    expect(await labelledBy(viewer)).toEqual({ One: ['b'] });
  });

  it('is one of the last twenty changes, of the last hour', async () => {
    const viewer = await signedIn('often');
    const [id] = [await trackedWith(viewer, [])];
    const changes: string[] = [];
    for (let i = 0; i < 11; i++)
      for (const act of ['PAUSE', 'RESUME'] as const) changes.push((await changed(viewer, [id], { act })).change!.id);
    expect(await db.subscriptionChange.count({ where: { userId: viewer.user.id } })).toBe(20);
    expect(await undone(viewer, changes[0]!)).toMatchObject({ code: 'change.unknown' });
    await db.subscriptionChange.updateMany({ data: { createdAt: new Date(Date.now() - 3_601_000) } });
    expect(await undone(viewer, changes.at(-1)!)).toMatchObject({ code: 'change.unknown' });
  });

  it('is whole when several changes come at once', async () => {
    const viewer = await signedIn('at_once');
    const ids = await four(viewer);
    const before = await stored(viewer);
    const label = await made(viewer, 'a');
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => changed(viewer, ids, { act: 'ADD_LABELS' }, [label])),
      ...Array.from({ length: 4 }, () => changed(viewer, ids.toReversed(), { act: 'SET_CATEGORY', category: 'WORK' })),
    ]);
    for (const { unchanged } of answers) expect(unchanged).toEqual([]);
    const results = await Promise.all(answers.map(({ change }) => undone(viewer, change!.id)));
    for (const { __typename } of results) expect(__typename).toBe('UndoSubscriptionChangePayload');
    expect((await stored(viewer)).length).toBeGreaterThanOrEqual(before.length - 20);
  });
});

it('changes and undoes over REST', async () => {
  const viewer = await signedIn('by_rest');
  const ids = (await four(viewer)).map((id) => Number(atob(id).split(':')[1]));
  const before = await stored(viewer);
  const answer = await call('POST', '/api/subscriptions/changes', { ids, act: 'cancel' }, viewer);
  const body = (await answer.json()) as { changeId: number; changed: number[] };
  expect(body).toMatchObject({
    changed: ids.slice(0, 2),
    unchanged: [
      { id: ids[2], code: 'subscription.cancelled' },
      { id: ids[3], code: 'subscription.ended', message: 'It has ended already.' },
    ],
  });
  const back = await call('DELETE', `/api/subscription-changes/${body.changeId}`, undefined, viewer);
  expect(await back.json()).toEqual({ changed: ids.slice(0, 2), unchanged: [] });
  expect(await stored(viewer)).toBe(before);
});

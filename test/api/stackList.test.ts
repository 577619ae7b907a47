import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { newStack, page, saveTo, times } from '../support/stacks.ts';
import { overview } from '../support/stackOverview.ts';
import { statementsOf } from '../support/statements.ts';

describe('the list of stacks', () => {
  let cara: Viewer;

  const names = ({ data }: Awaited<ReturnType<typeof readPage>>) =>
    data?.viewer?.stacks.edges.map(({ node }) => node.name).join(' ');
  const readPage = (variables: object) => send(page, variables, cara);
  const infoOf = async (variables: object) => (await readPage(variables)).data!.viewer!.stacks.pageInfo;
  const stackNamed = (name: string, minute: number) => ({
    name,
    userId: cara.user.id,
    projectType: 'work',
    budget: 1,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  });

  beforeAll(async () => {
    cara = await signedIn('cara');
    // b and c were made in the same millisecond.
    const minutes = { a: 1, b: 2, c: 2, d: 3, e: 4 };
    await db.stack.createMany({ data: Object.entries(minutes).map(([name, minute]) => stackNamed(name, minute)) });
  });

  it('comes newest first, page by page, forwards and backwards', async () => {
    expect(names(await readPage({}))).toBe('e d c b a');
    const first = await infoOf({ first: 2 });
    expect(first).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await readPage({ first: 2, after: first.endCursor });
    expect(names(second)).toBe('c b');
    const { endCursor, startCursor, hasNextPage } = second.data!.viewer!.stacks.pageInfo;
    expect(hasNextPage).toBe(true);
    const third = await readPage({ first: 2, after: endCursor });
    expect(names(third)).toBe('a');
    expect(third.data?.viewer?.stacks).toMatchObject({
      totalCount: 5,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });

    expect(names(await readPage({ last: 2, before: startCursor }))).toBe('e d');
    const lastPage = await readPage({ last: 2 });
    expect(names(lastPage)).toBe('b a');
    const { startCursor: b } = lastPage.data!.viewer!.stacks.pageInfo;
    expect(names(await readPage({ last: 2, before: b }))).toBe('d c');
    expect(names(await readPage({ after: first.startCursor, before: b }))).toBe('d c');
  });

  it('is searched by a part of the names, in any case, page by page', async () => {
    const dora = await signedIn('dora');
    const stacks = ['Podcast', 'Shop', 'My PODCASTS', '100%', 'Other'];
    await db.stack.createMany({
      data: stacks.map((name, minute) => ({ ...stackNamed(name, minute), userId: dora.user.id })),
    });
    const found = async (variables: object) => {
      const { data } = await send(page, variables, dora);
      return [data?.viewer?.stacks.totalCount, data?.viewer?.stacks.edges.map(({ node }) => node.name)];
    };
    expect(await found({ search: ' podcast ' })).toEqual([2, ['My PODCASTS', 'Podcast']]);
    expect(await found({ search: 'podcast', first: 1 })).toEqual([2, ['My PODCASTS']]);
    expect(await found({ search: '%' })).toEqual([1, ['100%']]);
    expect(await found({ search: 'nothing' })).toEqual([0, []]);
    expect(await found({ search: '' })).toEqual([5, stacks.toReversed()]);
  });

  it('goes on where a page ended when stacks were added or the page’s last one was deleted', async () => {
    const { endCursor } = await infoOf({ first: 3 });
    await db.stack.create({ data: stackNamed('new', 9) });
    await db.stack.create({ data: stackNamed('old', 0) });
    expect(names(await readPage({ first: 3, after: endCursor }))).toBe('b a old');
    await db.stack.deleteMany({ where: { name: 'c', userId: cara.user.id } });
    expect(names(await readPage({ first: 3, after: endCursor }))).toBe('b a old');
    expect(names(await readPage({ last: 2, before: endCursor }))).toBe('e d');
  });

  it('never gives more than a hundred', async () => {
    const dan = await signedIn('dan');
    await db.stack.createMany({
      data: Array.from({ length: 120 }, () => ({ name: 'x', userId: dan.user.id, projectType: 'work', budget: 1 })),
    });
    const sizes = async (answer: { data?: any; errors?: unknown }) =>
      answer.data?.viewer?.stacks.edges.length ?? JSON.stringify(answer.errors);
    const literal = await sendText('{ viewer { stacks(first: 1000000) { edges { node { name } } } } }', {}, dan);
    for (const answer of [await literal.json(), await send(page, { first: 1_000_000 }, dan)])
      expect(await sizes(answer)).toMatch(/TOO_COMPLEX/);
    expect(await sizes(await send(page, { first: 101 }, dan))).toBe(100);
    expect(await sizes(await send(page, { last: 101 }, dan))).toBe(100);
    expect(await sizes(await send(page, {}, dan))).toBe(20);
    expect(await sizes(await send(page, { first: 0 }, dan))).toBe(0);
  });

  it.each([
    { first: -1 },
    { last: -1 },
    { after: 'abc' },
    { after: '__proto__' },
    { before: Buffer.from('1:2:3').toString('base64') },
    { after: Buffer.from(`1:${'9'.repeat(30)}`).toString('base64') },
  ])('refuses %o', async (variables) => {
    expect((await readPage(variables)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('takes a cursor far outside of the list', async () => {
    const far = Buffer.from('CREATED_AT:9999999999:99999999999999').toString('base64');
    expect(names(await readPage({ first: 1, after: far }))).toBe('new');
    expect(names(await readPage({ last: 1, before: Buffer.from('CREATED_AT:0:0').toString('base64') }))).toBe('old');
  });
});

describe('the statements of the list of stacks with what is saved to them', () => {
  it('are as many for 10 rows as for 200', async () => {
    const counts = await Promise.all(['small', 'large'].map((name) => signedIn(name))).then(async ([small, large]) => {
      for (const [viewer, perStack] of [
        [small!, 1],
        [large!, 20],
      ] as const)
        for (let n = 0; n < 10; n++) await saveTo(viewer, await newStack(viewer), times(perStack, { price: '$2' }));
      const read = async (viewer: Viewer, saved: number) => {
        const { data } = await send(overview, {}, viewer);
        expect(data?.viewer?.stacks.edges).toHaveLength(10);
        for (const { node } of data!.viewer!.stacks.edges)
          expect(node).toMatchObject({ totalCents: 200 * saved, recommendations: { totalCount: saved } });
      };
      return [await statementsOf(() => read(small!, 1)), await statementsOf(() => read(large!, 20))];
    });
    expect(counts[0]!.toSorted()).toEqual(counts[1]!.toSorted());
    // The session and its user, a page of stacks, their number, a page of what is saved to each, what it comes to.
    expect(counts[0]!.length).toBeLessThanOrEqual(6);
  });
});

import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { call, signedIn, type Viewer } from '../support/api.ts';

let root: Viewer;
let ada: Viewer;

beforeAll(async () => {
  [root, ada] = [await signedIn('root', true), await signedIn('ada')];
  const numbers = Array.from({ length: 205 }, (_, index) => index);
  await db.stack.createMany({
    data: numbers.map((index) => ({ name: `Stack ${index}`, projectType: 'work', budget: 5, userId: ada.user.id })),
  });
  await db.user.createMany({
    data: numbers.map((index) => ({
      username: `many_${index}`,
      email: `many_${index}@example.com`,
      password: 'not a digest',
    })),
  });
});

/** A page of a list, and the address that it says the next one has. */
async function pageAt(path: string, viewer: Viewer) {
  const answer = await call('GET', path, undefined, viewer);
  const [, next] = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '') ?? [];
  return { rows: (await answer.json()) as { id: number; name: string; username: string }[], next };
}

async function pagesFrom(path: string, viewer: Viewer, between?: () => Promise<unknown>) {
  const pages: { id: number; name: string; username: string }[][] = [];
  for (let next: string | undefined = path; next !== undefined; await between?.()) {
    const page = await pageAt(next, viewer);
    pages.push(page.rows);
    next = page.next;
  }
  return pages;
}

const countdown = (name: (index: number) => string) => Array.from({ length: 205 }, (_, index) => name(204 - index));

describe('a list of more than a hundred', () => {
  it('is read page by page: one’s own stacks', async () => {
    const pages = await pagesFrom('/api/projects', ada);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 5]);
    expect(pages.flat().map(({ name }) => name)).toEqual(countdown((index) => `Stack ${index}`));
  });

  it('keeps what it was narrowed by: users', async () => {
    const pages = await pagesFrom('/api/admin/users?search=MANY_', root);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 5]);
    expect(pages.flat().map(({ username }) => username)).toEqual(countdown((index) => `many_${index}`));
  });

  it('shows each once while others come and go', async () => {
    const bob = await signedIn('bob');
    const data = Array.from({ length: 150 }, (_, index) => ({ name: `${index}`, userId: bob.user.id }));
    const rest = { projectType: 'work', budget: 5 };
    await db.stack.createMany({ data: data.map((stack) => ({ ...stack, ...rest })) });
    const pages = await pagesFrom('/api/projects', bob, async () => {
      await db.stack.create({ data: { name: 'new', userId: bob.user.id, ...rest } });
      await db.stack.deleteMany({ where: { userId: bob.user.id, name: { in: ['50', '49'] } } });
    });
    expect(pages.flat().map(({ name }) => Number(name))).toEqual([
      ...Array.from({ length: 100 }, (_, index) => 149 - index),
      ...Array.from({ length: 48 }, (_, index) => 48 - index).concat(0),
    ]);
  });

  it.each(['x', 'Q1JFQVRFRF9BVDox', '%00', 'x'.repeat(1_000)])('has no page after %s', async (after) => {
    const answer = await call('GET', `/api/projects?after=${after}`, undefined, ada);
    expect([answer.status, await answer.json()]).toEqual([400, { message: expect.stringMatching(/^Invalid/) }]);
  });
});

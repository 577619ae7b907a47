import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { list, tracked } from '../support/subscriptions.ts';

let ada: Viewer;
beforeAll(async () => {
  ada = await signedIn('ada');
});

async function namesOf(variables: Parameters<typeof send<any, any>>[1], viewer = ada): Promise<string[]> {
  const { data } = await send(list, variables, viewer);
  return data!.viewer!.subscriptions.edges.map(({ node }) => node.name);
}

describe('the list', () => {
  it('shows one’s own, newest first, page by page, and stays in place when some are added', async () => {
    const cara = await signedIn('cara');
    for (const name of ['One', 'Two', 'Three']) await tracked(cara, { name, price: '1' });
    expect(await namesOf({}, cara)).toEqual(['Three', 'Two', 'One']);
    const { data } = await send(list, { first: 2 }, cara);
    const { totalCount, pageInfo } = data!.viewer!.subscriptions;
    expect([totalCount, pageInfo.hasNextPage]).toEqual([3, true]);
    await tracked(cara, { name: 'Four', price: '1' });
    expect(await namesOf({ first: 2, after: pageInfo.endCursor }, cara)).toEqual(['One']);
  });

  it('is narrowed by category, activity and part of the name, whatever signs that holds', async () => {
    const dan = await signedIn('dan');
    await tracked(dan, { name: '100% Piano', price: '1', category: 'ENTERTAINMENT' });
    await tracked(dan, { name: 'Piano_2', price: '1', isActive: false });
    await tracked(dan, { name: 'Gym', price: '1' });
    expect(await namesOf({ category: 'ENTERTAINMENT' }, dan)).toEqual(['100% Piano']);
    expect(await namesOf({ isActive: false }, dan)).toEqual(['Piano_2']);
    expect(await namesOf({ search: 'PIANO' }, dan)).toEqual(['Piano_2', '100% Piano']);
    expect(await namesOf({ search: '0%' }, dan)).toEqual(['100% Piano']);
    expect(await namesOf({ search: 'o_2' }, dan)).toEqual(['Piano_2']);
    expect(await namesOf({ search: '\\' }, dan)).toEqual([]);
  });
});

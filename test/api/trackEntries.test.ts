import '../support/db.ts';
import { expect, it } from 'vitest';
import { env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { changed } from '../support/subscriptionChanges.ts';
import { tracked } from '../support/subscriptions.ts';

const mutation = graphql(`
  mutation TestTrackEntries($input: TrackEntriesInput!) {
    result: trackEntries(input: $input) {
      __typename
      ... on TrackEntriesPayload {
        subscriptions {
          id
          name
          price
          category
        }
        duplicates
        user {
          subscriptions {
            totalCount
          }
        }
      }
      ... on InvalidInputError {
        code
      }
    }
  }
`);

async function added(viewer: Viewer, entries: string[], category: 'WORK' | 'OTHER' = 'OTHER') {
  const { data } = await send(mutation, { input: { entries, category } }, viewer);
  return data!.result;
}

it('adds a hundred lines at once, which one change takes back', async () => {
  const ada = await signedIn('ada');
  const result = await added(
    ada,
    Array.from({ length: 100 }, (_, index) => `Service ${index + 1} A - $${index + 1}`),
    'WORK',
  );
  if (result.__typename !== 'TrackEntriesPayload') throw new Error(JSON.stringify(result));
  expect(result.subscriptions[6]).toMatchObject({ name: 'Service 7 A', price: '$7/month', category: 'WORK' });
  expect(result.user.subscriptions.totalCount).toBe(100);
  const ids = result.subscriptions.map(({ id }) => id);
  expect((await changed(ada, ids, { act: 'REMOVE' })).user.subscriptions.totalCount).toBe(0);
});

const trackedNames = graphql(`
  query TestTrackedNames($names: [String!]!) {
    viewer {
      trackedNames(names: $names)
    }
  }
`);

it('says which names are tracked already, to their user only', async () => {
  const [finn, greta] = [await signedIn('finn'), await signedIn('greta')];
  await tracked(finn, { name: 'YouTube Premium', price: '$9' });
  await tracked(greta, { name: 'Gym', price: '$9' });
  const names = ['News', 'youtube  premium', 'Gym', 'a\0b'];
  expect((await send(trackedNames, { names }, finn)).data).toEqual({ viewer: { trackedNames: ['youtube  premium'] } });
  expect((await send(trackedNames, { names: Array.from({ length: 101 }, String) }, finn)).errors).toHaveLength(1);
});

it('names what is tracked already or comes twice, and adds the rest', async () => {
  const bob = await signedIn('bob');
  await tracked(bob, { name: 'Netflix', price: '$9' });
  expect(await added(bob, ['netflix $5', 'Gym €30 every 4 weeks', 'GYM $3', 'News $2'])).toMatchObject({
    subscriptions: [{ name: 'Gym', price: '€30 every 4 weeks' }, { name: 'News' }],
    duplicates: ['netflix', 'GYM'],
    user: { subscriptions: { totalCount: 3 } },
  });
});

it.each([
  ['no line', []],
  ['an empty line', ['News $2', ' ']],
  ['a line without a price', ['News $2', 'Netflix']],
  ['more than a hundred', Array.from({ length: 101 }, () => 'News $2')],
])('adds nothing for %s', async (what, entries) => {
  const viewer = await signedIn(what.replaceAll(' ', '_').slice(0, 15));
  expect(await added(viewer, entries)).toMatchObject({ __typename: 'InvalidInputError' });
  expect(await added(viewer, ['News $2'])).toMatchObject({ user: { subscriptions: { totalCount: 1 } } });
});

it('adds none when there is no room for all', async () => {
  const dan = await signedIn('dan');
  const before = env.MAX_SUBSCRIPTIONS;
  Object.assign(env, { MAX_SUBSCRIPTIONS: 2 });
  try {
    expect(await added(dan, ['A $1', 'B $1', 'C $1'])).toEqual({
      __typename: 'InvalidInputError',
      code: 'subscriptions.tooMany',
    });
  } finally {
    Object.assign(env, { MAX_SUBSCRIPTIONS: before });
  }
  expect(await added(dan, ['A $1'])).toMatchObject({ user: { subscriptions: { totalCount: 1 } } });
});

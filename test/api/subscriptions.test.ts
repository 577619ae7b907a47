import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { TrackSubscriptionInput, UpdateSubscriptionInput } from '../../api/generated/operations/graphql.ts';
import { call, send, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';
import { statementsOf } from '../support/statements.ts';

graphql(`
  fragment TestSubscription on TrackedSubscription {
    id
    name
    price
    amountCents
    cycleCount
    cycleUnit
    monthlyCents
    yearlyCents
    currency
    category
    description
    websiteUrl
    isActive
    nextBillingDate
  }
`);

const track = graphql(`
  mutation TestTrackSubscription($input: TrackSubscriptionInput!) {
    result: trackSubscription(input: $input) {
      __typename
      ... on TrackSubscriptionPayload {
        subscription {
          ...TestSubscription
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
`);

const trackEntry = graphql(`
  mutation TestTrackEntry($entry: String!) {
    result: trackEntry(input: { entry: $entry, category: WORK, nextBillingDate: "2027-02-28" }) {
      __typename
      ... on TrackSubscriptionPayload {
        subscription {
          ...TestSubscription
        }
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

const update = graphql(`
  mutation TestUpdateSubscription($id: ID!, $input: UpdateSubscriptionInput!) {
    result: updateSubscription(id: $id, input: $input) {
      __typename
      ... on UpdateSubscriptionPayload {
        subscription {
          ...TestSubscription
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const remove = graphql(`
  mutation TestRemoveSubscription($id: ID!) {
    result: removeSubscription(id: $id) {
      __typename
      ... on RemoveSubscriptionPayload {
        removedId
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const list = graphql(`
  query TestSubscriptions($first: Int, $after: String, $category: Category, $isActive: Boolean, $search: String) {
    viewer {
      subscriptions(first: $first, after: $after, category: $category, isActive: $isActive, search: $search) {
        totalCount
        edges {
          node {
            name
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const node = graphql(`
  query TestSubscriptionNode($id: ID!) {
    node(id: $id) {
      __typename
      ... on TrackedSubscription {
        name
      }
    }
  }
`);

let ada: Viewer;
let bob: Viewer;
beforeAll(async () => {
  ada = await signedIn('ada');
  bob = await signedIn('bob');
});

const netflix = { name: 'Netflix', price: '$15.49/month' };

async function tracked(input: TrackSubscriptionInput = netflix, viewer = ada) {
  const { data, errors } = await send(track, { input }, viewer);
  if (data?.result.__typename !== 'TrackSubscriptionPayload') throw new Error(JSON.stringify({ data, errors }));
  return data.result.subscription;
}

async function namesOf(variables: Parameters<typeof send<any, any>>[1], viewer = ada): Promise<string[]> {
  const { data } = await send(list, variables, viewer);
  return data!.viewer!.subscriptions.edges.map(({ node }) => node.name);
}

describe('a subscription', () => {
  it('is tracked with what was given, and defaults for the rest', async () => {
    expect(await tracked()).toEqual({
      id: expect.any(String),
      name: 'Netflix',
      price: '$15.49/month',
      amountCents: 1_549,
      cycleCount: 1,
      cycleUnit: 'MONTH',
      monthlyCents: 1_549,
      yearlyCents: 18_588,
      currency: 'USD',
      category: 'OTHER',
      description: null,
      websiteUrl: null,
      isActive: true,
      nextBillingDate: null,
    });
    expect(
      await tracked({
        name: ' Office ',
        price: '120 per year',
        currency: 'EUR',
        category: 'SIDE_QUEST',
        description: 'For the books',
        websiteUrl: 'example.com/office',
        isActive: false,
        nextBillingDate: '2027-01-31',
      }),
    ).toMatchObject({
      name: 'Office',
      price: '€120/year',
      monthlyCents: 1_000,
      currency: 'EUR',
      category: 'SIDE_QUEST',
      websiteUrl: 'https://example.com/office',
      isActive: false,
      nextBillingDate: '2027-01-31',
    });
  });

  it.each<[string, Partial<TrackSubscriptionInput>, string, string]>([
    ['an empty name', { name: '  ' }, 'name', 'Please enter a name'],
    ['a price without a number', { price: 'cheap' }, 'price', 'Please enter a valid price format'],
    ['a price beyond counting', { price: '100000000/month' }, 'price', 'Please enter a smaller price'],
    [
      'a day that is none',
      { nextBillingDate: '2027-02-30' },
      'nextBillingDate',
      'Please enter a date such as 2026-11-30',
    ],
    [
      'a year that no calendar has',
      { nextBillingDate: '0000-01-01' },
      'nextBillingDate',
      'Please enter a date such as 2026-11-30',
    ],
    [
      'a script for an address',
      { websiteUrl: 'javascript:alert(1)' },
      'websiteUrl',
      expect.stringContaining('https://'),
    ],
    ['a NUL', { name: 'a\0b' }, 'name', 'Please remove the characters that cannot be stored'],
    [
      'half a character',
      { description: '\ud800' },
      'description',
      'Please remove the characters that cannot be stored',
    ],
  ])('is refused with %s, and nothing is written', async (_what, wrong, field, message) => {
    const before = await db.trackedSubscription.count();
    const { data } = await send(track, { input: { ...netflix, ...wrong } }, ada);
    expect(data?.result).toEqual({ __typename: 'InvalidInputError', issues: [{ field, message }] });
    expect(await db.trackedSubscription.count()).toBe(before);
  });

  it('changes only where it is told to, and a price keeps its currency', async () => {
    const { id } = await tracked({ name: 'Zeit', price: '€20/month', nextBillingDate: '2027-01-31' });
    const change = async (input: UpdateSubscriptionInput) => (await send(update, { id, input }, ada)).data?.result;
    expect(await change({ price: '240/year' })).toMatchObject({
      subscription: {
        name: 'Zeit',
        price: '€240/year',
        monthlyCents: 2_000,
        currency: 'EUR',
        nextBillingDate: '2027-01-31',
      },
    });
    expect(await change({ isActive: false, nextBillingDate: null, category: 'WORK' })).toMatchObject({
      subscription: { price: '€240/year', isActive: false, nextBillingDate: null, category: 'WORK' },
    });
    expect(await change({ currency: 'PLN' })).toMatchObject({
      subscription: { price: 'zł240/year', monthlyCents: 2_000, currency: 'PLN' },
    });
    expect(await change({ price: 'free?' })).toEqual({
      __typename: 'InvalidInputError',
      message: 'Please enter a valid price format',
    });
  });

  it('of somebody else is not found, whatever is tried', async () => {
    const { id } = await tracked();
    const missing = { __typename: 'NotFoundError', message: 'No such subscription.' };
    expect((await send(update, { id, input: { name: 'Mine' } }, bob)).data?.result).toEqual(missing);
    expect((await send(remove, { id }, bob)).data?.result).toEqual(missing);
    expect(await send(node, { id }, bob)).toEqual({ data: { node: null } });
    expect((await send(node, { id }, ada)).data?.node).toEqual({ __typename: 'TrackedSubscription', name: 'Netflix' });
  });

  it('is gone once it is forgotten', async () => {
    const { id } = await tracked();
    expect((await send(remove, { id }, ada)).data?.result).toMatchObject({ removedId: id });
    expect((await send(remove, { id }, ada)).data?.result.__typename).toBe('NotFoundError');
  });
});

describe('every change', () => {
  const track = graphql(`
    mutation TestTrackAndAddUp($input: TrackSubscriptionInput!) {
      result: trackSubscription(input: $input) {
        ... on TrackSubscriptionPayload {
          subscription {
            id
          }
          user {
            spending {
              monthlyCents
              activeCount
            }
          }
        }
      }
    }
  `);
  const update = graphql(`
    mutation TestUpdateAndAddUp($id: ID!, $input: UpdateSubscriptionInput!) {
      result: updateSubscription(id: $id, input: $input) {
        ... on UpdateSubscriptionPayload {
          user {
            spending {
              monthlyCents
              activeCount
            }
          }
        }
      }
    }
  `);
  const remove = graphql(`
    mutation TestForgetAndAddUp($id: ID!) {
      result: removeSubscription(id: $id) {
        ... on RemoveSubscriptionPayload {
          user {
            spending {
              monthlyCents
              activeCount
            }
          }
        }
      }
    }
  `);

  it('says in the same answer what its owner spends from now on, for one statement more', async () => {
    const gus = await signedIn('gus');
    await tracked({ name: 'Gym', price: '30' }, gus);
    const first = await send(track, { input: netflix }, gus);
    const { id } = (first.data!.result as { subscription: { id: string } }).subscription;
    expect(first.data!.result).toMatchObject({ user: { spending: { monthlyCents: 4_549, activeCount: 2 } } });
    const changed = await send(update, { id, input: { isActive: false } }, gus);
    expect(changed.data!.result).toEqual({ user: { spending: { monthlyCents: 3_000, activeCount: 1 } } });

    const bare = await statementsOf(() => send(trackEntry, { entry: 'Hulu 5' }, gus));
    const full = await statementsOf(() => send(track, { input: { name: 'Disney', price: '5' } }, gus));
    expect(full.length - bare.length).toBe(1);

    const gone = await send(remove, { id }, gus);
    expect(gone.data!.result).toEqual({ user: { spending: { monthlyCents: 4_000, activeCount: 3 } } });
  });
});

describe('a typed line', () => {
  it('becomes a subscription in the currency it was typed in', async () => {
    const { data } = await send(trackEntry, { entry: 'Office 365 – £99 yearly' }, ada);
    expect(data?.result).toMatchObject({
      subscription: {
        name: 'Office 365',
        price: '£99/year',
        monthlyCents: 825,
        currency: 'GBP',
        category: 'WORK',
        nextBillingDate: '2027-02-28',
      },
    });
  });

  it.each([
    ['', "Please enter a subscription (e.g., '<service> - $9.99/month')"],
    ['Netflix', "Please use format like '<service> - $9.99/month' or '<service> $10 monthly'"],
  ])('%j is answered with how to write it', async (entry, message) => {
    expect((await send(trackEntry, { entry }, ada)).data?.result).toEqual({ __typename: 'InvalidInputError', message });
  });
});

describe('the list', () => {
  it('shows one’s own, newest first, page by page, and stays in place when some are added', async () => {
    const cara = await signedIn('cara');
    for (const name of ['One', 'Two', 'Three']) await tracked({ name, price: '1' }, cara);
    expect(await namesOf({}, cara)).toEqual(['Three', 'Two', 'One']);
    const { data } = await send(list, { first: 2 }, cara);
    const { totalCount, pageInfo } = data!.viewer!.subscriptions;
    expect([totalCount, pageInfo.hasNextPage]).toEqual([3, true]);
    await tracked({ name: 'Four', price: '1' }, cara);
    expect(await namesOf({ first: 2, after: pageInfo.endCursor }, cara)).toEqual(['One']);
  });

  it('is narrowed by category, activity and part of the name, whatever signs that holds', async () => {
    const dan = await signedIn('dan');
    await tracked({ name: '100% Piano', price: '1', category: 'ENTERTAINMENT' }, dan);
    await tracked({ name: 'Piano_2', price: '1', isActive: false }, dan);
    await tracked({ name: 'Gym', price: '1' }, dan);
    expect(await namesOf({ category: 'ENTERTAINMENT' }, dan)).toEqual(['100% Piano']);
    expect(await namesOf({ isActive: false }, dan)).toEqual(['Piano_2']);
    expect(await namesOf({ search: 'PIANO' }, dan)).toEqual(['Piano_2', '100% Piano']);
    expect(await namesOf({ search: '0%' }, dan)).toEqual(['100% Piano']);
    expect(await namesOf({ search: 'o_2' }, dan)).toEqual(['Piano_2']);
    expect(await namesOf({ search: '\\' }, dan)).toEqual([]);
  });
});

describe('/api/subscriptions', () => {
  it('tracks, lists, changes and forgets', async () => {
    const eve = await signedIn('eve');
    const input = {
      name: 'Netflix',
      price: '$120/year',
      monthlyAmount: 1_000,
      category: 'side-quest',
      nextBillingDate: '',
    };
    const created = await call('POST', '/api/subscriptions', input, eve);
    expect(created.status).toBe(201);
    const subscription = (await created.json()) as { id: number };
    expect(subscription).toEqual({
      id: expect.any(Number),
      name: 'Netflix',
      price: '$120/year',
      amountCents: 12_000,
      cycleCount: 1,
      cycleUnit: 'year',
      monthlyAmount: 1_000,
      currency: 'USD',
      category: 'side-quest',
      description: null,
      websiteUrl: null,
      isActive: true,
      nextBillingDate: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const path = `/api/subscriptions/${subscription.id}`;
    expect(await (await call('PUT', path, { isActive: false, category: 'work' }, eve)).json()).toMatchObject({
      isActive: false,
      category: 'work',
      price: '$120/year',
    });
    expect(await (await call('GET', '/api/subscriptions', undefined, eve)).json()).toMatchObject([{ isActive: false }]);
    expect((await call('DELETE', path, undefined, bob)).status).toBe(404);
    expect((await call('DELETE', path, undefined, eve)).status).toBe(200);
    expect(await (await call('GET', '/api/subscriptions', undefined, eve)).json()).toEqual([]);
  });

  it('lists them all, also more than a page', async () => {
    const fay = await signedIn('fay');
    await db.trackedSubscription.createMany({
      data: Array.from({ length: 230 }, (_, index) => ({
        userId: fay.user.id,
        name: `Number ${index}`,
        ...byMonth(100),
      })),
    });
    const names = ((await (await call('GET', '/api/subscriptions', undefined, fay)).json()) as { name: string }[]).map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(230);
  });

  it('is for those who are signed in', async () => {
    for (const [method, path, body] of [
      ['GET', '/api/subscriptions', undefined],
      ['POST', '/api/subscriptions', netflix],
      ['PUT', '/api/subscriptions/1', netflix],
      ['DELETE', '/api/subscriptions/1', undefined],
    ] as const) {
      const answer = await call(method, path, body);
      expect([method, answer.status, await answer.json()]).toEqual([
        method,
        401,
        { message: 'You need to be logged in.' },
      ]);
    }
  });

  it.each(['0', '-1', '1.5', 'abc', '9'.repeat(30), '__proto__', '2147483648'])(
    'has nothing under the id %s',
    async (id) => {
      expect((await call('PUT', `/api/subscriptions/${id}`, netflix, ada)).status).toBe(404);
    },
  );
});

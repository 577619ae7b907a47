import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { TrackSubscriptionInput, UpdateSubscriptionInput } from '../../api/generated/operations/graphql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { statementsOf } from '../support/statements.ts';
import { netflix, node, remove, track, tracked, trackEntry, update } from '../support/subscriptions.ts';

/** What the operations of ../support/subscriptions.ts ask for. */
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
    startsOn
    nextDueOn
    nextBillingDate
  }
`);

let ada: Viewer;
let bob: Viewer;
beforeAll(async () => {
  ada = await signedIn('ada');
  bob = await signedIn('bob');
});

describe('a subscription', () => {
  it('is tracked with what was given, and defaults for the rest', async () => {
    expect(await tracked(ada)).toEqual({
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
      startsOn: null,
      nextDueOn: null,
      nextBillingDate: null,
    });
    expect(
      await tracked(ada, {
        name: ' Office ',
        price: '120 per year',
        currency: 'EUR',
        category: 'SIDE_QUEST',
        description: 'For the books',
        websiteUrl: 'example.com/office',
        isActive: false,
        nextBillingDate: '2999-01-31',
      }),
    ).toMatchObject({
      name: 'Office',
      price: '€120/year',
      monthlyCents: 1_000,
      currency: 'EUR',
      category: 'SIDE_QUEST',
      websiteUrl: 'https://example.com/office',
      isActive: false,
      nextBillingDate: '2999-01-31',
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
    const { id } = await tracked(ada, { name: 'Zeit', price: '€20/month', nextBillingDate: '2999-01-31' });
    const change = async (input: UpdateSubscriptionInput) => (await send(update, { id, input }, ada)).data?.result;
    expect(await change({ price: '240/year' })).toMatchObject({
      subscription: {
        name: 'Zeit',
        price: '€240/year',
        monthlyCents: 2_000,
        currency: 'EUR',
        nextBillingDate: '2999-01-31',
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
    const { id } = await tracked(ada);
    const missing = { __typename: 'NotFoundError', message: 'No such subscription.' };
    expect((await send(update, { id, input: { name: 'Mine' } }, bob)).data?.result).toEqual(missing);
    expect((await send(remove, { id }, bob)).data?.result).toEqual(missing);
    expect(await send(node, { id }, bob)).toEqual({ data: { node: null } });
    expect((await send(node, { id }, ada)).data?.node).toEqual({ __typename: 'TrackedSubscription', name: 'Netflix' });
  });

  it('is gone once it is forgotten', async () => {
    const { id } = await tracked(ada);
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
    await tracked(gus, { name: 'Gym', price: '30' });
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
        nextBillingDate: '2999-02-28',
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

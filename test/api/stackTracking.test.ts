import '../support/db.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { newStack, save, saveTo } from '../support/stacks.ts';
import { tracked } from '../support/subscriptions.ts';

beforeAll(seedRates);

const read = graphql(`
  query TestStackTracking($id: ID!) {
    node(id: $id) {
      ... on Stack {
        totalCents
        spending {
          trackedCount
          monthlyCents
        }
        recommendations {
          edges {
            node {
              name
              tracked {
                name
                price
              }
            }
          }
        }
      }
    }
  }
`);

const trackStack = graphql(`
  mutation TestTrackStack($stackId: ID!, $ids: [ID!]) {
    result: trackStack(stackId: $stackId, ids: $ids) {
      __typename
      ... on TrackStackPayload {
        subscriptions {
          name
          price
          category
          websiteUrl
        }
        unreadable {
          name
        }
        stack {
          spending {
            trackedCount
          }
        }
        user {
          spending {
            monthlyCents
          }
        }
      }
      ... on NotFoundError {
        message
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

let people = 0;
let ada: Viewer;
let stackId: string;

beforeEach(async () => {
  ada = await signedIn(`ada_${people++}`);
  stackId = await newStack(ada);
});

type Tools = Parameters<typeof saveTo>[2];
const hold = (tools: Tools) => saveTo(ada, stackId, tools);
const stack = async () => {
  const { data } = await send(read, { id: stackId }, ada);
  const { totalCents, spending, recommendations } = data!.node as Extract<
    NonNullable<(typeof data & object)['node']>,
    { totalCents: number }
  >;
  return { totalCents, ...spending, tracked: recommendations.edges.map(({ node }) => node.tracked?.name ?? null) };
};
const track = async (ids?: string[], viewer = ada) => (await send(trackStack, { stackId, ids }, viewer)).data!.result;

it('tells what is planned beside what is paid, in US dollars', async () => {
  await hold([
    { name: 'Figma', price: '$16/month' },
    { name: 'Notion', price: '$120/year' },
    { name: 'Zoom', price: '$16.99/month' },
  ]);
  expect(await stack()).toEqual({
    totalCents: 1_600 + 1_000 + 1_699,
    trackedCount: 0,
    monthlyCents: 0,
    tracked: [null, null, null],
  });
  await tracked(ada, { name: ' figma ', price: '$20/month' });
  await tracked(ada, { name: 'Notion Plus', price: '$144/year' });
  await tracked(ada, { name: 'Zoo', price: '$5' });
  expect(await stack()).toMatchObject({
    trackedCount: 2,
    monthlyCents: 2_000 + 1_200,
    tracked: ['figma', 'Notion Plus', null],
  });
});

it('counts what is active before what is not, and nothing for what is not', async () => {
  await hold([{ name: 'Figma', price: '$16/month' }]);
  await tracked(ada, { name: 'Figma', price: '$20/month', isActive: false });
  expect(await stack()).toMatchObject({ trackedCount: 1, monthlyCents: 0 });
  await tracked(ada, { name: 'figma professional', price: '$15/month' });
  expect(await stack()).toMatchObject({ trackedCount: 1, monthlyCents: 1_500, tracked: ['figma professional'] });
});

it('tracks what is not tracked yet, at the prices and in the rhythms that were saved', async () => {
  await hold([
    { name: 'Figma', price: '$16/month', link: 'https://www.figma.com/' },
    { name: 'Notion', price: '$120/year' },
    { name: 'Zoom', price: '$16.99/month' },
    { name: 'Odd', price: 'ask us' },
    { name: 'NOTION', price: '$130/year' },
  ]);
  await tracked(ada, { name: 'zoom', price: '$10' });
  const first = await track();
  expect(first).toMatchObject({
    subscriptions: [
      { name: 'Figma', price: '$16/month', websiteUrl: 'https://www.figma.com/' },
      { name: 'Notion', price: '$120/year' },
    ],
    unreadable: [{ name: 'Odd' }],
    stack: { spending: { trackedCount: 4 } },
  });
  expect(first).toMatchObject({ user: { spending: { monthlyCents: 1_600 + 1_000 + 1_000 } } });
  expect(await track()).toMatchObject({ subscriptions: [], unreadable: [{ name: 'Odd' }] });
});

it('tracks each tool once when it is asked for twice at the same time', async () => {
  await hold([{ name: 'Figma', price: '$16/month' }]);
  await Promise.all([track(), track(), track()]);
  expect(await db.trackedSubscription.count({ where: { userId: ada.user.id } })).toBe(1);
});

it('tracks only some on request, and nothing of other stacks and of other people', async () => {
  const saved = await send(
    save,
    {
      stackId,
      recommendations: [
        { name: 'Figma', price: '$16' },
        { name: 'Zoom', price: '$17' },
      ],
    },
    ada,
  );
  const { recommendations } = saved.data!.result as { recommendations: { id: string }[] };
  const other = await newStack(ada);
  await saveTo(ada, other, [{ name: 'Miro', price: '$8' }]);
  const bob = await signedIn(`bob_${people}`);
  expect(await track([recommendations[0]!.id], bob)).toMatchObject({ __typename: 'NotFoundError' });
  const foreign = await send(trackStack, { stackId: other, ids: [recommendations[0]!.id] }, ada);
  expect(foreign.data!.result).toMatchObject({ __typename: 'NotFoundError' });
  expect(await track([recommendations[1]!.id])).toMatchObject({ subscriptions: [{ name: 'Zoom' }] });
  expect(await db.trackedSubscription.count({ where: { userId: { in: [ada.user.id, bob.user.id] } } })).toBe(1);
});

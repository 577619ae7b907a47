import '../support/db.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type {
  CreateStackInput,
  RecommendationInput,
  UpdateStackInput,
} from '../../api/generated/operations/graphql.ts';
import { send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { statementsOf } from '../support/statements.ts';

const create = graphql(`
  mutation TestCreateStack($input: CreateStackInput!) {
    result: createStack(input: $input) {
      __typename
      ... on CreateStackPayload {
        stack {
          id
          name
          projectType
          budget
          projectDescription
          totalCents
          unreadablePrices
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

const update = graphql(`
  mutation TestUpdateStack($id: ID!, $input: UpdateStackInput!) {
    result: updateStack(id: $id, input: $input) {
      __typename
      ... on UpdateStackPayload {
        stack {
          name
          projectType
          budget
          projectDescription
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
  mutation TestDeleteStack($id: ID!) {
    result: deleteStack(id: $id) {
      __typename
      ... on DeleteStackPayload {
        deletedId
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const save = graphql(`
  mutation TestSaveRecommendations($stackId: ID!, $recommendations: [RecommendationInput!]!) {
    result: saveRecommendations(stackId: $stackId, input: { recommendations: $recommendations }) {
      __typename
      ... on SaveRecommendationsPayload {
        stack {
          totalCents
          unreadablePrices
        }
        recommendations {
          id
          name
          price
          description
          features
          badge
          badgeColor
          link
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

const add = graphql(`
  mutation TestAddSubscription($stackId: ID!, $input: AddSubscriptionToStackInput!) {
    result: addSubscriptionToStack(stackId: $stackId, input: $input) {
      __typename
      ... on AddSubscriptionToStackPayload {
        recommendation {
          name
          price
          description
          features
          badge
          badgeColor
          link
        }
        stack {
          recommendations {
            totalCount
          }
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

const removeSaved = graphql(`
  mutation TestRemoveSavedRecommendation($id: ID!) {
    result: removeSavedRecommendation(id: $id) {
      __typename
      ... on RemoveSavedRecommendationPayload {
        removedId
        stack {
          totalCents
        }
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const page = graphql(`
  query TestStacks($first: Int, $last: Int, $after: String, $before: String) {
    viewer {
      stacks(first: $first, last: $last, after: $after, before: $before) {
        totalCount
        edges {
          cursor
          node {
            name
          }
        }
        pageInfo {
          startCursor
          endCursor
          hasNextPage
          hasPreviousPage
        }
      }
    }
  }
`);

const saved = graphql(`
  query TestStackRecommendations($id: ID!, $first: Int, $last: Int, $after: String, $before: String) {
    node(id: $id) {
      ... on Stack {
        recommendations(first: $first, last: $last, after: $after, before: $before) {
          totalCount
          edges {
            node {
              name
            }
          }
          pageInfo {
            startCursor
            endCursor
            hasNextPage
            hasPreviousPage
          }
        }
      }
    }
  }
`);

const node = graphql(`
  query TestStackNode($id: ID!) {
    node(id: $id) {
      __typename
      ... on Stack {
        name
        ownerId
      }
      ... on SavedRecommendation {
        price
      }
    }
  }
`);

const overview = graphql(`
  query TestStackOverview {
    viewer {
      stacks(first: 10) {
        totalCount
        edges {
          node {
            name
            budget
            totalCents
            unreadablePrices
            recommendations {
              totalCount
              edges {
                node {
                  name
                  features
                }
              }
            }
          }
        }
      }
    }
  }
`);

const notFound = (message: string) => ({ result: { __typename: 'NotFoundError', message } });
const noStack = notFound('No such stack.');
const noSubscription = notFound('No such subscription.');
const nothingThere = notFound('There is nothing with this id.');

const reading: CreateStackInput = { name: 'Reading', projectType: 'SIDE_QUEST', budget: 30 };

let ada: Viewer;
let bob: Viewer;
let admin: Viewer;

beforeAll(async () => {
  [ada, bob, admin] = [await signedIn('ada'), await signedIn('bob'), await signedIn('root', true)];
});

async function newStack(viewer: Viewer, input: Partial<CreateStackInput> = {}): Promise<string> {
  const { data } = await send(create, { input: { ...reading, ...input } }, viewer);
  if (data?.result.__typename !== 'CreateStackPayload') throw new Error(JSON.stringify(data));
  return data.result.stack.id;
}

async function saveTo(stackId: string, recommendations: RecommendationInput[], viewer = ada) {
  const { data } = await send(save, { stackId, recommendations }, viewer);
  if (data?.result.__typename !== 'SaveRecommendationsPayload') throw new Error(JSON.stringify(data));
  return data.result;
}

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** Everything that a refused request must leave as it was. */
const everything = () =>
  Promise.all([
    db.stack.findMany({ orderBy: { id: 'asc' } }),
    db.savedRecommendation.findMany({ orderBy: { id: 'asc' } }),
  ]);

describe('a stack', () => {
  it('is made as it was typed, without white space round it', async () => {
    const input = { ...reading, name: '  Reading  ', projectDescription: ' Novels \n' };
    expect((await send(create, { input }, ada)).data).toEqual({
      result: {
        __typename: 'CreateStackPayload',
        stack: { ...reading, id: expect.any(String), projectDescription: 'Novels', totalCents: 0, unreadablePrices: 0 },
      },
    });
  });

  it.each([
    ['no name', { name: '  ' }, 'name', 'Please enter a name'],
    ['a long name', { name: 'x'.repeat(201) }, 'name', 'Please keep the name under 200 characters'],
    ['a NUL in its name', { name: 'a\0b' }, 'name', 'Please remove the characters that are not text'],
    ['half a character', { name: 'a\ud800' }, 'name', 'Please remove the characters that are not text'],
    ['no budget', { budget: 0 }, 'budget', 'Budget must be at least $1'],
    ['a negative budget', { budget: -5 }, 'budget', 'Budget must be at least $1'],
    ['a huge budget', { budget: 1_000_001 }, 'budget', 'Budget must be at most $1,000,000'],
    [
      'a long description',
      { projectDescription: 'x'.repeat(5_001) },
      'projectDescription',
      'Please keep the description under 5,000 characters',
    ],
  ])('is refused with %s, at the field, and nothing is written', async (_what, change, field, message) => {
    const before = await everything();
    expect((await send(create, { input: { ...reading, ...change } }, ada)).data).toEqual({
      result: { __typename: 'InvalidInputError', issues: [{ field, message }] },
    });
    expect(await everything()).toEqual(before);
  });

  it('changes in what is named and stays as it is in all else', async () => {
    const id = await newStack(ada, { projectDescription: 'Novels' });
    const change = async (input: UpdateStackInput) => (await send(update, { id, input }, ada)).data?.result;
    expect(await change({ budget: 45 })).toMatchObject({
      stack: { name: 'Reading', projectType: 'SIDE_QUEST', budget: 45, projectDescription: 'Novels' },
    });
    expect(await change({ name: 'Study', projectType: 'STUDENT', projectDescription: null })).toMatchObject({
      stack: { name: 'Study', projectType: 'STUDENT', budget: 45, projectDescription: null },
    });
    expect(await change({ name: '' })).toEqual({ __typename: 'InvalidInputError', message: 'Please enter a name' });
    expect(await change({})).toMatchObject({ stack: { name: 'Study', budget: 45 } });
  });

  it('goes for good and takes with it what was saved to it, and nothing else', async () => {
    const [gone, kept] = [await newStack(ada), await newStack(ada)];
    await saveTo(gone, [{}, {}]);
    await saveTo(kept, [{ name: 'Kept' }]);
    const saved = await db.savedRecommendation.count();
    expect((await send(remove, { id: gone }, ada)).data).toEqual({
      result: { __typename: 'DeleteStackPayload', deletedId: gone },
    });
    expect(await db.savedRecommendation.count()).toBe(saved - 2);
    expect((await send(remove, { id: gone }, ada)).data).toEqual(noStack);
    expect((await send(node, { id: gone }, ada)).data).toEqual({ node: null });
    expect((await send(node, { id: kept }, ada)).data?.node).toMatchObject({ name: 'Reading' });
  });

  it('asks for somebody who is signed in', async () => {
    const id = encodeGlobalID('Stack', 1);
    const answers = await Promise.all([
      send(create, { input: reading }),
      send(update, { id, input: {} }),
      send(remove, { id }),
      send(save, { stackId: id, recommendations: [{}] }),
      send(add, { stackId: id, input: { name: 'x', description: 'x' } }),
      send(removeSaved, { id: encodeGlobalID('SavedRecommendation', 1) }),
    ]);
    for (const { errors } of answers) expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('saving recommendations', () => {
  it('gives what is missing or blank its default', async () => {
    const defaults = {
      id: expect.any(String),
      name: 'Unnamed Subscription',
      price: '$0',
      description: 'No description',
      features: [],
      badge: 'Recommended',
      badgeColor: 'green',
      link: '',
    };
    const blank = { name: ' ', price: '', description: null, features: [' '], badge: '', badgeColor: '', link: '' };
    expect((await saveTo(await newStack(ada), [{}, blank])).recommendations).toEqual([defaults, defaults]);
  });

  it('keeps what is given, in the order it is given', async () => {
    const stackId = await newStack(ada);
    const given = Array.from({ length: 50 }, (_, n) => ({
      name: `Tool ${n}`,
      price: '$9.99/month',
      description: 'Does “things” — 日本 🎉',
      features: ['One, with a comma', '"Two"'],
      badge: 'Top',
      badgeColor: 'purple',
      link: 'https://example.com/a?b=c#d',
    }));
    const { recommendations } = await saveTo(stackId, given);
    expect(recommendations.map(({ id, ...recommendation }) => recommendation)).toEqual(given);
    const { data } = await send(saved, { id: stackId, first: 100 }, ada);
    if (!data?.node || !('recommendations' in data.node)) throw new Error('no stack');
    expect(data.node.recommendations?.edges.map(({ node }) => node.name)).toEqual(given.map(({ name }) => name));
    const row = await db.savedRecommendation.findFirstOrThrow({ where: { name: 'Tool 0' } });
    expect(row.features).toBe('["One, with a comma","\\"Two\\""]');
  });

  it.each([
    ['GREEN', 'green'],
    ['pink', 'pink'],
    ['#9CA3AF', '#9CA3AF'],
    ['#12345', 'gray'],
    ['chartreuse', 'gray'],
    ['__proto__', 'gray'],
    ['red;background:url(//x)', 'gray'],
  ])('shows the colour %s as %s', async (badgeColor, shown) => {
    const { recommendations } = await saveTo(await newStack(ada), [{ badgeColor }]);
    expect(recommendations[0]?.badgeColor).toBe(shown);
  });

  it.each(['https://example.com', 'http://localhost:3000/x', 'https://例え.jp/路'])(
    'takes the link %s',
    async (link) => {
      const { recommendations } = await saveTo(await newStack(ada), [{ link }]);
      expect(recommendations[0]?.link).toBe(link);
    },
  );

  const badLink = 'Please use a link that starts with https:// or http://, without a user name in it';
  const badText = 'Please remove the characters that are not text';

  it.each<[string, RecommendationInput[], string]>([
    ['none', [], 'No recommendations available to save'],
    ['51', times(51, {}), 'Please save at most 50 recommendations at a time'],
    ['a script', [{ link: 'javascript:alert(1)' }], badLink],
    ['a script in disguise', [{ link: ' java\nscript:alert(1)' }], badLink],
    ['a document', [{ link: 'data:text/html,<script>' }], badLink],
    ['a file', [{ link: 'file:///etc/passwd' }], badLink],
    ['a password in a link', [{ link: 'https://user:pass@example.com' }], badLink],
    ['a user in a link', [{ link: 'https://example.com@evil.example' }], badLink],
    ['a link without a host', [{ link: 'https://' }], badLink],
    ['a link without a scheme', [{ link: '//example.com' }], badLink],
    [
      'a long link',
      [{ link: `https://example.com/${'x'.repeat(2_000)}` }],
      'Please keep the link under 2,000 characters',
    ],
    ['a NUL in a feature', [{ features: ['a\0'] }], badText],
    ['half a character', [{ description: '\udfff' }], badText],
    ['21 features', [{ features: Array(21).fill('x') }], 'Please name at most 20 features'],
    ['a long feature', [{ features: ['x'.repeat(201)] }], 'Please keep the features under 200 characters'],
    ['a long name', [{ name: 'x'.repeat(201) }], 'Please keep the name under 200 characters'],
    ['a long price', [{ price: 'x'.repeat(101) }], 'Please keep the price under 100 characters'],
    ['a long badge', [{ badge: 'x'.repeat(51) }], 'Please keep the badge under 50 characters'],
  ])('refuses %s and saves none of the others', async (_what, recommendations, message) => {
    const stackId = await newStack(ada);
    const before = await everything();
    const given = recommendations.length === 1 ? [{ name: 'Fine' }, ...recommendations] : recommendations;
    expect((await send(save, { stackId, recommendations: given }, ada)).data).toEqual({
      result: { __typename: 'InvalidInputError', message },
    });
    expect(await everything()).toEqual(before);
  });

  it('fills a stack to a thousand and no further, however many save at once', async () => {
    const stackId = await newStack(ada);
    const fifty = times(50, {});
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => send(save, { stackId, recommendations: fifty }, ada)),
    );
    const refused = answers.filter(({ data }) => data?.result.__typename !== 'SaveRecommendationsPayload');
    expect(refused.map(({ data }) => data?.result)).toEqual(
      times(2, { __typename: 'InvalidInputError', message: 'A stack holds at most 1,000 subscriptions' }),
    );
    expect((await send(saved, { id: stackId }, ada)).data?.node).toMatchObject({
      recommendations: { totalCount: 1_000 },
    });
  });
});

describe('a subscription added by hand', () => {
  it('has the gray badge Custom and costs nothing unless it says so', async () => {
    const stackId = await newStack(ada);
    const input = { name: 'Gym', description: 'Twice a week' };
    expect((await send(add, { stackId, input }, ada)).data?.result).toEqual({
      __typename: 'AddSubscriptionToStackPayload',
      recommendation: {
        ...input,
        price: '$0/month',
        features: [],
        badge: 'Custom',
        badgeColor: '#9CA3AF',
        link: '',
      },
      stack: { recommendations: { totalCount: 1 } },
    });
    const more = { ...input, price: '$20/month', features: ['Pool'], website: 'https://gym.example' };
    expect((await send(add, { stackId, input: more }, ada)).data?.result).toMatchObject({
      recommendation: { price: '$20/month', features: ['Pool'], link: 'https://gym.example' },
      stack: { recommendations: { totalCount: 2 } },
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'Please enter a name'],
    ['no description', { description: '' }, 'Please enter a description'],
    [
      'a script for a website',
      { website: 'javascript:1' },
      'Please use a link that starts with https:// or http://, without a user name in it',
    ],
  ])('is refused with %s', async (_what, change, message) => {
    const stackId = await newStack(ada);
    const before = await everything();
    const input = { name: 'Gym', description: 'Twice a week', ...change };
    expect((await send(add, { stackId, input }, ada)).data).toEqual({
      result: { __typename: 'InvalidInputError', message },
    });
    expect(await everything()).toEqual(before);
  });

  it('can be removed, once', async () => {
    const stackId = await newStack(ada);
    const { recommendations } = await saveTo(stackId, [{ price: '$5' }, { price: '$7' }]);
    const id = recommendations[0]!.id;
    expect((await send(removeSaved, { id }, ada)).data).toEqual({
      result: { __typename: 'RemoveSavedRecommendationPayload', removedId: id, stack: { totalCents: 700 } },
    });
    expect((await send(removeSaved, { id }, ada)).data).toEqual(noSubscription);
  });
});

describe('the total of a stack', () => {
  it('adds up its prices by the month and says how many it cannot read', async () => {
    const prices = ['$9.99/month', '$100/year', '$0', 'Free', '$1,200.50', '5', '€5/month', 'Ask us', '$'];
    const { stack } = await saveTo(
      await newStack(ada),
      prices.map((price) => ({ price })),
    );
    expect(stack).toEqual({ totalCents: 999 + 833 + 120_050 + 500, unreadablePrices: 3 });
  });

  it('is right beyond what a small integer holds', async () => {
    const { stack } = await saveTo(await newStack(ada), times(50, { price: '$1,000,000/month' }));
    expect(stack).toEqual({ totalCents: 5_000_000_000, unreadablePrices: 0 });
  });
});

describe('what is somebody else’s', () => {
  let id: string;
  let savedId: string;

  beforeAll(async () => {
    id = await newStack(bob, { name: 'Secret' });
    savedId = (await saveTo(id, [{ price: '$66' }], bob)).recommendations[0]!.id;
  });

  it('is not found, whatever is done to it, and stays as it is', async () => {
    const before = await everything();
    expect((await send(update, { id, input: { name: 'Mine' } }, ada)).data).toEqual(noStack);
    expect((await send(remove, { id }, ada)).data).toEqual(noStack);
    expect((await send(save, { stackId: id, recommendations: [{}] }, ada)).data).toEqual(noStack);
    expect((await send(add, { stackId: id, input: { name: 'x', description: 'x' } }, ada)).data).toEqual(noStack);
    expect((await send(removeSaved, { id: savedId }, ada)).data).toEqual(noSubscription);
    expect(await everything()).toEqual(before);
  });

  it('does not show through node, nor that it is there', async () => {
    for (const id of [encodeGlobalID('Stack', 999_999), savedId, await newStack(bob)])
      expect(await send(node, { id }, ada)).toEqual({ data: { node: null } });
  });

  it('shows to administrators, who may not change it', async () => {
    const ownerId = encodeGlobalID('User', bob.user.id);
    expect((await send(node, { id }, admin)).data?.node).toEqual({ __typename: 'Stack', name: 'Secret', ownerId });
    expect((await send(node, { id: savedId }, admin)).data?.node).toMatchObject({ price: '$66' });
    expect((await send(remove, { id }, admin)).data).toEqual(noStack);
    expect((await send(removeSaved, { id: savedId }, admin)).data).toEqual(noSubscription);
  });
});

describe('an id', () => {
  const impossible = ['0', '-1', '1.5', '9'.repeat(30), '2147483648', 'abc', '__proto__', 'constructor', '1\0', ' 1'];

  it.each(impossible)('that says %s is nothing’s', async (text) => {
    const id = encodeGlobalID('Stack', text);
    expect((await send(update, { id, input: {} }, ada)).data).toEqual(nothingThere);
    expect((await send(remove, { id }, ada)).data).toEqual(nothingThere);
    expect(await send(node, { id }, ada)).toMatchObject({
      data: { node: null },
      errors: [{ message: 'There is nothing with this id.', extensions: { code: 'NOT_FOUND' } }],
    });
  });

  it.each(['', 'abc', '__proto__', '12', encodeGlobalID('__proto__', 1), encodeGlobalID('Nothing', 1)])(
    'that is none, “%s”, is refused without a fault',
    async (id) => {
      for (const answer of [await send(remove, { id }, ada), await send(node, { id }, ada)])
        expect(JSON.stringify(answer)).toMatch(
          /nothing with this id|NOT_FOUND|BAD_USER_INPUT|^\{"data":\{"node":null\}\}/,
        );
    },
  );

  it('of another type is refused', async () => {
    const stack = await newStack(ada);
    const number = Buffer.from(stack, 'base64').toString().split(':')[1]!;
    for (const { errors } of [
      await send(remove, { id: encodeGlobalID('SavedRecommendation', number) }, ada),
      await send(removeSaved, { id: stack }, ada),
    ])
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect((await send(node, { id: stack }, ada)).data?.node).toMatchObject({ name: 'Reading' });
  });
});

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
    const far = Buffer.from('99999999999999:9999999999').toString('base64');
    expect(names(await readPage({ first: 1, after: far }))).toBe('new');
    expect(names(await readPage({ last: 1, before: Buffer.from('0:0').toString('base64') }))).toBe('old');
  });
});

describe('the list of what is saved to a stack', () => {
  it('comes oldest first, page by page, and goes on where a page ended', async () => {
    const id = await newStack(ada);
    const { recommendations } = await saveTo(
      id,
      ['a', 'b', 'c', 'd'].map((name) => ({ name })),
    );
    const read = async (variables: object) => {
      const { data } = await send(saved, { id, ...variables }, ada);
      if (!data?.node || !('recommendations' in data.node) || !data.node.recommendations) throw new Error('no stack');
      const { edges, pageInfo } = data.node.recommendations;
      return { ...pageInfo, names: edges.map(({ node }) => node.name).join(' ') };
    };
    const first = await read({ first: 2 });
    expect(first).toMatchObject({ names: 'a b', hasNextPage: true });
    await saveTo(id, [{ name: 'e' }]);
    await send(removeSaved, { id: recommendations[1]!.id }, ada);
    expect(await read({ first: 2, after: first.endCursor })).toMatchObject({ names: 'c d', hasNextPage: true });
    expect(await read({ last: 2 })).toMatchObject({ names: 'd e', hasPreviousPage: true, hasNextPage: false });
    expect(await read({ last: 5, before: first.endCursor })).toMatchObject({ names: 'a', hasNextPage: true });
  });
});

describe('the statements of the list of stacks with what is saved to them', () => {
  it('are as many for 10 rows as for 200', async () => {
    const counts = await Promise.all(['small', 'large'].map((name) => signedIn(name))).then(async ([small, large]) => {
      for (const [viewer, perStack] of [
        [small!, 1],
        [large!, 20],
      ] as const)
        for (let n = 0; n < 10; n++) await saveTo(await newStack(viewer), times(perStack, { price: '$2' }), viewer);
      const read = async (viewer: Viewer, saved: number) => {
        const { data } = await send(overview, {}, viewer);
        expect(data?.viewer?.stacks.edges).toHaveLength(10);
        for (const { node } of data!.viewer!.stacks.edges)
          expect(node).toMatchObject({ totalCents: 200 * saved, recommendations: { totalCount: saved } });
      };
      return [await statementsOf(() => read(small!, 1)), await statementsOf(() => read(large!, 20))];
    });
    expect(counts[0]).toEqual(counts[1]);
    // The session and its user, a page of stacks, their number, a page of what is saved to each, what it comes to.
    expect(counts[0]!.length).toBeLessThanOrEqual(6);
  });
});

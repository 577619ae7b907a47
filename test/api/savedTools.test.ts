import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import type { SavedToolInput } from '../../api/generated/operations/graphql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import {
  add,
  everything,
  newStack,
  noSubscription,
  removeSaved,
  save,
  saved,
  saveTo,
  times,
} from '../support/stacks.ts';

let ada: Viewer;

beforeAll(async () => void (ada = await signedIn('ada')));

describe('saving recommendations', () => {
  it('gives what is missing or blank its default', async () => {
    const defaults = {
      id: expect.any(String),
      name: 'Unnamed Subscription',
      price: '$0/month',
      description: 'No description',
      features: [],
      badge: 'Recommended',
      badgeColor: 'green',
      link: '',
    };
    const blank = { name: ' ', price: '', description: null, features: [' '], badge: '', badgeColor: '', link: '' };
    expect((await saveTo(ada, await newStack(ada), [{}, blank])).recommendations).toEqual([defaults, defaults]);
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
    const { recommendations } = await saveTo(ada, stackId, given);
    expect(recommendations.map(({ id, ...recommendation }) => recommendation)).toEqual(given);
    const { data } = await send(saved, { id: stackId, first: 100 }, ada);
    if (!data?.node || !('recommendations' in data.node)) throw new Error('no stack');
    expect(data.node.recommendations?.edges.map(({ node }) => node.name)).toEqual(given.map(({ name }) => name));
    const row = await db.savedTool.findFirstOrThrow({ where: { name: 'Tool 0' } });
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
    const { recommendations } = await saveTo(ada, await newStack(ada), [{ badgeColor }]);
    expect(recommendations[0]?.badgeColor).toBe(shown);
  });

  it.each(['https://example.com', 'http://localhost:3000/x', 'https://例え.jp/路'])(
    'takes the link %s',
    async (link) => {
      const { recommendations } = await saveTo(ada, await newStack(ada), [{ link }]);
      expect(recommendations[0]?.link).toBe(link);
    },
  );

  const badLink = 'Please enter a web address such as https://example.com, without a user name in it';
  const badText = 'Please remove the characters that cannot be stored';

  it.each<[string, SavedToolInput[], string]>([
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
      'Please keep the link to at most 2,000 characters',
    ],
    ['a NUL in a feature', [{ features: ['a\0'] }], badText],
    ['half a character', [{ description: '\udfff' }], badText],
    ['21 features', [{ features: Array(21).fill('x') }], 'Please name at most 20 features'],
    ['a long feature', [{ features: ['x'.repeat(201)] }], 'Please keep the features to at most 200 characters'],
    ['a long name', [{ name: 'x'.repeat(201) }], 'Please keep the name to at most 200 characters'],
    ['a long price', [{ price: 'x'.repeat(101) }], 'Please keep the price to at most 100 characters'],
    ['a long badge', [{ badge: 'x'.repeat(51) }], 'Please keep the badge to at most 50 characters'],
  ])('refuses %s and saves none of the others', async (_what, recommendations, message) => {
    const stackId = await newStack(ada);
    const before = await everything();
    const given = recommendations.length === 1 ? [{ name: 'Fine' }, ...recommendations] : recommendations;
    expect((await send(save, { stackId, recommendations: given }, ada)).data).toEqual({
      result: { __typename: 'InvalidInputError', message },
    });
    expect(await everything()).toEqual(before);
  });

  it('fills a stack to a hundred and no further, however many save at once', async () => {
    const stackId = await newStack(ada);
    const fifty = times(50, {});
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(save, { stackId, recommendations: fifty }, ada)),
    );
    const refused = answers.filter(({ data }) => data?.result.__typename !== 'SaveToolsPayload');
    expect(refused.map(({ data }) => data?.result)).toEqual(
      times(4, { __typename: 'InvalidInputError', message: 'A stack holds at most 100 subscriptions' }),
    );
    expect((await send(saved, { id: stackId }, ada)).data?.node).toMatchObject({
      recommendations: { totalCount: 100 },
    });
  });
});

describe('a subscription added by hand', () => {
  it('has the gray badge Custom and costs nothing unless it says so', async () => {
    const stackId = await newStack(ada);
    const input = { name: 'Gym', description: 'Twice a week' };
    expect((await send(add, { stackId, input }, ada)).data?.result).toEqual({
      __typename: 'AddToolPayload',
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
    const more = { ...input, price: '$20/month', features: ['Pool'], website: 'gym.example' };
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
      'Please enter a web address such as https://example.com, without a user name in it',
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
    const { recommendations } = await saveTo(ada, stackId, [{ price: '$5' }, { price: '$7' }]);
    const id = recommendations[0]!.id;
    expect((await send(removeSaved, { id }, ada)).data).toEqual({
      result: { __typename: 'RemoveSavedToolPayload', removedId: id, stack: { totalCents: 700 } },
    });
    expect((await send(removeSaved, { id }, ada)).data).toEqual(noSubscription);
  });
});

describe('the total of a stack', () => {
  it('adds up its prices by the month and says how many it cannot read', async () => {
    const prices = ['$9.99/month', '$100/year', '$0', 'Free', '$1,200.50', '5', '€5/month', 'Ask us', '$'];
    const { stack } = await saveTo(
      ada,
      await newStack(ada),
      prices.map((price) => ({ price })),
    );
    expect(stack).toEqual({ totalCents: 999 + 833 + 120_050 + 500, unreadablePrices: 3 });
  });

  it('is right beyond what a small integer holds', async () => {
    const { stack } = await saveTo(ada, await newStack(ada), times(50, { price: '$1,000,000/month' }));
    expect(stack).toEqual({ totalCents: 5_000_000_000, unreadablePrices: 0 });
  });
});

describe('the list of what is saved to a stack', () => {
  it('comes oldest first, page by page, and goes on where a page ended', async () => {
    const id = await newStack(ada);
    const { recommendations } = await saveTo(
      ada,
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
    await saveTo(ada, id, [{ name: 'e' }]);
    await send(removeSaved, { id: recommendations[1]!.id }, ada);
    expect(await read({ first: 2, after: first.endCursor })).toMatchObject({ names: 'c d', hasNextPage: true });
    expect(await read({ last: 2 })).toMatchObject({ names: 'd e', hasPreviousPage: true, hasNextPage: false });
    expect(await read({ last: 5, before: first.endCursor })).toMatchObject({ names: 'a', hasNextPage: true });
  });
});

import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { countKnownServices } from '../../api/domain/suggestions/knownServices.ts';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { cancel, lifeAfter } from '../support/subscriptionLife.ts';
import { tracked } from '../support/subscriptions.ts';

const query = graphql(`
  query TestServiceSuggestions($search: String!, $first: Int!) {
    viewer {
      serviceSuggestions(search: $search, first: $first) {
        name
        logo
        source
        isTracked
        category
        websiteUrl
        pricesAsOf
        prices {
          plan
          price
          isPerSeat
          line
        }
      }
    }
  }
`);

const byLine = graphql(`
  mutation TestTrackSuggestion($input: TrackEntryInput!) {
    result: trackEntry(input: $input) {
      ... on TrackSubscriptionPayload {
        subscription {
          name
          price
          currency
          websiteUrl
        }
      }
    }
  }
`);

async function suggested(search: string, viewer: Viewer, first = 8) {
  const { data } = await send(query, { search, first }, viewer);
  return data!.viewer!.serviceSuggestions;
}
const namesFor = async (search: string, viewer: Viewer) => (await suggested(search, viewer)).map(({ name }) => name);

let ada: Viewer;
beforeAll(async () => {
  ada = await signedIn('ada');
});

describe('services of the catalogue', () => {
  const netflix = catalogue.tools.find(({ name }) => name === 'Netflix')!;

  it('are suggested by the beginning of a name, with what their plans cost as of a day', async () => {
    const [first] = await suggested(' NETF', ada);
    expect(first).toMatchObject({
      name: 'Netflix',
      logo: 'netflix',
      source: 'CATALOGUE',
      isTracked: false,
      category: 'ENTERTAINMENT',
      websiteUrl: netflix.link,
      pricesAsOf: netflix.pricesAsOf,
    });
    const premium = `$${(netflix.plans.find(({ name }) => name === 'Premium')!.monthlyCents! / 100).toFixed(2)}/month`;
    expect(first!.prices).toContainEqual({
      plan: 'Premium',
      price: premium,
      isPerSeat: false,
      line: `Netflix Premium - ${premium}`,
    });
  });

  it('are also suggested by other words of their names, and not by the middle of one', async () => {
    expect(await namesFor('copilot', ada)).toContain('GitHub Copilot');
    expect(await namesFor('etfli', ada)).toEqual([]);
  });

  it.each([
    ['', 8],
    ['   ', 8],
    ['%', 8],
    ['_', 8],
    ['\\', 8],
    ["'; DROP TABLE users; --", 8],
    ['\u0000', 8],
    ['x'.repeat(5_000), 8],
  ])('are none for %j', async (search, first) => {
    expect(await suggested(search, ada, first)).toEqual([]);
  });

  it.each([0, -1, 21])('are not suggested %i at once', async (first) => {
    expect((await send(query, { search: 'net', first }, ada)).errors).toHaveLength(1);
  });

  it('have lines that add them at their price in every display currency', async () => {
    for (const currency of ['EUR', 'CAD', 'JPY', 'USD']) {
      await db.user.update({ where: { id: ada.user.id }, data: { currency } });
      const first = (await suggested('netflix', ada)).find(({ name }) => name === 'Netflix');
      const entry = first!.prices.find(({ plan }) => plan === 'Standard')!.line;
      const { data } = await send(byLine, { input: { entry, websiteUrl: first!.websiteUrl } }, ada);
      const { monthlyCents } = netflix.plans.find(({ name }) => name === 'Standard')!;
      expect(data!.result).toEqual({
        subscription: {
          name: 'Netflix Standard',
          price: `$${(monthlyCents! / 100).toFixed(2)}/month`,
          currency: 'USD',
          websiteUrl: netflix.link,
        },
      });
    }
    await db.trackedSubscription.deleteMany({ where: { userId: ada.user.id } });
  });

  it('have a line for each price of each plan that is not free', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const all = (await Promise.all(letters.map((letter) => suggested(letter, ada, 20)))).flat();
    expect(all.length).toBeGreaterThan(400);
    for (const { name, prices } of all) {
      const { plans } = catalogue.tools.find((tool) => tool.name === name)!;
      const costs = plans.flatMap((plan) => [plan.monthlyCents, plan.yearlyCents, plan.onceCents].filter(Boolean));
      expect([name, prices.length]).toEqual([name, costs.length]);
    }
  });

  it('that are for other countries come after those of the reader’s', async () => {
    const names = async (locale: string) => {
      await db.user.update({ where: { id: ada.user.id }, data: { locale } });
      return namesFor('z', ada);
    };
    const [here, there] = [await names('de-CH'), await names('en-US')];
    expect(here).not.toEqual(there);
    expect(here).not.toContain('Zillow');
  });
});

describe('what somebody had before', () => {
  it('comes first, with the price that it had, whether it is tracked, cancelled or removed', async () => {
    const bob = await signedIn('bob');
    await tracked(bob, { name: 'Netherworld Times', price: '€30/year', category: 'PERSONAL' });
    const { id } = await tracked(bob, { name: 'Netherlands Rail', price: '$9 every 4 weeks' });
    await lifeAfter(cancel, { id, input: { endsOn: '2020-01-01' } }, bob);
    await tracked(bob, { name: 'Nethack Hosting', price: '$5/month' });
    await db.trackedSubscription.updateMany({ where: { name: 'Nethack Hosting' }, data: { removedAt: new Date() } });
    const own = (await suggested('neth', bob)).filter(({ source }) => source === 'OWN');
    expect(own.map(({ name, isTracked, category, prices }) => [name, isTracked, category, prices[0]?.price])).toEqual([
      ['Netherlands Rail', expect.any(Boolean), 'OTHER', '$9 every 4 weeks'],
      ['Netherworld Times', true, 'PERSONAL', '€30/year'],
      ['Nethack Hosting', false, 'OTHER', '$5/month'],
    ]);
    expect(await namesFor('neth', await signedIn('cat'))).not.toContain('Netherworld Times');
  });

  it('is one suggestion with the catalogue’s plans where the catalogue knows it', async () => {
    const dan = await signedIn('dan');
    await tracked(dan, { name: 'netflix', price: '$3/month' });
    const found = (await suggested('netflix', dan)).filter(({ name }) => name.toLowerCase() === 'netflix');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ source: 'OWN', isTracked: true, pricesAsOf: expect.any(String) });
    expect(found[0]!.prices.slice(0, 2).map(({ plan, price }) => [plan, price])).toEqual([
      [null, '$3/month'],
      ['Standard with ads', expect.any(String)],
    ]);
  });
});

describe('what others track', () => {
  const fans: Viewer[] = [];
  beforeAll(async () => {
    for (let i = 1; i <= 5; i += 1) fans.push(await signedIn(`fan_${i}`));
  });
  const add = async (count: number, name: string) => {
    for (const fan of fans.slice(0, count)) await tracked(fan, { name, price: '$1.11/month' });
  };

  it('is suggested from five people on, by its name alone and never with a price of theirs', async () => {
    await add(4, 'Zumba Lessons Anna');
    await add(5, 'Zumba Lessons Berta');
    // Five subscriptions of one person are one person's.
    for (let i = 0; i < 5; i += 1) await tracked(fans[0]!, { name: 'Zumba at Home', price: '$1' });
    await countKnownServices();
    expect(await suggested('zumba', ada)).toEqual([
      {
        name: 'Zumba Lessons Berta',
        logo: null,
        source: 'OTHERS',
        isTracked: false,
        category: null,
        websiteUrl: null,
        pricesAsOf: null,
        prices: [],
      },
    ]);
  });

  it('is only what the catalogue does not know', async () => {
    await add(5, 'Netflix Mum');
    await countKnownServices();
    expect((await db.knownService.findMany()).map(({ name }) => name)).not.toContain('Netflix Mum');
  });

  it('is no longer suggested once fewer than five have it', async () => {
    await db.trackedSubscription.deleteMany({ where: { name: 'Zumba Lessons Berta', user: { username: 'fan_1' } } });
    await countKnownServices();
    expect(await namesFor('zumba', ada)).toEqual([]);
  });
});

it('is for the user alone', async () => {
  const { data } = await send(query, { search: 'net', first: 8 });
  expect(data?.viewer).toBeNull();
});

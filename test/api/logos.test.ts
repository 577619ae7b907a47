import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { graphql } from '../../api/generated/operations/gql.ts';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { logoOf } from '../../api/logos/logoOf.ts';
import { send, signedIn } from '../support/api.ts';
import { base } from '../support/front.ts';
import { tracked } from '../support/subscriptions.ts';

const logoQuery = graphql(`
  query TestLogos {
    viewer {
      subscriptions {
        edges {
          node {
            name
            logo
          }
        }
      }
    }
  }
`);

describe('the icon of a subscription', () => {
  it('is that of the service in its name, with its plan or without', async () => {
    const ada = await signedIn('ada');
    const expected = {
      Netflix: 'netflix',
      'netflix premium 4K': 'netflix',
      'Netflix (Mum)': 'netflix',
      'Netflix.com': 'netflix',
      'Hello Fresh': 'hellofresh',
      'Apple TV+': 'appletv',
      'Paramount Plus': 'paramountplus',
      'YouTube Premium': 'youtube',
      'iCloud+ 200 GB': 'icloud',
      "McDonald's": 'mcdonalds',
      Gym: null,
      'Netflix Cup': null,
      'Box of fruit': null,
      'Amazon Prime': null,
      'Google One': null,
      Premium: null,
      '🎈': null,
    };
    for (const name of Object.keys(expected)) await tracked(ada, { name, price: '$9/month' });
    const { data } = await send(logoQuery, {}, ada);
    const shown = data!.viewer!.subscriptions.edges.map(({ node }) => [node!.name, node!.logo]);
    expect(Object.fromEntries(shown)).toEqual(expected);
  });

  it('is none where another service of the same name has one', () => {
    const namesakes = ['AMP', 'Circle', 'Flat', 'Katana', 'Kit', 'Zola'];
    expect(catalogue.tools.filter(({ name }) => namesakes.includes(name))).toHaveLength(namesakes.length);
    expect(namesakes.map(logoOf)).toEqual(namesakes.map(() => undefined));
  });
});

describe('icons', () => {
  it('come together in one answer that browsers keep', async () => {
    const answer = await fetch(`${base}/logos/github,netflix,unknown.json`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000, immutable');
    const icon = expect.stringMatching(/^[\dA-F]{6} M[\w\s.,-]+$/i);
    expect(await answer.json()).toEqual({ github: icon, netflix: icon });
  });

  it.each([
    ['none that is known', '/logos/unknown.json'],
    ['more than 100', `/logos/${Array.from({ length: 101 }, () => 'netflix').join(',')}.json`],
    ['what no object has of itself', '/logos/constructor.json'],
    ['no id', '/logos/..%2fnetflix.json'],
  ])('are not found for %s', async (_what, path) => {
    expect((await fetch(base + path)).status).toBe(404);
  });
});

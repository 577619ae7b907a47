import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { RecommendInput } from '../../api/generated/operations/graphql.ts';
import { call, send, sendText } from '../support/api.ts';

const recommend = graphql(`
  mutation TestRecommend($input: RecommendInput!) {
    result: recommend(input: $input) {
      __typename
      ... on RecommendPayload {
        budgetCents
        totalCents
        leftCents
        unmetNeeds
        recommendations {
          name
          logo
          vendor
          plan
          price
          monthlyCents
          description
          features
          badge
          badgeColor
          link
          meets
          reason
          pricesAsOf
          alternative {
            name
            price
            link
          }
        }
      }
      ... on InvalidInputError {
        message
        issues {
          field
          message
        }
      }
    }
  }
`);

const channel = "I'm starting a YouTube channel about cooking: edit videos, thumbnails, background music";
const team = {
  projectType: 'work',
  budget: 100,
  projectDescription: 'Small remote team that needs video meetings, chat, shared docs and task boards',
};

async function suiteOf(input: RecommendInput) {
  const { data, errors } = await send(recommend, { input });
  expect(errors).toBeUndefined();
  if (data?.result.__typename !== 'RecommendPayload') throw new Error(JSON.stringify(data));
  return data.result;
}

describe('recommend', () => {
  it('gives anyone five real tools for a cooking channel, together within sixty dollars', async () => {
    const suite = await suiteOf({ projectType: 'SIDE_QUEST', budget: 60, projectDescription: channel });
    expect(suite.recommendations).toHaveLength(5);
    expect(new Set(suite.recommendations.map(({ name }) => name)).size).toBe(5);
    expect(suite.totalCents).toBe(suite.recommendations.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0));
    expect(suite.totalCents).toBeLessThanOrEqual(6_000);
    expect(suite.recommendations.flatMap(({ meets }) => meets)).toEqual(
      expect.arrayContaining(['Video editing', 'Graphic design', 'Licensed music']),
    );
    for (const tool of suite.recommendations) expect(tool.link).toMatch(/^https:\/\//);
  });

  it('says what is left of the budget', async () => {
    const suite = await suiteOf({ projectType: 'SIDE_QUEST', budget: 60, projectDescription: channel });
    expect(suite.leftCents).toBe(6_000 - suite.totalCents);
  });

  it('gives another tool for what a pick is there for, of its own name, price and link', async () => {
    const suite = await suiteOf({ projectType: 'SIDE_QUEST', budget: 60, projectDescription: channel });
    const alternatives = suite.recommendations.flatMap(({ alternative }) => alternative ?? []);
    expect(alternatives.length).toBeGreaterThanOrEqual(4);
    const names = suite.recommendations.map(({ name }) => name);
    for (const { name, price, link } of alternatives) {
      expect(names).not.toContain(name);
      expect(price).toMatch(/^\$[\d,]+(\.\d\d)?\/(month|year)$/);
      expect(link).toMatch(/^https:\/\//);
    }
  });

  it('goes by type and name when there is no description', async () => {
    const suite = await suiteOf({ projectType: 'STUDENT', budget: 10, projectName: 'Thesis on coral reefs' });
    expect(suite.recommendations).toHaveLength(5);
    expect(suite.totalCents).toBeLessThanOrEqual(1_000);
  });

  it('never spends a cent more than a budget with cents', async () => {
    const suite = await suiteOf({ projectType: 'WORK', budget: 12.345, projectDescription: team.projectDescription });
    expect(suite.budgetCents).toBe(1_234);
    expect(suite.totalCents).toBeLessThanOrEqual(1_234);
  });

  it('answers a broken rule with the rule, for every field that breaks one', async () => {
    const input = { projectType: 'WORK', budget: 0.5, projectDescription: 'x'.repeat(5_001) } as const;
    expect((await send(recommend, { input })).data).toEqual({
      result: {
        __typename: 'InvalidInputError',
        message: 'Budget must be at least $1',
        issues: [
          { field: 'budget', message: 'Budget must be at least $1' },
          { field: 'projectDescription', message: 'Please keep the description to at most 5,000 characters' },
        ],
      },
    });
  });

  it('refuses what is not in the schema before anything runs', async () => {
    const answer = await sendText('mutation { recommend(input: { projectType: HOBBY, budget: 5 }) { __typename } }');
    expect(answer.status).toBe(400);
  });
});

describe('POST /api/recommendations', () => {
  it('takes corrections, of needs that there are', async () => {
    const ask = async (corrections: object) => {
      const answer = await call('POST', '/api/recommendations', { ...team, ...corrections });
      return { status: answer.status, body: (await answer.json()) as any };
    };
    const needsOf = ({ body }: { body: any }) => body.understood.map(({ need }: { need: string }) => need);
    expect(needsOf(await ask({ addNeeds: ['genealogy'] }))).toContain('genealogy');
    const [first] = needsOf(await ask({}));
    expect(needsOf(await ask({ removeNeeds: [first] }))).not.toContain(first);
    for (const wrong of [
      { addNeeds: ['nothing-of-the-kind'] },
      { removeNeeds: ['x'.repeat(61)] },
      { dropConstraints: ['x'] },
    ]) {
      expect((await ask(wrong)).status).toBe(400);
    }
  });

  it('answers five whole items', async () => {
    const answer = await call('POST', '/api/recommendations', team);
    expect(answer.status).toBe(200);
    const { recommendations } = (await answer.json()) as { recommendations: unknown[] };
    expect(recommendations).toEqual(
      Array.from({ length: 5 }, () => ({
        name: expect.stringMatching(/./),
        price: expect.stringMatching(/^\$[\d,]+(\.\d\d)?(\/month|\/year| once)$/),
        description: expect.stringMatching(/./),
        features: expect.arrayContaining([expect.any(String)]),
        badge: expect.stringMatching(/./),
        badgeColor: expect.stringMatching(/^(green|blue|yellow|red|gray|purple|pink)$/),
        link: expect.stringMatching(/^https:\/\//),
        reason: expect.stringMatching(/^[A-Z].*\.$/),
        plan: expect.stringMatching(/./),
        seats: expect.any(Number),
        pricesAsOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      })),
    );
  });

  it('takes a budget as a form sends it', async () => {
    expect((await call('POST', '/api/recommendations', { ...team, budget: '100' })).status).toBe(200);
  });

  it.each([
    ['a budget under a dollar', { ...team, budget: 0 }, 'Budget must be at least $1'],
    ['no budget', { ...team, budget: undefined }, 'Budget must be at least $1'],
    ['an unknown type', { ...team, projectType: 'hobby' }, 'Please select a project type'],
    ['no type', { ...team, projectType: undefined }, 'Please select a project type'],
    ['a description that is no text', { ...team, projectDescription: 5 }, 'The description must be text'],
    ['a NUL', { ...team, projectDescription: 'a\0' }, 'Please remove the characters that cannot be stored'],
    ['half a character', { ...team, projectName: 'a\ud800' }, 'Please remove the characters that cannot be stored'],
    ['a body that is no object', '[]', 'Invalid input: expected object, received array'],
    ['broken JSON', '{"budget":', 'The body is not valid JSON.'],
    ['an empty body', '', 'The body is not valid JSON.'],
  ])('answers %s with 400 and says why', async (_what, body, message) => {
    const answer = await call('POST', '/api/recommendations', body);
    expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 400, body: { message } });
  });

  it('writes nothing for a bad request', async () => {
    await call('POST', '/api/recommendations', { ...team, budget: 0 });
    expect(await db.cachedRecommendation.count()).toBe(0);
  });

  it('answers what it cannot take with the status that says so', async () => {
    const statuses = await Promise.all([call('GET', '/api/recommendations'), call('POST', '/api/nothing', team)]);
    expect(statuses.map(({ status }) => status)).toEqual([405, 404]);
    expect(statuses[0]!.headers.get('allow')).toBe('POST');
    for (const answer of statuses) expect(await answer.json()).toEqual({ message: expect.stringMatching(/\.$/) });
  });
});

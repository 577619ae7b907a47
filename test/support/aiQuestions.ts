/** When imported by a test file, sets its server up with an AI provider. Also has questions to ask it. */
import { beforeAll, beforeEach, expect } from 'vitest';
import { env } from '../../api/env.ts';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, type Viewer } from './api.ts';
import { useProvider } from './provider.ts';

export const provider = useProvider();
export const secret = 'sk-secret-of-the-operator';

beforeAll(() => {
  Object.assign(env, { OPENAI_API_KEY: secret, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'test-model' });
});
beforeEach(() => {
  Object.assign(env, { RECOMMENDER: 'auto', OPENAI_API_KEY: secret, RATE_LIMITS: 'off' });
});

export const recommend = graphql(`
  mutation TestAiRecommend($input: RecommendInput!) {
    result: recommend(input: $input) {
      __typename
      ... on RecommendPayload {
        engine
        isKept
        budgetCents
        totalCents
        understood {
          need {
            key
          }
          says
        }
        unplaced
        unmetNeeds
        recommendations {
          name
          plan
          monthlyCents
          link
          reason
          badge
          alternative {
            name
            price
            link
          }
        }
      }
    }
  }
`);

let asking = 0;

/** A question that nobody has asked yet. */
export const question = (text = 'A podcast about gardening: record, edit, publish, cover art') => ({
  projectType: 'SIDE_QUEST' as const,
  budget: 40,
  projectDescription: `${text} (${(asking += 1)})`,
});

export async function suiteOf(input = question(), viewer?: Viewer) {
  const { data, errors } = await send(recommend, { input }, viewer);
  expect(errors).toBeUndefined();
  if (data?.result.__typename !== 'RecommendPayload') throw new Error(JSON.stringify(data));
  return data.result;
}

export async function failureOf(input = question()) {
  const { errors } = await send(recommend, { input });
  const { message, extensions } = errors![0]!;
  return { message, ...extensions };
}

/** What is true of every answer, whatever the provider has sent. */
export function expectSound(suite: Awaited<ReturnType<typeof suiteOf>>) {
  expect(suite.recommendations).toHaveLength(5);
  expect(new Set(suite.recommendations.map(({ name }) => name)).size).toBe(5);
  expect(suite.totalCents).toBe(suite.recommendations.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0));
  expect(suite.totalCents).toBeLessThanOrEqual(suite.budgetCents);
  for (const { name, plan, link, reason } of suite.recommendations) {
    const tool = catalogue.tools.find((tool) => tool.name === name);
    expect(tool?.link).toBe(link);
    expect(tool?.plans.map((plan) => plan.name)).toContain(plan);
    expect(reason).not.toMatch(/https?:|www\.|<|evil/i);
  }
}

import { expect, it } from 'vitest';
import { useBrowser } from '../support/page.ts';

const { openPage } = useBrowser();

it('GraphiQL runs a subscription as it runs a query', async () => {
  const { page } = await openPage();
  const recommend = 'recommend(input: { projectType: WORK, budget: 20 })';
  const shown = page.getByRole('region', { name: 'Result Window' });
  for (const operation of [
    `mutation Whole { ${recommend} { ... on RecommendPayload { budgetCents } } }`,
    `subscription BitByBit { ${recommend} { result { budgetCents } } }`,
  ]) {
    await page.goto(`/graphql?${new URLSearchParams({ query: operation })}`);
    await page.getByRole('button', { name: /^Execute/ }).click();
    await expect.poll(() => shown.innerText()).toMatch(/"budgetCents":\s*2000/);
  }
});

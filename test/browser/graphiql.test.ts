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

it('GraphiQL suggests, colours and documents under a policy without exceptions', async () => {
  const { page, shoot } = await openPage();
  await page.goto(`/graphql?${new URLSearchParams({ query: 'query Site { viewer { id } }' })}`);
  await page
    .getByRole('button', { name: /Documentation/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'AccessToken', exact: true }).click();
  await expect.poll(() => page.getByText('Lets a program').count()).toBeGreaterThan(0);
  // Lines are placed by styles that the editor sets at run time.
  await page.locator('.graphiql-query-editor .view-line').first().click();
  await page.keyboard.press('Control+Space');
  await page.getByRole('option').first().waitFor();
  const top = () =>
    page
      .locator('.graphiql-query-editor .view-line')
      .first()
      .evaluate((line) => line.style.top);
  expect(await top()).toMatch(/px$/);
  await shoot('graphiql');
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectFocus, focused, looks, useBrowser } from '../support/page.ts';

const { openPage, ask } = useBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

const track = 'mutation ($entry: String!) { trackEntry(input: { entry: $entry, category: WORK }) { __typename } }';

const save = `mutation ($id: ID!, $tools: [SavedToolInput!]!) {
  saveTools(stackId: $id, input: { recommendations: $tools }) { __typename }
}`;

type Context = Parameters<typeof ask>[0];

async function makeStack(context: Context, name: string): Promise<string> {
  const { result } = await ask<{ result: { stack: { id: string } } }>(
    context,
    `mutation ($name: String!) {
      result: createStack(input: { name: $name, projectType: WORK, budget: 50 }) {
        ... on CreateStackPayload { stack { id } }
      }
    }`,
    { name },
  );
  return result.stack.id;
}

async function savedIn(context: Context, id: string): Promise<string[]> {
  const { node } = await ask<{ node: { recommendations: { edges: { node: { name: string } }[] } } }>(
    context,
    'query ($id: ID!) { node(id: $id) { ... on Stack { recommendations { edges { node { name } } } } } }',
    { id },
  );
  return node.recommendations.edges.map(({ node: { name } }) => name);
}

// The narrowest that has to do.
const narrow = (page: Page) => page.setViewportSize({ width: 320, height: 640 });

describe.each(looks.filter(({ size }) => size === 'phone'))('in the $theme theme, on a narrow phone', (look) => {
  it('says on the dashboard what is tracked already, shows it, and adds it anyway', async () => {
    const { page, context, shoot } = await openPage(look, { isSignedIn: true });
    await narrow(page);
    for (const entry of ['Netflix - $15.49/month', 'Figma - $16/month']) await ask(context, track, { entry });
    await page.goto('/dashboard?category=entertainment');
    const line = page.getByLabel('Subscription', { exact: true });
    await line.fill('netflix $9.99');
    await page.keyboard.press('Enter');
    const notice = page.getByRole('alert').filter({ hasText: 'You already track Netflix.' });
    await notice.waitFor();
    await expectFocus(page, 'Subscription');
    await notice.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await shoot('duplicate-dashboard');

    await page.keyboard.press('Escape');
    await notice.waitFor({ state: 'detached' });
    expect(await line.inputValue()).toBe('netflix $9.99');
    await page.keyboard.press('Enter');
    await notice.waitFor();

    await button(page, 'Show it').click();
    await page.waitForURL('**/dashboard?search=Netflix');
    await page.getByRole('rowheader', { name: 'Netflix', exact: true }).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(1);
    await expectFocus(page, 'Your subscriptions');
    const heading = page.getByRole('heading', { name: 'Your subscriptions' });
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(120);
    await shoot('duplicate-shown');

    await button(page, 'Add it anyway').click();
    await toast(page, 'Subscription added').waitFor();
    await expectFocus(page, 'Subscription');
    expect(await line.inputValue()).toBe('');
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(2);
  });

  it('says in the finder what a stack has already, and saves the others or all', async () => {
    const { page, context, shoot } = await openPage(look, { isSignedIn: true });
    await narrow(page);
    const podcast = await makeStack(context, 'Podcast');
    await page.goto('/finder');
    await page.getByLabel("Describe what you're working on").fill('A weekly podcast with remote guests');
    await page.getByLabel('Monthly Budget ($)').fill('60');
    await button(page, 'Get AI Recommendations').click();
    const results = page.getByRole('heading', { name: /^5 tools within/ });
    await results.waitFor();
    const picks = await page.getByRole('article').getByRole('heading').allTextContents();
    await ask(context, save, { id: podcast, tools: [{ name: picks[1]!.toUpperCase() }, { name: picks[3] }] });

    const saveIntoPodcast = async () => {
      await button(page, 'Save Stack').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Save Stack' }).click();
      await button(page, 'Save to an existing stack').click();
      await page.getByRole('radio', { name: '1. Podcast' }).click();
      await button(page, 'Save Stack').click();
      await page.getByRole('alertdialog', { name: 'Already in your stack' }).waitFor();
    };
    await saveIntoPodcast();
    const question = `“Podcast” already has ${picks[1]!.toUpperCase()} and ${picks[3]}.`;
    await expect.poll(() => focused(page)).toBe(question);
    await expectAccessible(page);
    await shoot('duplicate-finder');
    await page.keyboard.press('Enter');
    await button(page, 'Save the others').click();
    await toast(page, 'Recommendations added to "Podcast".').waitFor();
    await expect.poll(() => focused(page)).toBe('Save Stack');
    expect((await savedIn(context, podcast)).length).toBe(5);

    await saveIntoPodcast();
    await page.getByText(/^“Podcast” already has .+, .+, .+, and 2 others\.$/).waitFor();
    expect(await button(page, 'Save the others').count()).toBe(0);
    await expectAccessible(page);
    await shoot('duplicate-finder-all');
    await button(page, 'Cancel').click();
    expect((await savedIn(context, podcast)).length).toBe(5);

    await saveIntoPodcast();
    await button(page, 'Save all again').click();
    await toast(page, 'Recommendations added to "Podcast".').waitFor();
    expect((await savedIn(context, podcast)).length).toBe(10);
  });

  it('says in a stack what it has and what is tracked already', async () => {
    const { page, context, shoot } = await openPage(look, { isSignedIn: true });
    await narrow(page);
    const studio = await makeStack(context, 'Studio');
    await ask(context, save, { id: studio, tools: [{ name: 'Figma', price: '$16/month' }] });
    await ask(context, track, { entry: 'figma $16' });
    await page.goto(`/projects?stack=${studio}`);
    await button(page, 'Add Subscription').click();
    await page.getByLabel('Name', { exact: true }).fill('FIGMA');
    await page.getByLabel('Description', { exact: true }).fill('For the interns.');
    await button(page, 'Add subscription').click();
    const notice = page.getByRole('alert').filter({ hasText: '“Studio” already has Figma.' });
    await notice.waitFor();
    await button(page, 'Add it anyway').scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await shoot('duplicate-stack');
    await button(page, 'Add it anyway').click();
    await toast(page, 'Subscriptions Saved').waitFor();
    expect(await savedIn(context, studio)).toEqual(['Figma', 'FIGMA']);

    await expect.poll(() => page.getByRole('link', { name: /^Tracked: \$16\.00 a month/ }).count()).toBe(2);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, focused, looks, useBrowser, type Look } from '../support/page.ts';

const { openPage, signUp, ask } = useBrowser();

const desktop: Look = { theme: 'light', size: 'desktop' };

const createStack = /* GraphQL */ `
  mutation ($input: CreateStackInput!) {
    result: createStack(input: $input) {
      ... on CreateStackPayload {
        stack {
          id
        }
      }
    }
  }
`;

const save = /* GraphQL */ `
  mutation ($stack: ID!, $tools: [RecommendationInput!]!) {
    result: saveRecommendations(stackId: $stack, input: { recommendations: $tools }) {
      __typename
    }
  }
`;

type Context = Parameters<typeof ask>[0];

async function makeStack(context: Context, name: string, tools: object[] = [], budget = 50): Promise<string> {
  const input = { name, projectType: 'SIDE_QUEST', budget, projectDescription: `All about ${name}.` };
  const { result } = await ask<{ result: { stack: { id: string } } }>(context, createStack, { input });
  if (tools.length > 0) await ask(context, save, { stack: result.stack.id, tools });
  return result.stack.id;
}

const figma = {
  name: 'Figma',
  price: '$16/month',
  description: 'Designs interfaces together.',
  features: ['Shared canvas', 'Prototypes'],
  badge: 'Best match',
  badgeColor: 'purple',
  link: 'https://www.figma.com/',
};

const open = (page: Page, stack?: string) =>
  page.goto(`/projects${stack ? `?stack=${encodeURIComponent(stack)}` : ''}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

describe.each(looks)('in the $theme theme, on a $size', (look) => {
  it('leads from no stack to a stack with a subscription, and back to none', async () => {
    const { page, shoot } = await openPage(look, { isSignedIn: true });
    await open(page);
    await page.getByRole('heading', { name: 'No stacks yet' }).waitFor();
    expect(await page.getByRole('link', { name: 'Find Subscriptions' }).getAttribute('href')).toBe('/finder');
    await expectAccessible(page);
    await shoot('stacks-empty');

    await button(page, 'Create Empty Stack').click();
    await page.getByRole('dialog', { name: 'New stack' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Name');
    await expectAccessible(page);
    await shoot('stacks-new');
    await page.getByLabel('Name', { exact: true }).fill('Thesis tools');
    await page.getByLabel('Type').selectOption({ label: 'Education' });
    await page.getByLabel('Budget per month ($)').fill('$30');
    await page.getByLabel('Description (optional)').fill('Everything for the thesis.');
    await button(page, 'Create stack').click();
    await toast(page, 'Project Created').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Thesis tools' }).waitFor();
    await page.getByText('$30 per month').waitFor();
    await page.getByText('No subscriptions saved to this stack yet.').waitFor();
    await expect.poll(() => focused(page)).toBe('Thesis tools');
    await expectAccessible(page);

    await button(page, 'Add Subscription').click();
    await page.getByRole('dialog', { name: 'Add subscription' }).waitFor();
    expect(await page.getByLabel('Price').inputValue()).toBe('$0/month');
    await page.getByLabel('Name', { exact: true }).fill('Zotero');
    await page.getByLabel('Price').fill('$40/month');
    await page.getByLabel('Description', { exact: true }).fill('Keeps sources.');
    await page.getByLabel('Features (optional)').fill('Citations, PDF notes,');
    await page.getByLabel('Website (optional)').fill('www.zotero.org/');
    const chips = page.getByRole('list', { name: 'Features as they will be saved' }).getByRole('listitem');
    expect(await chips.allTextContents()).toEqual(['Citations', 'PDF notes']);
    await expectAccessible(page);
    await shoot('stacks-add');
    await button(page, 'Add subscription').click();
    await toast(page, 'Subscriptions Saved').waitFor();
    const card = page.getByRole('article').filter({ hasText: 'Zotero' });
    await card.waitFor();
    expect(await card.textContent()).toContain('ZoteroCustom$40/month');
    const link = card.getByRole('link', { name: 'Visit Website of Zotero, opens in a new tab' });
    expect(await link.getAttribute('href')).toBe('https://www.zotero.org/');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await link.getAttribute('target')).toBe('_blank');
    await page.getByText('$10.00 over budget').waitFor();
    await expect.poll(() => focused(page)).toBe('Add Subscription');
    await expectAccessible(page);
    await shoot('stacks-detail');

    await button(page, 'Edit').click();
    await page.getByRole('dialog', { name: 'Edit stack' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Budget per month ($)').fill('60');
    await button(page, 'Save changes').click();
    await toast(page, 'Project Updated').waitFor();
    await page.getByText('$20.00 left').waitFor();

    await button(page, 'Delete').click();
    await page.getByRole('alertdialog', { name: 'Delete stack?' }).waitFor();
    expect(await page.getByRole('alertdialog').textContent()).toContain(
      'This deletes Thesis tools and all subscriptions saved to it. You can undo it right afterwards.',
    );
    await expect.poll(() => focused(page)).toBe('Cancel');
    await expectAccessible(page);
    await shoot('stacks-delete');
    await button(page, 'Delete stack').click();
    await toast(page, 'Project Deleted').waitFor();
    await page.getByRole('heading', { name: 'No stacks yet' }).waitFor();
    await expect.poll(() => focused(page)).toBe('My Stacks');
    expect(new URL(page.url()).search).toBe('');

    await button(page, 'Undo').click();
    await toast(page, 'Stack restored').waitFor();
    await page.getByRole('link', { name: /^Thesis tools/ }).click();
    await card.waitFor();
    await button(page, 'Remove Zotero').click();
    await button(page, 'Remove').click();
    await toast(page, 'Subscription removed').waitFor();
    await page.getByText('No subscriptions saved to this stack yet.').waitFor();
    await button(page, 'Undo').click();
    await toast(page, 'Zotero is back in its stack.').waitFor();
    await card.waitFor();
    await page.getByText('$20.00 left').waitFor();
  });

  it('sends a visitor to log in, and back afterwards', async () => {
    const { page } = await openPage(look);
    await open(page);
    await page.getByText('You need to be logged in', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/projects');
    await expectAccessible(page);
  });
});

it('keeps the selection in the address, for reloading, going back and unknown stacks', async () => {
  const { page, context, shoot } = await openPage(desktop, { isSignedIn: true });
  const garden = await makeStack(context, 'Garden');
  await makeStack(context, 'Podcast', [figma]);
  await open(page);
  await page.getByText('Select a stack').waitFor();
  await shoot('stacks-select');
  await page.getByRole('link', { name: /^Podcast/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Podcast' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Podcast');
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Podcast' }).waitFor();
  expect(await page.locator('[aria-current=page]').filter({ hasText: '$50/mo' }).textContent()).toContain('Podcast');
  await open(page, garden);
  await page.getByRole('heading', { level: 2, name: 'Garden' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Podcast' }).waitFor();

  for (const unknown of ['nonsense', btoa('Stack:999999')]) {
    await open(page, unknown);
    await page.getByText('Stack not found. It may have been deleted.').waitFor();
  }
  await expectAccessible(page);
  await shoot('stacks-unknown');
});

it("shows nobody another person's stack", async () => {
  const { page, context } = await openPage(desktop, { isSignedIn: true });
  const stack = await makeStack(context, 'Secret');
  await signUp(context);
  await open(page, stack);
  await page.getByText('Stack not found. It may have been deleted.').waitFor();
});

it('goes on to the next stack after one is deleted, also when the old one is asked for again', async () => {
  const { page, context } = await openPage(desktop, { isSignedIn: true });
  await makeStack(context, 'First');
  const second = await makeStack(context, 'Second');
  await makeStack(context, 'Third');
  await open(page, second);
  await button(page, 'Delete').click();
  await button(page, 'Delete stack').click();
  await page.getByRole('heading', { level: 2, name: 'First' }).waitFor();
  await expect.poll(() => focused(page)).toBe('First');
  expect(await page.getByRole('navigation', { name: 'Stacks' }).getByRole('link').allTextContents()).toEqual([
    expect.stringContaining('Third'),
    expect.stringContaining('First'),
  ]);
});

it('marks what is missing, sends nothing and gives the focus back on Escape', async () => {
  const { page } = await openPage(desktop, { isSignedIn: true });
  await open(page);
  await page.getByRole('heading', { name: 'No stacks yet' }).waitFor();
  let mutations = 0;
  page.on('request', (request) => request.postData()?.includes('mutation') && (mutations += 1));

  // The second opening of a dialog must keep what is behind it out of reach as the first does.
  await button(page, 'New Stack').click();
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await button(page, 'New Stack').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(true);
  await dialog(page).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Please enter a name').waitFor();
  await page.getByText('Budget must be at least $1').waitFor();
  await expect.poll(() => focused(page)).toBe('Name');
  expect(await page.getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('New Stack');
  expect(mutations).toBe(0);
});

it('shows changes at once, takes them back when the server fails and keeps what was typed', async () => {
  const { page, context, shoot } = await openPage(desktop, { isSignedIn: true, expected: [/503/] });
  const stack = await makeStack(context, 'Garden', [figma]);
  await open(page, stack);
  await page.getByRole('heading', { level: 2, name: 'Garden' }).waitFor();
  let held: (() => void) | undefined;
  await page.route('**/graphql', async (route) => {
    await new Promise<void>((resolve) => (held = resolve));
    held = undefined;
    await route.fulfill({ status: 503, json: { message: 'The garden is closed.' } });
  });
  // A change is shown before its request is on its way.
  const answerNow = async () => {
    await expect.poll(() => held).toBeDefined();
    held!();
  };
  const rows = page.locator('nav[aria-label=Stacks] li'); // a role would not find it behind a dialog

  await button(page, 'New Stack').click();
  await page.getByLabel('Name', { exact: true }).fill('Balcony');
  await page.getByLabel('Budget per month ($)').fill('20');
  await button(page, 'Create stack').click();
  await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining('Balcony'), expect.anything()]);
  await button(page, 'Creating…').waitFor();
  await answerNow();
  await page.getByRole('alert').getByText('Error Creating Project: The garden is closed.').waitFor();
  await page.getByText('Error Creating Project', { exact: true }).waitFor();
  expect(await rows.count()).toBe(1);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Balcony');
  await expectAccessible(page);
  await shoot('stacks-create-failed');
  await button(page, 'Cancel').click();

  await button(page, 'Edit').click();
  await page.getByLabel('Name', { exact: true }).fill('Park');
  await button(page, 'Save changes').click();
  await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining('Park')]);
  await answerNow();
  await page.getByRole('alert').getByText('Error Updating Project: The garden is closed.').waitFor();
  expect(await rows.allTextContents()).toEqual([expect.stringContaining('Garden')]);
  await button(page, 'Cancel').click();

  await button(page, 'Delete').click();
  await button(page, 'Delete stack').click();
  await expect.poll(() => rows.count()).toBe(0);
  await answerNow();
  await page.getByRole('alert').getByText('Error Deleting Project: The garden is closed.').waitFor();
  expect(await rows.count()).toBe(1);
  await button(page, 'Cancel').click();

  await button(page, 'Add Subscription').click();
  await page.getByLabel('Name', { exact: true }).fill('Watering');
  await page.getByLabel('Description', { exact: true }).fill('Waters.');
  await button(page, 'Add subscription').click();
  await button(page, 'Adding…').waitFor();
  await answerNow();
  await page.getByRole('alert').getByText('Exception saving subscription. Please try again.').waitFor();
  await page.unroute('**/graphql');
  await button(page, 'Add subscription').click();
  await page.getByRole('article').filter({ hasText: 'Watering' }).waitFor();
});

it('says why a subscription is refused when its stack is gone', async () => {
  const { page, context } = await openPage(desktop, { isSignedIn: true });
  const stack = await makeStack(context, 'Gone');
  await open(page, stack);
  await button(page, 'Add Subscription').click();
  await ask(context, 'mutation ($id: ID!) { removeStack(id: $id) { __typename } }', { id: stack });
  await page.getByLabel('Name', { exact: true }).fill('Late');
  await page.getByLabel('Description', { exact: true }).fill('Too late.');
  await button(page, 'Add subscription').click();
  await page.getByRole('alert').getByText('Error saving subscription: No such stack.').waitFor();
  await page.locator('li[data-state=open]').getByText('Error Saving Subscriptions').waitFor();
});

it('tracks a saved subscription, removes one and says which prices it cannot read', async () => {
  const { page, context, shoot } = await openPage(desktop, { isSignedIn: true });
  const tools = [figma, { name: 'Odd', price: 'ask us' }, { name: 'Yearly', price: '$120/year' }];
  await open(page, await makeStack(context, 'Studio', tools));
  await page.getByText('1 price could not be read as US dollars and is not in this total.').waitFor();
  await page.getByText('$26.00').waitFor();
  await page.getByText('$10.00 per month').waitFor();
  await shoot('stacks-several');

  await button(page, 'Track this : Figma').click();
  await toast(page, 'Subscription added').waitFor();
  await button(page, 'Tracked : Figma').waitFor();
  const { viewer } = await ask<object & { viewer: object }>(
    context,
    '{ viewer { subscriptions { edges { node { name price category websiteUrl } } } } }',
  );
  expect(viewer).toEqual({
    subscriptions: {
      edges: [
        { node: { name: 'Figma', price: '$16/month', category: 'SIDE_QUEST', websiteUrl: 'https://www.figma.com/' } },
      ],
    },
  });
  await button(page, 'Track this : Odd').click();
  await toast(page, 'Failed to add subscription').waitFor();

  await button(page, 'Remove Figma').click();
  await expect.poll(() => focused(page)).toBe('Cancel');
  await expectAccessible(page);
  await button(page, 'Remove').click();
  await toast(page, 'Subscription removed').waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
  await page.getByText('$40.00 left').waitFor();
  await expect.poll(() => focused(page)).toBe('Saved Subscriptions (2)');
});

it('pages through many stacks and many subscriptions', async () => {
  const { page, context } = await openPage(desktop, { isSignedIn: true });
  let stack = '';
  for (let number = 1; number <= 60; number += 1) stack = await makeStack(context, `Stack ${number}`);
  const tools = Array.from({ length: 50 }, (_, index) => ({ name: `Tool ${index}`, price: '$1/month' }));
  await ask(context, save, { stack, tools });
  await ask(context, save, { stack, tools: tools.slice(0, 10) });
  await open(page, stack);
  await page.getByRole('heading', { name: 'Saved Subscriptions (60)' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(50);
  await button(page, 'Show more subscriptions').click();
  await expect.poll(() => page.getByRole('article').count()).toBe(60);
  await button(page, 'Show more stacks').click();
  const links = page.getByRole('navigation', { name: 'Stacks' }).getByRole('link');
  await expect.poll(() => links.count()).toBe(60);
  await links.last().click();
  await page.getByRole('heading', { level: 2, name: 'Stack 1', exact: true }).waitFor();
  expect(await links.count()).toBe(60);
});

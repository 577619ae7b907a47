import { expect, it } from 'vitest';
import { expectAccessible, focused, type Look } from '../support/page.ts';
import { button, dialog, figma, open, toast, useStacks } from '../support/stacksPage.ts';

const { openPage, ask, makeStack } = useStacks();

const desktop: Look = { theme: 'light', size: 'desktop' };

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
  await expect.poll(() => focused(page)).toBe('Tracked: $16.00 a month: Figma');
  await page.getByText('You track 1 of 3 and pay $16.00 a month for them').waitFor();
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
  await toast(page, 'The price of Odd could not be read.').waitFor();

  await button(page, 'Remove Figma').click();
  await expect.poll(() => focused(page)).toBe('Cancel');
  await expectAccessible(page);
  await button(page, 'Remove').click();
  await toast(page, 'Subscription removed').waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
  await page.getByText('$40.00 left').waitFor();
  await expect.poll(() => focused(page)).toBe('Saved Subscriptions (2)');
});

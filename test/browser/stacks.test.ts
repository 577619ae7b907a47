import { describe, expect, it } from 'vitest';
import { expectAccessible, focused, looks, type Look } from '../support/page.ts';
import { button, figma, open, save, toast, useStacks } from '../support/stacksPage.ts';

const { openPage, signUp, ask, makeStack } = useStacks();

const desktop: Look = { theme: 'light', size: 'desktop' };

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

import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cells, openOptions, row, toast, useDashboard } from '../support/dashboardPage.ts';
import { expectAccessible, expectFocus, press, tabTo, type Look } from '../support/page.ts';

const { openPage, ask, openDashboard } = useDashboard();

const some = ['Adobe', 'Box', 'Canva', 'Deezer'].map((name) => ({ name, price: '$10/month', category: 'work' }));
const phone: Look = { theme: 'dark', size: 'phone' };

/** Labels some of somebody's subscriptions, by their names. */
async function label(context: BrowserContext, kind: string, name: string, labelled: string[]): Promise<void> {
  const { result } = await ask<{ result: { label: { id: string } } }>(
    context,
    `mutation ($name: String!) {
      result: createLabel(input: { kind: ${kind}, name: $name }) { ... on CreateLabelPayload { label { id } } }
    }`,
    { name },
  );
  const { viewer } = await ask<{ viewer: { subscriptions: { edges: { node: { id: string; name: string } }[] } } }>(
    context,
    '{ viewer { subscriptions(first: 100) { edges { node { id name } } } } }',
  );
  const nodes = viewer.subscriptions.edges.map(({ node }) => node);
  const ids = nodes.filter((node) => labelled.includes(node.name)).map(({ id }) => id);
  await ask(
    context,
    'mutation ($ids: [ID!]!, $labels: [ID!]) { changeSubscriptions(ids: $ids, input: { act: ADD_LABELS }, labelIds: $labels) { __typename } }',
    { ids, labels: [result.label.id] },
  );
}

/** What each line of the table says: a subscription's name, or a head with how many it has. */
const lines = (page: Page) =>
  page.locator('tbody th').evaluateAll((heads) => heads.map((head) => head.ariaLabel ?? head.textContent));

it('has groups and columns, by keyboard alone, and keeps both', async () => {
  const { page, context, shoot } = await openDashboard({ subscriptions: some });
  await label(context, 'TAG', 'Films', ['Adobe', 'Deezer']);
  await label(context, 'METHOD', 'Blue card', ['Box']);
  await label(context, 'CATEGORY', 'House and garden', ['Adobe']);
  await page.reload();
  await row(page, 'Deezer').waitFor();
  await press(page, 'Options');
  await page.getByLabel('Group by').waitFor();
  await tabTo(page, 'Group by');
  await page.keyboard.press('T');
  await page.waitForURL('**/dashboard?group=tag');
  await expect
    .poll(() => lines(page))
    .toEqual(['Films 2 subscriptions', 'Deezer', 'Adobe', 'No tag 2 subscriptions', 'Canva', 'Box']);
  await expectFocus(page, 'Group by');

  for (const column of ['Yearly', 'Category', 'Paid with', 'Tags']) {
    await tabTo(page, column);
    await page.keyboard.press('Space');
    await page.getByRole('columnheader', { name: column, exact: true }).waitFor();
    await expectFocus(page, column);
  }
  await expect.poll(() => cells(page, 'Box')).toEqual(['Box', '$10/month', '$10.00', '$120.00']);
  await row(page, 'Box').getByRole('cell', { name: 'Blue card' }).waitFor();
  await row(page, 'Adobe').getByRole('cell', { name: 'House and garden' }).waitFor();
  await row(page, 'Canva').getByRole('cell', { name: 'Work' }).waitFor();
  await row(page, 'Deezer').getByRole('cell', { name: 'Films' }).waitFor();
  await expectAccessible(page);
  // All columns fit in the window, each row in a line.
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = page.getByRole('table');
  expect(await table.evaluate(({ parentElement: area }) => area!.scrollWidth - area!.clientWidth)).toBe(0);
  expect((await row(page, 'Adobe').boundingBox())!.height).toBeLessThan(45);
  await shoot('list-groups');

  await row(page, 'Adobe').getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expectFocus(page, 'Select Canva');
  const bar = page.getByRole('region', { name: 'Selected subscriptions' });
  await bar.getByText('2 selected').waitFor();
  await press(page, 'Pause');
  await toast(page).getByText('2 subscriptions paused').waitFor();

  await page.reload();
  await expect.poll(() => lines(page)).toHaveLength(6);
  await row(page, 'Adobe').getByRole('cell', { name: 'Films' }).waitFor();
  await page.getByRole('columnheader', { name: 'Yearly' }).waitFor();
});

it('has groups on a phone, where the columns are the usual ones', async () => {
  const { page, context, shoot } = await openDashboard({ look: phone, subscriptions: some });
  await page.setViewportSize({ width: 390, height: 844 });
  await label(context, 'PERSON', 'Alex', ['Box']);
  await page.goto('/dashboard?group=person');
  await expect
    .poll(() => lines(page))
    .toEqual(['Alex 1 subscription', 'Box', 'No person 3 subscriptions', 'Deezer', 'Canva', 'Adobe']);
  await openOptions(page);
  expect(await page.getByRole('checkbox', { name: 'Yearly' }).count()).toBe(0);
  await expectAccessible(page);
  await shoot('list-groups-phone', { fullPage: true });

  await press(page, 'More for Box');
  await press(page, 'Select Box');
  const bar = page.getByRole('region', { name: 'Selected subscriptions' });
  await bar.getByText('1 selected').waitFor();
  const [first, last] = [bar.getByText('1 selected'), bar.getByRole('button', { name: 'More' })];
  // In two lines.
  expect((await bar.boundingBox())!.height).toBeLessThan(130);
  expect((await last.boundingBox())!.y).toBeGreaterThan((await first.boundingBox())!.y);
  await shoot('selection-phone');
  await press(page, 'More');
  await press(page, 'I cancelled them');
  await toast(page).getByText('1 subscription cancelled').waitFor();
});

it('groups the first thousand of more, with few of them in the document', async () => {
  const { page, context } = await openPage(undefined, { isSignedIn: true });
  for (let at = 0; at < 1_100; at += 100) {
    const entries = Array.from({ length: 100 }, (_, index) => `Number ${at + index} - $${1 + index}`);
    await ask(
      context,
      'mutation ($entries: [String!]!) { trackEntries(input: { entries: $entries }) { __typename } }',
      { entries },
    );
  }
  await page.goto('/dashboard?group=category');
  await page.getByText('The first 1,000 subscriptions are grouped.').waitFor();
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1_500);
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('1102');
  await row(page, 'Number 1099').getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected subscriptions' });
  await bar.getByRole('button', { name: 'Select the first 1,000' }).click();
  await bar.getByText('1,000 selected').waitFor();
});

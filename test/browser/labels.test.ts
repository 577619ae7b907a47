import { expect, it } from 'vitest';
import { toast, useDashboard } from '../support/dashboardPage.ts';
import { expectAccessible, expectFocus, looks, press, type Look } from '../support/page.ts';

const { openDashboard, openPage, ask } = useDashboard();

const phone: Look = { theme: 'dark', size: 'phone' };
const netflix = { name: 'Netflix', price: '$15.49/month', category: 'entertainment', nextBillingDate: '2999-01-31' };

it('is used by keyboard alone on a phone in the dark: labels are made, given, moved and deleted', async () => {
  const { page, shoot } = await openDashboard({ look: phone, subscriptions: [netflix] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account');
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  await press(page, 'Manage labels');
  await page.getByRole('heading', { level: 1, name: 'Labels' }).waitFor();
  await expectAccessible(page);
  await shoot('labels-none', { fullPage: true });

  for (const [opener, name] of [
    ['Add category', 'Household'],
    ['Add category', 'Fun'],
    ['Add payment method', 'Blue card'],
    ['Add person', 'Alex'],
  ] as const) {
    await press(page, opener);
    await page.getByRole('dialog', { name: opener }).waitFor();
    await expectFocus(page, 'Name');
    if (name === 'Household') await expectAccessible(page);
    await page.keyboard.type(name);
    if (name === 'Blue card') await page.getByLabel('Last day (optional)').fill('2199-03-31');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Edit ${name}` }).waitFor();
    await expectFocus(page, opener);
  }
  await page.getByText('Expires on March 31, 2199').waitFor();

  // The same name again, in another case.
  await press(page, 'Add category');
  await expectFocus(page, 'Name');
  await page.keyboard.type('HOUSEHOLD');
  await page.keyboard.press('Enter');
  await page.getByText('You already have this name. Please choose another.').waitFor();
  await expectFocus(page, 'Name');
  await expectAccessible(page);
  await shoot('labels-taken');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'Add category');

  await press(page, 'Dashboard');
  await press(page, 'Netflix');
  await page.getByRole('heading', { level: 1, name: 'Netflix' }).waitFor();
  await press(page, 'Edit');
  await expectFocus(page, 'Name');
  await page.getByLabel('Category').focus();
  await page.keyboard.type('House');
  await page.getByLabel('Tags (optional)').focus();
  await page.keyboard.type('Streaming');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take the tag Streaming away' }).waitFor();
  await page.keyboard.type('streaming');
  await page.keyboard.press('Enter');
  await page.getByText('It has the tag “streaming” already').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.getByLabel('Payment method').focus();
  await page.keyboard.type('Blue');
  await page.getByLabel('Person').focus();
  await page.keyboard.type('Alex');
  await page.getByLabel('Where to cancel (optional)').fill('netflix.com/cancelplan');
  await page.getByLabel('Notes (optional)').fill('Shared with Sam\nPIN in the safe');
  await expectAccessible(page);
  await shoot('labels-edit', { fullPage: true });
  await press(page, 'Save');
  await page.getByRole('link', { name: /^Cancel there/ }).waitFor();
  await expectFocus(page, 'Edit');
  const link = page.getByRole('link', { name: /^Cancel there/ });
  expect(await link.getAttribute('href')).toBe('https://netflix.com/cancelplan');
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  for (const words of ['Household', 'Streaming', 'Blue card', 'Alex'])
    await page.getByText(words, { exact: true }).waitFor();
  await expectAccessible(page);
  await shoot('labels-subscription', { fullPage: true });
  await page.keyboard.press('F8');
  await press(page, 'Undo');
  await page.getByText('Entertainment', { exact: true }).waitFor();
  await page.keyboard.press('F8');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Netflix' }).waitFor();
  expect(await page.getByText('Household', { exact: true }).count()).toBe(0);
});

it('asks where the subscriptions of a category go, and moves them there', async () => {
  const { page, context, shoot } = await openDashboard({ subscriptions: [netflix] });
  const made = await ask<Record<'one' | 'two', { label: { id: string } }>>(
    context,
    `mutation {
      one: createLabel(input: { kind: CATEGORY, name: "Household", color: GREEN }) { ... on CreateLabelPayload { label { id } } }
      two: createLabel(input: { kind: CATEGORY, name: "Fun", color: PINK }) { ... on CreateLabelPayload { label { id } } } }`,
  );
  const { viewer } = await ask<{ viewer: { subscriptions: { edges: { node: { id: string } }[] } } }>(
    context,
    '{ viewer { subscriptions(first: 1) { edges { node { id } } } } }',
  );
  const [{ node }] = viewer.subscriptions.edges as [{ node: { id: string } }];
  await ask(
    context,
    'mutation ($id: ID!, $labelIds: [ID!]) { updateSubscription(id: $id, input: {}, labelIds: $labelIds) { __typename } }',
    { id: node.id, labelIds: [made.one.label.id] },
  );
  await page.goto('/dashboard/labels');
  await page.getByRole('button', { name: 'Delete Household' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Household?' });
  await dialog.getByText(/^1 subscription has it/).waitFor();
  await expectFocus(page, 'Cancel');
  await expectAccessible(page);
  await shoot('labels-delete');
  await dialog.getByLabel('What they get instead').selectOption('Fun');
  await dialog.getByRole('button', { name: 'Delete category' }).click();
  await toast(page).getByText('Household').waitFor();
  await expectFocus(page, 'Categories');
  const rows = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  await expect.poll(() => rows.allTextContents()).toEqual(['Fun1 subscription']);
  await page.goto(`/dashboard/subscriptions/${encodeURIComponent(node.id)}`);
  await page.getByText('Fun', { exact: true }).waitFor();
});

it('labels a subscription where the dashboard lists it', async () => {
  const { page, operations, shoot } = await openDashboard({ subscriptions: [netflix] });
  const before = operations.length;
  await page.getByRole('button', { name: 'Edit Netflix' }).click();
  await page.getByText('Labels and where to cancel').click();
  await page.getByLabel('Tags (optional)').fill('Shared');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take the tag Shared away' }).waitFor();
  await expectFocus(page, 'Tags \\(optional\\)');
  await page.getByLabel('Where to cancel (optional)').fill('netflix.com/cancelplan');
  await expectAccessible(page);
  await shoot('labels-dashboard', { fullPage: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page).getByText('Subscription updated').waitFor();
  await expectFocus(page, 'Edit Netflix');
  expect(operations.slice(before)).toEqual([
    'MoreFieldsQuery',
    'useCreateLabelMutation',
    'useUpdateSubscriptionMutation',
  ]);
  await page.getByRole('link', { name: 'Netflix' }).first().click();
  await page.getByText('Shared', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Cancel there/ }).waitFor();
});

it.each(looks)('shows labels of every kind and colour: %o', async (look) => {
  const { page, context, shoot } = await openPage(look, { isSignedIn: true });
  const kinds = { CATEGORY: ['Household', 'Health'], TAG: ['Shared', 'Tax', 'Work trips'], PERSON: ['Alex', 'Sam'] };
  const colors = ['GREEN', 'BLUE', 'YELLOW', 'RED', 'PURPLE', 'PINK', 'GRAY'];
  for (const [index, [kind, name]] of Object.entries(kinds)
    .flatMap(([kind, names]) => names.map((name) => [kind, name] as const))
    .entries())
    await ask(context, 'mutation ($input: CreateLabelInput!) { createLabel(input: $input) { __typename } }', {
      input: { kind, name, color: colors[index % colors.length] },
    });
  await ask(
    context,
    `mutation { old: createLabel(input: { kind: METHOD, name: "Old card", color: RED, expiresOn: "2020-03-31" }) { __typename }
      new: createLabel(input: { kind: METHOD, name: "Blue card", color: BLUE, expiresOn: "2199-03-31" }) { __typename } }`,
  );
  await page.goto('/dashboard/labels');
  await page.getByText('Expired on March 31, 2020').waitFor();
  await expectAccessible(page);
  await shoot('labels', { fullPage: true });
  await page.getByRole('button', { name: 'Edit Blue card' }).click();
  await page.getByRole('dialog', { name: 'Edit payment method' }).waitFor();
  await expectAccessible(page);
  await shoot('labels-dialog');
});

it('leads to /auth when nobody is signed in, and asks the server nothing', async () => {
  const { page, operations } = await openPage(phone);
  await page.goto('/dashboard/labels');
  await page.waitForURL('**/auth?next=%2Fdashboard%2Flabels');
  expect(operations).toEqual([]);
});

/** Every screen and dialog in narrow windows: nothing sticks out sideways, whatever people have typed. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/page.ts';
import { stickingOut } from '../support/stickingOut.ts';
import { visitorPages } from '../support/visitorPages.ts';

const root = { email: 'root@example.com', password: 'correct horse' };

/** As long as a name may be, without a place to break it at. */
const longName = 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 100);

const { openPage, ask } = useBrowser(() => ({
  ADMIN_EMAIL: root.email,
  ADMIN_PASSWORD: root.password,
  LOG_LEVEL: 'silent',
  // A provider that nobody goes to.
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'stackling',
  OIDC_CLIENT_SECRET: 'a secret of the client',
  OIDC_NAME: longName.slice(0, 40),
}));

const largest = '$999999.99/month';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

describe.each([320, 360])('in a window of %i px', (width) => {
  async function openNarrow(path: string, how: Parameters<typeof openPage>[1] = {}) {
    const opened = await openPage({ theme: 'light', size: 'phone' }, how);
    await opened.page.setViewportSize({ width, height: 720 });
    await opened.page.goto(path);
    const fits = async (what: string) => expect(await stickingOut(opened.page), what).toEqual([]);
    return { ...opened, fits };
  }

  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

  it.each(visitorPages)('shows a visitor %s', async (path) => {
    const { page, fits } = await openNarrow(path);
    await heading(page);
    await fits(path);
    await button(page, 'Menu').click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await fits('the menu');
  });

  it('describes the API', async () => {
    const { page, fits } = await openNarrow('/api/docs');
    await heading(page);
    await fits('/api/docs');
  });

  it('says what is wrong with a form, and that a page is not there', async () => {
    const { page, fits } = await openNarrow('/auth?tab=register', { expected: [/404/] });
    await button(page, 'Register').click();
    await page.getByText('Password must be at least 8 characters').waitFor();
    await fits('the errors of a form');
    await page.goto('/nowhere');
    await heading(page);
    await fits('404');
  });

  it('finds tools and asks a visitor to sign up', async () => {
    const { page, fits } = await openNarrow('/finder', { expected: [/401/, /ERR_FAILED/] });
    await heading(page);
    await fits('the form');
    await page.getByLabel("Describe what you're working on").fill(longName);
    await button(page, 'Get AI Recommendations').click();
    await page.getByRole('heading', { name: /tools within/ }).waitFor();
    await fits('the results');
    await button(page, 'Save Stack').click();
    await dialog(page, 'Save this stack?').waitFor();
    await fits('the question to save');
    await dialog(page, 'Save this stack?').getByRole('button', { name: 'Save Stack' }).click();
    await dialog(page, 'Create an account?').waitFor();
    await fits('the question to sign up');
    await button(page, 'Not now').click();
    await button(page, 'Edit answers').click();
    await page.route('**/graphql', (route) => route.abort());
    await button(page, 'Get AI Recommendations').click();
    await page.getByText('Error getting recommendations').first().waitFor();
    await fits('the failure');
  });

  it('goes through the wizard', async () => {
    const { page, fits } = await openNarrow('/finder#custom-stack');
    const wizard = page.getByRole('group', { name: 'Your custom stack' });
    await wizard.waitFor();
    await button(page, 'Next').click();
    await page.getByText('Please select a project type').waitFor();
    await fits('the types');
    await wizard.getByRole('radio', { name: 'Entrepreneur' }).check();
    await button(page, 'Next').click();
    await wizard.getByText("What's your monthly budget?").waitFor();
    await fits('the budget');
    await button(page, 'Next').click();
    await wizard.getByLabel('Project name (optional)').fill(longName);
    await fits('the project');
    await button(page, 'Get Recommendations').click();
    await wizard.getByRole('heading', { name: /tools within/ }).waitFor();
    await fits('the results');
  });

  it('saves what was found, under a name or to a stack', async () => {
    const { page, context, fits } = await openNarrow('/finder', { isSignedIn: true });
    await newStack(context);
    await page.getByLabel("Describe what you're working on").fill('A weekly podcast with remote guests');
    await fits('the form of a user');
    await button(page, 'Get AI Recommendations').click();
    await page.getByRole('heading', { name: /tools within/ }).waitFor();
    await button(page, 'Save Stack').click();
    await dialog(page, 'Save this stack?').getByRole('button', { name: 'Save Stack' }).click();
    await button(page, 'Save to an existing stack').waitFor();
    await fits('the name');
    await button(page, 'Save to an existing stack').click();
    await dialog(page, 'Choose a stack').waitFor();
    await fits('the choice');
  });

  it('tracks subscriptions', async () => {
    const { page, context, fits } = await openNarrow('/dashboard', { isSignedIn: true });
    await page.getByText('No subscriptions yet').waitFor();
    await fits('the empty list');
    for (const category of ['work', 'personal', 'entertainment', 'side-quest', 'other'])
      await context.request.post('/api/subscriptions', {
        data: { name: longName, price: largest, category, description: longName, nextBillingDate: '2026-12-01' },
      });
    await page.reload();
    await button(page, `More for ${longName}`).waitFor();
    await page.getByLabel('Subscription', { exact: true }).fill(`${longName} - ${largest}`);
    await fits('the list');
    await button(page, `More for ${longName}`).first().click();
    await button(page, `Edit ${longName}`).click();
    await button(page, 'Save').waitFor();
    await fits('an edited row');
    await button(page, 'Cancel').click();
    await button(page, `More for ${longName}`).first().click();
    await button(page, `Delete ${longName}`).click();
    await page.getByRole('listitem').filter({ hasText: 'Subscription removed' }).waitFor();
    await fits('the notification');
    await page.getByLabel('Search by name').fill(longName + longName);
    await button(page, 'Clear the search').waitFor();
    await fits('a search that finds nothing');
    await page.getByRole('link', { name: longName }).last().click();
    await page.waitForURL('**/dashboard/subscriptions/*');
    await page.getByRole('heading', { level: 2, name: 'Timeline' }).waitFor();
    await fits('the page of a subscription');
    for (const opener of ['New price', 'Pause', 'I cancelled it']) {
      await button(page, opener).click();
      await page.getByRole('dialog').waitFor();
      await fits(opener);
      await page.keyboard.press('Escape');
    }
    await button(page, 'Edit').click();
    await page.getByText('Contract and trial').click();
    await fits('all fields of a subscription');
    await page.goto('/dashboard/labels');
    await heading(page);
    await fits('no labels');
    const longLabel = longName.slice(0, 40);
    for (const kind of ['CATEGORY', 'TAG', 'METHOD', 'PERSON'])
      await ask(
        context,
        `mutation ($kind: LabelKind!, $name: String!, $expiresOn: Date) {
          createLabel(input: { kind: $kind, name: $name, expiresOn: $expiresOn }) { __typename } }`,
        { kind, name: longLabel, expiresOn: kind === 'METHOD' ? '2026-11-30' : null },
      );
    await page.reload();
    await button(page, `Edit ${longLabel}`).waitFor();
    await fits('the labels');
    for (const opener of ['Add payment method', `Edit ${longLabel}`, `Delete ${longLabel}`]) {
      await button(page, opener).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
      await fits(opener);
      await button(page, 'Cancel').click();
    }
    await page.goto('/dashboard/calendar?month=2027-01');
    await page.getByText(longName).locator('visible=true').first().waitFor();
    await fits('the calendar');
    await page.goto('/dashboard/forecast');
    await page.getByText(longName).first().waitFor();
    await page
      .getByLabel(/At this price/)
      .first()
      .fill('as much as it takes');
    await page.getByText('Please enter an amount').waitFor();
    await page.getByText('Show as table').click();
    await fits('the forecast');
    await page.goto('/dashboard/statistics');
    await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
    await fits('the statistics');
    await page.goto('/dashboard/advice');
    await page.getByText('Show how').first().click();
    await fits('the advice');
    await button(page, /^Done: /).click();
    await page.getByRole('heading', { name: /^Saved so far/ }).waitFor();
    await fits('the ledger');
  });

  it('keeps stacks', async () => {
    const { page, context, fits } = await openNarrow('/projects', { isSignedIn: true });
    await page.getByText('No stacks yet').waitFor();
    await fits('no stacks');
    await button(page, 'New Stack').click();
    await dialog(page, 'New stack').waitFor();
    await button(page, 'Create stack').click();
    await page.getByText('Please enter a name').waitFor();
    await fits('a new stack');
    await newStack(context);
    await page.reload();
    await page.getByRole('link', { name: longName }).waitFor();
    await fits('the list');
    await page.getByRole('link', { name: longName }).click();
    await button(page, 'Add Subscription').click();
    await page.getByLabel('Name', { exact: true }).fill(longName);
    await page.getByLabel('Price').fill('as much as it takes'.replaceAll(' ', '_').repeat(4));
    await page.getByLabel('Description', { exact: true }).fill(longName);
    await page.getByLabel('Features (optional)').fill(`${longName}, ${longName}`);
    await page.getByLabel('Website (optional)').fill('example.com');
    await fits('a new subscription');
    await button(page, 'Add subscription').click();
    await page.getByRole('article').waitFor();
    await fits('a stack');
    for (const [opener, title] of [
      ['Edit', 'Edit stack'],
      ['Delete', 'Delete stack?'],
      [`Remove ${longName}`, 'Remove subscription?'],
    ] as const) {
      await button(page, opener).click();
      await dialog(page, title).waitFor();
      await fits(title);
      await button(page, 'Cancel').click();
    }
  });

  it('keeps the account', async () => {
    const { page, fits } = await openNarrow('/account', { isSignedIn: true });
    await heading(page);
    await button(page, 'Menu').click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await fits('the menu of a user');
    await button(page, 'Menu').click();
    await page.getByLabel('Username').fill('x'.repeat(30));
    await page.getByLabel('Email', { exact: true }).fill(`${'x'.repeat(60)}@example.com`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(longName.slice(0, 50));
    await button(page, 'Create token').click();
    await button(page, 'Done').waitFor();
    await fits('a new token');
    await button(page, 'Done').click();
    await button(page, /^Revoke /).click();
    await dialog(page, /^Revoke /).waitFor();
    await fits('the question to revoke');
    await button(page, 'Cancel').click();
    await button(page, 'Delete my account').click();
    await dialog(page, 'Delete your account?').waitFor();
    await fits('the question to delete');
  });

  it('manages users', async () => {
    const username = `w${width}_${'W'.repeat(15)}`;
    const { page, context, fits } = await openNarrow('/');
    const account = { username, email: `${'w'.repeat(60)}${width}@example.com`, password: root.password };
    expect((await context.request.post('/api/register', { data: account })).status()).toBe(201);
    expect((await context.request.post('/api/login', { data: root })).status()).toBe(200);
    await page.goto('/admin');
    await button(page, `Make Admin ${username}`).waitFor();
    await fits('the users');
    for (const [opener, title] of [
      [`Make Admin ${username}`, `Make ${username} an administrator?`],
      [`Edit ${username}`, 'Edit User'],
      [`Create reset link for ${username}`, 'Create reset link?'],
    ] as const) {
      await button(page, opener).click();
      await dialog(page, title).waitFor();
      await fits(title);
      await button(page, 'Cancel').click();
    }
    await button(page, `Create reset link for ${username}`).click();
    await button(page, 'Create reset link').click();
    await dialog(page, 'Reset link created').waitFor();
    await fits('a reset link');
    await button(page, 'Done').click();
    await page.getByRole('searchbox').fill(longName);
    await page.getByText(/^No user has/).waitFor();
    await fits('a search for nobody');
  });

  it('shows jobs, mail and limits', async () => {
    const { page, context, fits } = await openNarrow('/');
    expect((await context.request.post('/api/login', { data: root })).status()).toBe(200);
    await page.goto('/admin/server');
    await page.getByText('Clean-up').waitFor();
    await fits('/admin/server');
  });
});

const newStack = (context: BrowserContext) =>
  ask(context, 'mutation NewStack($input: CreateStackInput!) { createStack(input: $input) { __typename } }', {
    input: { name: longName, projectType: 'PERSONAL', budget: 1_000_000, projectDescription: longName },
  });

/** Every screen in a made-up language with longer texts, in a narrow window: all words come from a catalogue, and fit. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useBrowser } from '../support/page.ts';
import { buildPseudo, pseudo } from '../support/pseudo.ts';
import { stickingOut } from '../support/stickingOut.ts';
import { visitorPages } from '../support/visitorPages.ts';

const root = { email: 'root@example.com', password: 'correct horse' };
const { openPage, ask } = useBrowser(() => ({
  ADMIN_EMAIL: root.email,
  ADMIN_PASSWORD: root.password,
  LOG_LEVEL: 'silent',
}));

let servePseudo: (page: Page) => Promise<void>;
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  servePseudo = await buildPseudo();
  vi.unstubAllEnvs();
});

/** What is in no catalogue, besides what the server tells: it says tools, reasons and its own errors as they are. */
const untranslated = [
  /^Stackling$/,
  // What people type.
  /@example\.com/,
  /^(Figma|person_\w+)$/,
  // An example of what is read in English only.
  /^\$0\/month$/,
  // A tool's first letters, and its name with what it costs.
  /^[\p{Lu}\d]{2}$/u,
  / \$[\d.]+$/,
  // Sizes, days and months, in the words of Intl.
  /^[\d.,]+ (byte|kB|MB|GB)$/,
  /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat)$/,
  /^December \d+ – \d+$/,
  /^[A-Z][a-z]+ 20\d\d$/,
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/,
  // Currencies, by their code and their name.
  /^[A-Z]{3} \(.+\) /,
];

const button = (page: Page, name: string) => page.getByRole('button', { name: pseudo(name) }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** Words that are seen or read out and have no mark. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      const option = parent.closest('option');
      if (option) words.push(option.text);
      else if (parent.checkVisibility() && !parent.closest('script, style, code, time'))
        words.push(walker.currentNode.nodeValue!);
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'data-tooltip'])
        words.push(element.getAttribute(name) ?? '');
    words.push(document.title);
    return [...new Set(words.map((each) => each.trim()))].filter(
      (each) => /[a-z]{2}/i.test(each) && !/[\u00c0-\u024f\u1e00-\u1eff]/.test(each),
    );
  });

/** All strings in an answer, or in several that came as events. */
const told = (body: string): string[] =>
  body
    .split('\n')
    .map((line) => line.replace(/^data: /, ''))
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => stringsIn(JSON.parse(line)));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

async function openPseudo(path: string, how: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage({ theme: 'light', size: 'phone' }, how);
  const { page } = opened;
  await page.setViewportSize({ width: 320, height: 720 });
  await servePseudo(page);
  const data = new Set<string>();
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    for (const each of told(await response.text())) data.add(each);
    await route.fulfill({ response });
  });
  const check = async (what: string) => {
    const isData = (words: string) => data.has(words) || untranslated.some((pattern) => pattern.test(words));
    await page.locator('.animate-slide').waitFor({ state: 'detached' });
    const found = (await unmarked(page)).filter((words) => !words.split(/, and |, /).every(isData) && !isData(words));
    expect
      .soft({ unmarked: found, stickingOut: await stickingOut(page) }, what)
      .toEqual({ unmarked: [], stickingOut: [] });
  };
  await page.goto(path);
  return { ...opened, check };
}

describe('in another language', () => {
  it.each([...visitorPages, '/nowhere'])('shows a visitor %s', async (path) => {
    const { page, check } = await openPseudo(path, { expected: [/404/] });
    await heading(page);
    await check(path);
    await button(page, 'Menu').click();
    await page.getByRole('navigation', { name: pseudo('Menu') }).waitFor();
    await check('the menu');
  });

  it('says what is wrong with a form', async () => {
    const { page, check } = await openPseudo('/auth?tab=register');
    await button(page, 'Register').click();
    await page.getByRole('alert').first().waitFor();
    await check('the errors of a form');
  });

  it('finds tools', async () => {
    const { page, check } = await openPseudo('/finder', { expected: [/401/, /ERR_FAILED/] });
    await heading(page);
    await check('the form');
    await button(page, 'Get AI Recommendations').click();
    await page.getByRole('alert').first().waitFor();
    await check('the errors');
    await page.locator('textarea').first().fill('A weekly podcast with remote guests');
    await button(page, 'Get AI Recommendations').click();
    await button(page, 'Save Stack').waitFor();
    await check('the results');
    await button(page, 'Save Stack').click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
    await check('the question to save');
    await page.keyboard.press('Escape');
    await page.route('**/graphql', (route) => route.abort());
    await button(page, 'Edit answers').click();
    await button(page, 'Get AI Recommendations').click();
    await page.locator('li[data-state=open]').waitFor();
    await check('the failure');
  });

  it('saves what was found, under a name or to a stack', async () => {
    const { page, context, check } = await openPseudo('/finder', { isSignedIn: true });
    await newStack(context);
    await page.locator('textarea').first().fill('A weekly podcast with remote guests');
    await button(page, 'Get AI Recommendations').click();
    await button(page, 'Save Stack').click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button').first().waitFor();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: pseudo('Save Stack') })
      .click();
    await button(page, 'Save to an existing stack').waitFor();
    await check('the name');
    await button(page, 'Save to an existing stack').click();
    await page.getByRole('radio').first().waitFor();
    await check('the choice');
  });

  it('goes through the wizard', async () => {
    const { page, check } = await openPseudo('/finder#custom-stack');
    const wizard = page.getByRole('group', { name: pseudo('Your custom stack') });
    await wizard.waitFor();
    await button(page, 'Next').click();
    await page.getByRole('alert').first().waitFor();
    await check('the types');
    await wizard.getByRole('radio').first().check();
    await button(page, 'Next').click();
    await wizard.getByText(pseudo("What's your monthly budget?")).waitFor();
    await check('the budget');
    await button(page, 'Next').click();
    await wizard.getByLabel(pseudo('Project name (optional)')).fill('Figma');
    await check('the project');
    await button(page, 'Get Recommendations').click();
    await wizard.getByRole('button', { name: pseudo('Save Stack') }).waitFor();
    await check('the results');
  });

  it('tracks subscriptions', async () => {
    const { page, context, check } = await openPseudo('/dashboard', { isSignedIn: true });
    await heading(page);
    await page.getByText(pseudo('No subscriptions yet')).waitFor();
    await check('the empty list');
    await page.goto('/dashboard/inbox');
    await page.getByText(pseudo('Nothing new')).waitFor();
    await check('the empty inbox');
    await page.goto('/dashboard');
    for (const [index, category] of ['work', 'personal', 'entertainment', 'side-quest', 'other'].entries())
      await context.request.post('/api/subscriptions', {
        data: { name: 'Figma', price: '$10/month', category, nextBillingDate: `2099-12-0${index + 1}` },
      });
    await page.reload();
    await page.getByText('Figma').first().waitFor();
    await check('the list');
    await button(page, 'Options').click();
    await page.getByRole('group', { name: pseudo('Options') }).waitFor();
    await check('the options of the list');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await page.waitForURL('**/dashboard/subscriptions/*');
    await page.getByRole('heading', { level: 2, name: pseudo('Timeline') }).waitFor();
    await check('the page of a subscription');
    for (const opener of ['New price', 'Pause', 'I cancelled it']) {
      await button(page, opener).click();
      await page.getByRole('dialog').waitFor();
      await check(opener);
      await page.keyboard.press('Escape');
    }
    await button(page, 'Edit').click();
    await page.getByText(pseudo('Contract and trial')).click();
    await check('all fields of a subscription');
    await page.goto('/dashboard/labels');
    await heading(page);
    await check('no labels');
    for (const kind of ['CATEGORY', 'TAG', 'METHOD', 'PERSON'])
      await ask(
        context,
        'mutation ($kind: LabelKind!) { createLabel(input: { kind: $kind, name: "Figma" }) { __typename } }',
        {
          kind,
        },
      );
    await page.reload();
    await page.getByText('Figma').first().waitFor();
    await check('the labels');
    for (const opener of ['Add payment method', 'Edit', 'Delete']) {
      await button(page, opener).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
      await check(opener);
      await button(page, 'Cancel').click();
    }
    await page.goto('/dashboard/advice');
    await page.getByText(pseudo('Show how')).first().click();
    await check('the advice');
    await page.goto('/dashboard/calendar?month=2099-12');
    await page.getByText('Figma').locator('visible=true').first().waitFor();
    await check('the calendar');
    await page.goto('/dashboard/forecast');
    await page.getByText(pseudo('No payments are coming.')).waitFor();
    await check('an empty forecast');
    await context.request.post('/api/subscriptions', {
      data: { name: 'Figma', price: '$10/month', startsOn: '2020-01-31' },
    });
    await page.goto('/dashboard/forecast');
    await page.getByRole('switch').check();
    await page.getByRole('textbox').waitFor();
    await check('the forecast');
    await page.goto('/dashboard/statistics');
    await page.getByRole('img').first().waitFor();
    await check('the statistics');
    await page.goto('/dashboard/statistics?from=2010-01&to=2010-02');
    await page.getByText(pseudo('No payments in these months.')).waitFor();
    await check('statistics of months without payments');
    await page.goto('/dashboard/calendar?month=2099-12');
    await page.getByText('Figma').locator('visible=true').first().waitFor();
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.getByRole('grid').waitFor();
    await check('the month');
  });

  it('keeps stacks', async () => {
    const { page, context, check } = await openPseudo('/projects', { isSignedIn: true });
    await button(page, 'New Stack').waitFor();
    await check('no stacks');
    await button(page, 'New Stack').click();
    await button(page, 'Create stack').click();
    await page.getByRole('dialog').getByRole('alert').first().waitFor();
    await check('a new stack');
    await newStack(context);
    await page.reload();
    await page.getByRole('link', { name: 'Figma' }).click();
    await button(page, 'Add Subscription').waitFor();
    await check('a stack');
    for (const opener of ['Add Subscription', 'Edit', 'Delete']) {
      await button(page, opener).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
      await check(opener);
      await button(page, 'Cancel').click();
    }
  });

  it('keeps the account', async () => {
    const { page, check } = await openPseudo('/account', { isSignedIn: true });
    await heading(page);
    await button(page, 'Menu').click();
    await page.getByRole('navigation', { name: pseudo('Menu') }).waitFor();
    await check('the account and the menu');
    await button(page, 'Menu').click();
    await page.getByRole('textbox', { name: pseudo('Name'), exact: true }).fill('Figma');
    await button(page, 'Create token').click();
    await button(page, 'Done').waitFor();
    await check('a new token');
    await button(page, 'Done').click();
    await button(page, 'Delete my account').click();
    await page.getByRole('alertdialog').waitFor();
    await check('the question to delete');
  });

  it('manages users', async () => {
    const { page, context, check } = await openPseudo('/');
    expect((await context.request.post('/api/login', { data: root })).status()).toBe(200);
    await page.goto('/admin');
    await page.getByText(root.email).first().waitFor();
    await check('the users');
    for (const opener of ['Edit', 'Create reset link']) {
      await button(page, opener).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
      await check(opener);
      await button(page, 'Cancel').click();
    }
  });

  it('shows jobs, mail and limits', async () => {
    const { page, context, check } = await openPseudo('/');
    expect((await context.request.post('/api/login', { data: root })).status()).toBe(200);
    await page.goto('/admin/server');
    await page.getByText(pseudo('Clean-up')).waitFor();
    await check('jobs, mail and limits');
  });
});

const newStack = (context: BrowserContext) =>
  ask(context, 'mutation NewStack($input: CreateStackInput!) { createStack(input: $input) { __typename } }', {
    input: { name: 'Figma', projectType: 'PERSONAL', budget: 50, projectDescription: 'Figma' },
  });

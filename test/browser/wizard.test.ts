import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, focused, looks, useBrowser, type Look } from '../support/page.ts';

const { openPage, ask } = useBrowser();

const desktop: Look = { theme: 'light', size: 'desktop' };
const phone: Look = { theme: 'light', size: 'phone' };
/** What Chromium itself says when the server answers that nobody is signed in. */
const nobody = /status of 401/;

const titles = {
  kind: 'What kind of project is it?',
  budget: "What's your monthly budget?",
  project: 'Describe your project',
  failed: 'Something went wrong',
};

const wizard = (page: Page) => page.getByRole('region', { name: 'Create a Custom Stack' });
const button = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => wizard(page).getByRole('heading', { level: 3, name });
const found = (page: Page) => heading(page, /^5 tools within/);
const radio = (page: Page, name: string) => wizard(page).getByRole('radio', { name, exact: true });
const budget = (page: Page) => page.getByLabel(titles.budget);
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step');
const currentStep = (page: Page) => wizard(page).locator('[aria-current=step]').textContent();

/** Waits until a step is there, its heading with the focus and in sight. */
async function arrive(page: Page, title: string | RegExp): Promise<void> {
  const shown = heading(page, title);
  await shown.waitFor();
  await expect.poll(() => focused(page)).toMatch(title);
  await expect.poll(() => isInSight(page)).toBe(true);
}

/** Whether what has the focus is on the screen and not under the header. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    return top >= document.querySelector('header')!.getBoundingClientRect().bottom && bottom <= innerHeight;
  });

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/finder${search}`);
  await wizard(page).waitFor();
}

async function toBudget(page: Page, type = 'Creator'): Promise<void> {
  await open(page);
  await radio(page, type).check();
  await button(page, 'Next').click();
  await arrive(page, titles.budget);
}

async function toProject(page: Page): Promise<void> {
  await toBudget(page);
  await button(page, 'Next').click();
  await arrive(page, titles.project);
}

async function toResults(page: Page): Promise<void> {
  await toProject(page);
  await button(page, 'Get Recommendations').click();
  await arrive(page, /^5 tools within/);
}

const isRecommend = (route: Route) => route.request().postDataJSON().operationName === 'useRecommendSubscription';

/** Answers requests for recommendations in the server's place, as when the AI provider fails. */
const answerWith = (page: Page, answer: object) =>
  page.route('**/graphql', (route) => (isRecommend(route) ? route.fulfill(answer) : route.continue()));

/** Holds requests for recommendations back until the returned function is called. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/graphql', (route) => (isRecommend(route) ? void held.push(route) : route.continue()));
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute('**/graphql');
  };
}

async function confirm(page: Page): Promise<void> {
  await button(page, 'Save Stack').click();
  await page.getByRole('alertdialog', { name: 'Save this stack?' }).waitFor();
  await page.getByText('5 subscriptions go into your stack.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save Stack' }).click();
}

/** The button of the dialog's form; the wizard's own of the same name is out of reach then. */
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save Stack' });

const stacks = async (context: Parameters<typeof ask>[0]) =>
  (
    await ask<{ viewer: { stacks: { edges: { node: object }[] } } }>(
      context,
      '{ viewer { stacks { edges { node { name budget projectType projectDescription recommendations { totalCount } } } } } }',
    )
  ).viewer.stacks.edges.map(({ node }) => node);

describe.each(looks)('in the $theme theme, on a $size', (look) => {
  it('leads in four steps to five tools', async () => {
    const { page, shoot } = await openPage(look);
    const check = async (name: string) => {
      await expectAccessible(page);
      await shoot(`wizard-${name}`);
    };
    await open(page);
    expect(await wizard(page).getByRole('list').first().getByRole('listitem').allTextContents()).toEqual([
      '1Project Category',
      '2Budget',
      '3Project',
      '4Results',
    ]);
    await button(page, 'Next').click();
    await wizard(page).getByText('Please select a project type').waitFor();
    await expect.poll(() => radio(page, 'Student').evaluate((input) => input === document.activeElement)).toBe(true);
    await check('type');
    await radio(page, 'Creator').check();
    expect(await wizard(page).getByText('Please select a project type').count()).toBe(0);
    await button(page, 'Next').click();

    await arrive(page, titles.budget);
    expect(stepOf(page)).toBe('2');
    expect(await currentStep(page)).toBe('2Budget');
    await wizard(page).getByText('Step 2 of 4: Budget').waitFor();
    await budget(page).fill('0');
    await button(page, 'Next').click();
    await wizard(page).getByText('Budget must be at least $1').waitFor();
    await expect.poll(() => focused(page)).toBe(titles.budget);
    await check('budget');
    await button(page, '$100').click();
    expect(await wizard(page).getByText('Budget must be at least $1').count()).toBe(0);
    await button(page, 'Next').click();

    await arrive(page, titles.project);
    await page.getByLabel('Project name (optional)').fill('Cooking');
    await page.getByLabel('Description (optional)').fill('Videos about cooking');
    await check('project');
    const release = await hold(page);
    await button(page, 'Get Recommendations').click();
    await wizard(page).getByText('Analyzing your needs and finding the perfect stack...').waitFor();
    expect(await currentStep(page)).toBe('3Project');
    await check('searching');
    await release();

    await arrive(page, '5 tools within $100/month');
    expect(await currentStep(page)).toBe('4Results');
    await check('results');
    await button(page, 'Start Over').click();
    await arrive(page, titles.kind);
    expect(await wizard(page).getByRole('radio', { checked: true }).count()).toBe(0);
    expect(stepOf(page)).toBe('1');
    await radio(page, 'Work').check();
    await button(page, 'Next').click();
    await arrive(page, titles.budget);
    expect(await budget(page).inputValue()).toBe('50');
  });

  it('says what went wrong, and tries again with the same values', async () => {
    const { page, shoot } = await openPage(look);
    await toProject(page);
    await answerWith(page, { json: { data: null, errors: [{ message: 'No luck.' }] } });
    await button(page, 'Get Recommendations').click();
    await arrive(page, titles.failed);
    expect(await currentStep(page)).toBe('4Results');
    await wizard(page).getByText("We couldn't retrieve your recommendations. No luck.").waitFor();
    await toast(page, 'Failed to get recommendations: No luck.').waitFor();
    await expectAccessible(page);
    await shoot('wizard-failed');
    await page.unroute('**/graphql');
    await button(page, 'Try Again').click();
    await arrive(page, '5 tools within $50/month');
    await wizard(page).getByText('Creator', { exact: true }).waitFor();
  });

  it('asks a visitor to make an account and has everything ready afterwards', async () => {
    const { page } = await openPage(look, { expected: [nobody] });
    await toResults(page);
    await confirm(page);
    await page
      .getByText('You need to be logged in to save recommendations. Would you like to create an account now?')
      .waitFor();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/auth?tab=register&next=%2Ffinder%3Fstep%3D4%23custom-stack');

    const name = `wizard_${look.theme}_${look.size}`;
    await page.getByRole('button', { name: 'Register' }).waitFor();
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email').fill(`${name}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Confirm password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL('**/finder?step=4#custom-stack');
    await found(page).waitFor();
    await expect.poll(() => wizard(page).evaluate((section) => section === document.activeElement)).toBe(true);
    await expect
      .poll(() => wizard(page).evaluate((section) => section.getBoundingClientRect().top < innerHeight / 2))
      .toBe(true);
    await confirm(page);
    await save(page).click();
    await toast(page, 'Recommendations saved to your new stack!').waitFor();
  });
});

describe('the steps', () => {
  it('stand in the address: the browser’s own buttons go one step, and answers are kept', async () => {
    const { page } = await openPage(phone);
    await toBudget(page, 'Side Quest');
    await budget(page).fill('75');
    await button(page, 'Next').click();
    await arrive(page, titles.project);
    await page.getByLabel('Description (optional)').fill('A weekly podcast');
    await button(page, 'Get Recommendations').click();
    await arrive(page, '5 tools within $75/month');

    await page.goBack();
    await arrive(page, titles.project);
    expect(await page.getByLabel('Description (optional)').inputValue()).toBe('A weekly podcast');
    await page.goBack();
    await arrive(page, titles.budget);
    expect(await budget(page).inputValue()).toBe('75');
    await page.goBack();
    await arrive(page, titles.kind);
    expect(await radio(page, 'Side Quest').isChecked()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/finder');
    for (const title of [titles.budget, titles.project, '5 tools within $75/month']) {
      await page.goForward();
      await arrive(page, title);
    }
  });

  it('go back with Back as with the browser’s own button', async () => {
    const { page } = await openPage(desktop);
    await toResults(page);
    for (const [title, step] of [
      [titles.project, '3'],
      [titles.budget, '2'],
    ] as const) {
      await button(page, 'Back').click();
      await arrive(page, title);
      expect(stepOf(page)).toBe(step);
    }
    await page.goForward();
    await arrive(page, titles.project);
  });

  it('keep answers and results when the page is loaded again', async () => {
    const { page } = await openPage(desktop);
    await toResults(page);
    await page.reload();
    await found(page).waitFor();
    await page.goBack();
    await heading(page, titles.project).waitFor();
    await page.reload();
    await heading(page, titles.project).waitFor();
    await button(page, 'Back').click();
    await arrive(page, titles.budget);
  });

  it('show what was found to who comes back to the page', async () => {
    const { page } = await openPage(desktop);
    await toResults(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: 'About Stackling' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Finder' }).click();
    await found(page).waitFor();
  });

  it('fall back to the first that is not answered', async () => {
    const { page } = await openPage(desktop);
    await open(page, '?step=4');
    await heading(page, titles.kind).waitFor();
    await expect.poll(() => stepOf(page)).toBe('1');
    await radio(page, 'Student').check();
    await open(page, '?step=4');
    await heading(page, titles.project).waitFor();
    await expect.poll(() => stepOf(page)).toBe('3');
  });

  it('scroll the page nowhere and ask the server nothing', async () => {
    const { page } = await openPage(desktop);
    const operations: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql') operations.push(request.postDataJSON().operationName);
    });
    // A click of the test's own would scroll the button into view first.
    const press = (name: string) => button(page, name).evaluate((element: HTMLElement) => element.click());
    await open(page);
    await page.getByText(/Picked from/).waitFor();
    await radio(page, 'Work').check();
    await wizard(page).evaluate((section) => section.scrollIntoView());
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await press('Next');
    await arrive(page, titles.budget);
    await press('Next');
    await arrive(page, titles.project);
    await press('Back');
    await arrive(page, titles.budget);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(operations).toEqual(['FinderScreenQuery']);
  });

  it('can all be taken by keyboard alone', async () => {
    const { page } = await openPage(desktop);
    await open(page);
    await radio(page, 'Student').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await radio(page, 'Entrepreneur').isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await arrive(page, titles.budget);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('$10');
    await page.keyboard.press('Space');
    expect(await button(page, '$10').getAttribute('aria-pressed')).toBe('true');
    for (const name of ['$50', '$100', '$200+', 'Back', 'Next']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe(name);
    }
    await page.keyboard.press('Enter');
    await arrive(page, titles.project);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bakery');
    await page.keyboard.press('Enter');
    await arrive(page, '5 tools within $10/month');
  });

  it('fit on a screen of 320 px, with targets of 44 px', async () => {
    const { page } = await openPage(phone);
    await page.setViewportSize({ width: 320, height: 640 });
    const fits = async () => {
      await expectNoSidewaysScroll(page);
      const heights = await wizard(page)
        .locator('button, label:has(input), input:not([type=radio]), textarea')
        .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    };
    await open(page);
    await fits();
    await radio(page, 'Side Quest').check();
    await button(page, 'Next').click();
    await arrive(page, titles.budget);
    await fits();
    await button(page, 'Next').click();
    await arrive(page, titles.project);
    await fits();
    await button(page, 'Get Recommendations').click();
    await arrive(page, /^5 tools within/);
    await fits();
  });
});

it('takes a pasted $50 as a budget', async () => {
  const { page, context } = await openPage(desktop);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await toBudget(page);
  await button(page, '$200+').click();
  await page.evaluate(() => navigator.clipboard.writeText('$1,050'));
  await budget(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => budget(page).inputValue()).toBe('1050');
});

it('says after ten seconds that it can take up to a minute, and cancels', async () => {
  const { page } = await openPage(desktop);
  await page.clock.install();
  await toProject(page);
  await page.getByLabel('Project name (optional)').fill('Slow');
  await hold(page);
  await button(page, 'Get Recommendations').click();
  await wizard(page).getByText('Analyzing your needs').waitFor();
  expect(await button(page, 'Cancel').count()).toBe(0);
  await page.clock.fastForward(10_000);
  await wizard(page).getByText('Still at it. This can take up to a minute.').waitFor();
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  await arrive(page, titles.project);
  expect(await page.getByLabel('Project name (optional)').inputValue()).toBe('Slow');
});

describe('when asking fails', () => {
  it.each([
    ['quota_exceeded', 'No luck.', "The AI provider's quota is exceeded. Please try again later or update the key."],
    ['invalid_api_key', 'No luck.', "The AI provider's key is invalid. Please check the configuration."],
    ['api_key_missing', 'No luck.', "The AI provider's key is missing."],
    [undefined, 'Limit exceeded', "We couldn't retrieve your recommendations. Limit exceeded"],
  ])('goes by the error %s and not by the message %j', async (code, message, text) => {
    const { page } = await openPage(desktop);
    await toProject(page);
    await answerWith(page, { json: { data: null, errors: [{ message, extensions: { code } }] } });
    await button(page, 'Get Recommendations').click();
    await arrive(page, titles.failed);
    await wizard(page).getByText(text).waitFor();
  });

  it('does not ask once more by itself', async () => {
    const { page } = await openPage(desktop, { expected: [/503/] });
    await toProject(page);
    let isFirst = true;
    await page.route('**/graphql', (route) => {
      if (!isRecommend(route) || !isFirst) return route.continue();
      isFirst = false;
      return route.fulfill({ status: 503, json: { message: 'No luck.' } });
    });
    await button(page, 'Get Recommendations').click();
    await arrive(page, titles.failed);
  });
});

describe('saving', () => {
  it('makes a stack under the project’s name', async () => {
    const { page, context } = await openPage(desktop, { isSignedIn: true });
    await toProject(page);
    await page.getByLabel('Project name (optional)').fill('Cooking');
    await page.getByLabel('Description (optional)').fill('Videos about cooking');
    await button(page, 'Get Recommendations').click();
    await arrive(page, /^5 tools within/);
    await confirm(page);
    await expect.poll(() => focused(page)).toBe('Name');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Cooking');
    await save(page).click();
    await toast(page, 'Recommendations saved to your new stack!').waitFor();
    expect(await stacks(context)).toEqual([
      {
        name: 'Cooking',
        budget: 50,
        projectType: 'CREATOR',
        projectDescription: 'Videos about cooking',
        recommendations: { totalCount: 5 },
      },
    ]);
  });

  it('names a stack after its category where the project has no name, and adds to one that is there', async () => {
    const { page, context } = await openPage(desktop, { isSignedIn: true });
    await toResults(page);
    await confirm(page);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Creator stack');
    await save(page).click();
    await toast(page, 'Recommendations saved to your new stack!').waitFor();
    await confirm(page);
    await page.getByRole('button', { name: 'Save to an existing stack' }).click();
    await page.getByLabel('Number of the stack').fill('1');
    await save(page).click();
    await toast(page, 'Recommendations added to "Creator stack".').waitFor();
    expect(await stacks(context)).toMatchObject([{ name: 'Creator stack', recommendations: { totalCount: 10 } }]);
  });

  it('says which step failed', async () => {
    const { page } = await openPage(desktop, { isSignedIn: true, expected: [/503/] });
    await toResults(page);
    await confirm(page);
    const fail = (operation: string) =>
      page.route('**/graphql', (route) =>
        route.request().postDataJSON().operationName === operation
          ? route.fulfill({ status: 503, json: { message: 'No luck.' } })
          : route.continue(),
      );
    await fail('useSaveStackCreateMutation');
    await save(page).click();
    await page.getByRole('alert').getByText('Error: No luck.', { exact: true }).waitFor();
    // Not by its role: the open dialog keeps everything else out of reach.
    await page.locator('li', { hasText: 'No luck.' }).getByText('Error', { exact: true }).waitFor();
    await page.unroute('**/graphql');
    await fail('useSaveStackSaveMutation');
    await save(page).click();
    await page.getByRole('alert').getByText('Error Saving Recommendations: No luck.').waitFor();
  });

  it('refuses where there is nothing to save', async () => {
    const { page } = await openPage(desktop);
    await toProject(page);
    const nothing = { recommendations: [], budgetCents: 5_000, totalCents: 0, unmetNeeds: [] };
    const result = { ...nothing, overlaps: [], engine: 'CATALOG', isKept: false };
    await answerWith(page, { json: { data: { progress: { picks: [], failure: null, result } } } });
    await button(page, 'Get Recommendations').click();
    await arrive(page, 'Nothing within $50/month');
    await wizard(page).getByText('No recommendations found. Try adjusting your description or budget.').waitFor();
    await button(page, 'Save Stack').click();
    await toast(page, 'Error: No recommendations available to save').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

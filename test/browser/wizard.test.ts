import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, focused, looks, useBrowser } from '../support/page.ts';
import {
  answerWith,
  arrive,
  budget,
  button,
  confirm,
  desktop,
  found,
  isRecommend,
  open,
  radio,
  save,
  stepOf,
  titles,
  toBudget,
  toProject,
  toResults,
  toast,
  wizard,
} from '../support/wizard.ts';

const { openPage } = useBrowser();

/** What Chromium itself says when the server answers that nobody is signed in. */
const nobody = /status of 401/;

const currentStep = (page: Page) => wizard(page).locator('[aria-current=step]').textContent();

/** Holds requests for recommendations back until the returned function is called. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/graphql', (route) => (isRecommend(route) ? void held.push(route) : route.continue()));
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute('**/graphql');
  };
}

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
  await wizard(page).getByText('Still working. This can take up to a minute.').waitFor();
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

import { describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, focused, type Look, useBrowser } from '../support/page.ts';
import {
  arrive,
  budget,
  button,
  desktop,
  found,
  heading,
  open,
  radio,
  stepOf,
  titles,
  toBudget,
  toResults,
  wizard,
} from '../support/wizard.ts';

const { openPage } = useBrowser();

const phone: Look = { theme: 'light', size: 'phone' };

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

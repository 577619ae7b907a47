/** Steps through the wizard. */
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { focused, type Look } from './page.ts';

export const desktop: Look = { theme: 'light', size: 'desktop' };

export const titles = {
  kind: 'What kind of project is it?',
  budget: "What's your monthly budget?",
  project: 'Describe your project',
  failed: 'Something went wrong',
};

export const wizard = (page: Page) => page.getByRole('region', { name: 'Create a Custom Stack' });
export const button = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string | RegExp) => wizard(page).getByRole('heading', { level: 3, name });
export const found = (page: Page) => heading(page, /^5 tools within/);
export const radio = (page: Page, name: string) => wizard(page).getByRole('radio', { name, exact: true });
export const budget = (page: Page) => page.getByLabel(titles.budget);
export const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
export const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step');

/** Waits until a step is shown, its heading visible and focused. */
export async function arrive(page: Page, title: string | RegExp): Promise<void> {
  const shown = heading(page, title);
  await shown.waitFor();
  await expect.poll(() => focused(page)).toMatch(title);
  await expect.poll(() => isInSight(page)).toBe(true);
}

/** Whether the focused element is on the screen and not under the header. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    return top >= document.querySelector('header')!.getBoundingClientRect().bottom && bottom <= innerHeight;
  });

export async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/finder${search}#custom-stack`);
  await wizard(page).waitFor();
}

export async function toBudget(page: Page, type = 'Creator'): Promise<void> {
  await open(page);
  await radio(page, type).check();
  await button(page, 'Next').click();
  await arrive(page, titles.budget);
}

export async function toProject(page: Page): Promise<void> {
  await toBudget(page);
  await button(page, 'Next').click();
  await arrive(page, titles.project);
}

export async function toResults(page: Page): Promise<void> {
  await toProject(page);
  await button(page, 'Get Recommendations').click();
  await arrive(page, /^5 tools within/);
}

export const isRecommend = (route: Route) => route.request().postDataJSON().operationName === 'searchSubscription';

/** Answers requests for recommendations instead of the server, for example with a failure. */
export const answerWith = (page: Page, answer: object) =>
  page.route('**/graphql', (route) => (isRecommend(route) ? route.fulfill(answer) : route.continue()));

export async function confirm(page: Page): Promise<void> {
  await button(page, 'Save Stack').click();
  await page.getByRole('alertdialog', { name: 'Save this stack?' }).waitFor();
  await page.getByText('5 subscriptions go into your stack.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save Stack' }).click();
}

/** The button of the dialog's form; the wizard's button of the same name is inert then. */
export const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save Stack' });

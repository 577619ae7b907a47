import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { toast, useDashboard } from '../support/dashboardPage.ts';
import { expectAccessible, expectFocus, looks, press, type Look } from '../support/page.ts';

const { openPage, openDashboard, ask } = useDashboard();

const phone: Look = { theme: 'dark', size: 'phone' };
const today = todayIn('UTC');

/** Somebody who pays for two tools for video calls, one of them by the month, and for a gym. */
const subscriptions = [
  {
    name: 'Zoom Pro',
    price: '$16.99/month',
    category: 'work',
    startsOn: '2024-03-05',
    cancelUrl: 'https://zoom.example/cancel',
  },
  { name: 'Google Meet', price: '$8/month', category: 'work', startsOn: '2024-05-01' },
  { name: 'Gym', price: '$40/month', category: 'personal', startsOn: daysLater(today, -200) },
];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const idea = (page: Page, name: string) => page.getByRole('listitem', { name });
const overlap = 'Zoom and Google Meet do the same';
const byYear = 'Pay for Zoom Pro by the year';

async function openAdvice(look: Look, some: object[] = subscriptions) {
  const opened = await openDashboard({ look, subscriptions: some });
  if (look.size === 'phone') await opened.page.setViewportSize({ width: 390, height: 844 });
  await opened.page.goto('/dashboard/advice');
  await heading(opened.page, 'Advice').waitFor();
  return opened;
}

it.each(looks)('says what could be saved, why and how: %o', async (look) => {
  const { page, shoot } = await openAdvice(look);
  // The overlap saves $96.00, and the yearly plan is about the same subscription.
  await heading(page, 'You could save $96.00 a year').waitFor();
  await idea(page, overlap).getByText('Saves $96.00 a year', { exact: true }).waitFor();
  await idea(page, byYear).getByText('Saves $43.98 a year').waitFor();
  await idea(page, byYear).getByText('Show how').click();
  await idea(page, byYear).getByText('Zoom Pro costs $16.99 a month.').waitFor();
  await idea(page, byYear).getByText('You have paid by the month since March 2024.').waitFor();
  await idea(page, byYear)
    .getByText(/We last checked this list price in \w+ \d{4}/)
    .waitFor();
  const links = idea(page, overlap).getByRole('link', { name: /opens in a new tab/ });
  await idea(page, overlap).getByText('Show how').click();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://meet.google.com',
  ]);
  await heading(page, 'A year in review').waitFor();
  await expectAccessible(page);
  await shoot('advice', { fullPage: true });
});

it('is followed by keyboard alone on a phone: done, later, not for me, each taken back', async () => {
  const { page } = await openAdvice(phone);
  await press(page, `Show how ${overlap}`);
  await idea(page, overlap)
    .getByRole('link', { name: /^Change or cancel Google Meet/ })
    .waitFor();

  await press(page, `Done: ${overlap}`);
  await heading(page, 'You could save $43.98 a year').waitFor();
  await expectFocus(page, /^You could save \$43\.98 a year$/);
  await heading(page, /^Saved so far/).waitFor();
  const saved = page.getByRole('region', { name: /^Saved so far/ });
  await saved.getByText('$96.00 a year since').waitFor();
  await saved.getByRole('table').waitFor();
  await expectAccessible(page);

  await press(page, `Later: ${byYear}`);
  await heading(page, 'No ideas right now').waitFor();
  await page.getByRole('region', { name: 'Hidden ideas' }).getByText(byYear).waitFor();
  await expectAccessible(page);
  await press(page, `Show again: ${byYear}`);
  await idea(page, byYear).waitFor();

  await press(page, `Not for me: ${byYear}`);
  await heading(page, 'No ideas right now').waitFor();
  await toast(page).filter({ hasText: 'Not shown again' }).getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await toast(page).filter({ hasText: 'It is back' }).waitFor();
  await idea(page, byYear).waitFor();

  await press(page, `Not done after all: ${overlap}`);
  await heading(page, 'You could save $96.00 a year').waitFor();
  expect(await heading(page, /^Saved so far/).count()).toBe(0);
});

it('asks once whether something was used, and gives advice by the answer', async () => {
  const { page } = await openAdvice({ theme: 'light', size: 'desktop' });
  const question = page.getByRole('region', { name: 'Did you use Gym lately?' });
  await question.getByText('Only you see your answer.', { exact: false }).waitFor();
  await expectAccessible(page);
  await press(page, 'No');
  await idea(page, 'You do not use Gym').getByText('Saves $480.00 a year').waitFor();
  await heading(page, 'You could save $576.00 a year').waitFor();
  await question.waitFor({ state: 'hidden' });
  // The question is asked once a month.
  await page.reload();
  await idea(page, 'You do not use Gym').waitFor();
  expect(await heading(page, /lately\?$/).count()).toBe(0);
});

it('opens the finder with what a cheaper tool would have to do', async () => {
  const { page } = await openAdvice(phone);
  await press(page, `Find cheaper: ${overlap}`);
  await page.waitForURL('**/finder');
  expect(await page.getByLabel("Describe what you're working on").inputValue()).toMatch(
    /^I need .+, as cheap as possible\.$/,
  );
  await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
  await heading(page, /tools within/).waitFor();
});

it('reviews the year: what was paid, what cost most and which prices rose', async () => {
  const paper = { name: 'Paper', price: '$10/week', category: 'other', startsOn: daysLater(today, -70) };
  const { page, context } = await openDashboard({ look: phone, subscriptions: [paper] });
  const { viewer } = await ask<{ viewer: { subscriptions: { edges: [{ node: { id: string } }] } } }>(
    context,
    '{ viewer { subscriptions { edges { node { id } } } } }',
  );
  const { id } = viewer.subscriptions.edges[0].node;
  const rise = { from: daysLater(today, -7), amountCents: 1_200 };
  await ask(
    context,
    'mutation Raise($id: ID!, $input: NewPriceInput!) { addSubscriptionPrice(id: $id, input: $input) { __typename } }',
    {
      id,
      input: rise,
    },
  );
  await page.goto('/dashboard/advice');
  const review = page.getByRole('region', { name: 'A year in review' });
  await review.getByText('10 payments').waitFor();
  await review.getByRole('definition').getByText('$102.00').waitFor();
  await review.getByText('$10.00 to $12.00 on').waitFor();
  await expectAccessible(page);
  await review.getByRole('link', { name: 'Paper' }).first().click();
  await heading(page, 'Paper').waitFor();
});

it('says when there is nothing to say, and leads to /auth when nobody is signed in', async () => {
  const { page } = await openAdvice(phone, []);
  await heading(page, 'No ideas right now').waitFor();
  await expectAccessible(page);
  const { page: visitor, operations } = await openPage(phone);
  await visitor.goto('/dashboard/advice');
  await visitor.waitForURL('**/auth?next=%2Fdashboard%2Fadvice');
  expect(operations).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { expectAccessible, focused, looks, useBrowser } from '../support/page.ts';

const { openPage } = useBrowser();

describe.each(looks)('in the $theme theme, on a $size', (look) => {
  it('finds five tools for a cooking channel within sixty dollars', async () => {
    const { page, shoot } = await openPage(look);
    await page.goto('/finder');
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(look.theme === 'dark');
    await page
      .getByLabel("Describe what you're working on")
      .fill("I'm starting a YouTube channel about cooking: edit videos, thumbnails, background music");
    await page.getByLabel('Monthly Budget ($)').fill('60');
    await page.getByLabel('Category').selectOption({ label: 'Side Quest' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Get AI Recommendations' }).click();

    const rows = page.getByRole('article');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(5);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[1-3]$/);
    await expectAccessible(page);
    await shoot('finder', { fullPage: true });

    for (const row of await rows.all()) await row.getByRole('heading').getByRole('button').click();
    const links = page.getByRole('link', { name: /^Learn more/ });
    expect(await links.count()).toBe(5);
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:/);
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    }
    await expectAccessible(page);
    await shoot('finder-open', { fullPage: true });

    await page.getByRole('button', { name: 'Start Over' }).click();
    await page.getByRole('button', { name: 'Get AI Recommendations' }).waitFor();
    expect(await page.getByLabel('Monthly Budget ($)').inputValue()).toBe('50');
  });

  it('corrects what was understood, and swaps a tool', async () => {
    const { page, shoot } = await openPage(look);
    await page.goto('/finder');
    await page.getByLabel("Describe what you're working on").fill('Edit videos and find royalty-free music on my Mac');
    await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
    const chips = page.getByRole('list', { name: 'Understood' }).getByRole('listitem');
    await chips.getByText('Video editing').waitFor();

    await page.getByRole('button', { name: 'Remove Licensed music' }).click();
    await chips.getByText('Licensed music').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add a need' }).click();
    await page.getByRole('combobox', { name: 'Search needs' }).fill('music that may');
    await expectAccessible(page);
    await shoot('finder-needs');
    await page.getByRole('combobox', { name: 'Search needs' }).fill('licensed music');
    await page.getByRole('option', { name: 'Licensed music' }).waitFor();
    await page.keyboard.press('Enter');
    await chips.getByText('Licensed music').waitFor();
    await expect.poll(() => focused(page)).toBe('Add a need');

    const swap = page.getByRole('button', { name: /^Use .+ instead$/ }).first();
    const name = /^Use (.+) instead$/.exec((await swap.textContent())!)![1]!;
    await swap.click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Back to /);
    await expectAccessible(page);
    await shoot('finder-swapped', { fullPage: true });
  });

  it('says what is wrong with a form, in the place where it is wrong', async () => {
    const { page } = await openPage(look);
    await page.goto('/finder');
    await page.getByLabel("Describe what you're working on").fill('too short');
    await page.getByLabel('Monthly Budget ($)').fill('0');
    await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
    await page.getByText('Please enter at least 10 characters to get helpful recommendations').waitFor();
    await page.getByText('Budget must be at least $1').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await expectAccessible(page);
  });

  it.each(['/', '/about', '/privacy', '/terms'])('shows %s', async (path) => {
    const { page, shoot } = await openPage(look);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await shoot(path === '/' ? 'landing' : path.slice(1), { fullPage: true });
  });

  it('says so when a path leads nowhere, with a way home', async () => {
    const { page, shoot } = await openPage(look, { expected: [/404/] });
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await page.getByText('404 Page Not Found').waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    await expectAccessible(page);
    await shoot('nowhere');
  });
});

it('counts what a user pays for already as paid', async () => {
  const { page, context } = await openPage(undefined, { isSignedIn: true });
  await context.request.post('/api/subscriptions', { data: { name: 'Canva Pro', price: '$15/month' } });
  await page.goto('/finder');
  await page.getByLabel("Describe what you're working on").fill('Design posters and thumbnails for my videos');
  const card = page.getByRole('region', { name: 'Recommendations' });
  await card.getByLabel('Subscriptions you already track').selectOption('paid');
  await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
  const canva = card.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Canva' }) });
  await canva.getByText('Already paid').waitFor();
  expect(await canva.textContent()).toContain('you pay for it already');
});

it('says so when the server is gone, and finds tools once it is back', async () => {
  const { page } = await openPage(undefined, { expected: [/ERR_FAILED/] });
  await page.goto('/finder');
  await page.getByLabel("Describe what you're working on").fill('A small garden with vegetables and herbs');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
  await page.getByText('Error getting recommendations').first().waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('article').first().waitFor();
});

/** The occasions of the tips. */
import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';

export const tip = (page: Page) => page.locator('[data-tip]');
export const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss tip' });

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The clock advances in these steps while a test waits, so a tip was requested at most this long ago. */
export const stepMs = 20;

/** Advances the clock only as far as an element needs to appear. */
export async function appear(page: Page, awaited: Locator): Promise<void> {
  await vi.waitFor(
    async () => {
      if (await awaited.isVisible()) return;
      await page.clock.runFor(stepMs);
      throw new Error('Not yet.');
    },
    { timeout: 10_000, interval: 20 },
  );
}

async function openFinder(page: Page): Promise<void> {
  await page.goto('/finder');
  await appear(page, heading(page, 'Find your stack'));
}

export async function openAuth(page: Page): Promise<void> {
  await page.goto('/auth');
  await appear(page, heading(page, 'Welcome back'));
}

/** How each tip is triggered, and its delay. */
export const occasions = [
  { id: 'auth-page', ms: 1_000, open: openAuth },
  { id: 'first-search', ms: 2_000, open: openFinder },
  {
    id: 'budget-tip',
    ms: 500,
    async open(page: Page) {
      await openFinder(page);
      await page.getByLabel('Monthly Budget ($)').focus();
    },
  },
  {
    id: 'save-stack',
    ms: 3_000,
    async open(page: Page) {
      await openFinder(page);
      await page.getByLabel("Describe what you're working on").fill('A weekly podcast with remote guests');
      await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
      await appear(page, page.getByRole('heading', { name: /^5 tools within/ }));
    },
  },
  {
    id: 'welcome-dashboard',
    ms: 1_000,
    isSignedIn: true,
    async open(page: Page) {
      await page.goto('/dashboard');
      await appear(page, page.getByText('No subscriptions yet'));
    },
  },
];

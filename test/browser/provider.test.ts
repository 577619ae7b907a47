import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks, useBrowser, type Look } from '../support/page.ts';
import {
  cutting,
  end,
  failing,
  firstFive,
  picking,
  refusing,
  saying,
  sendText,
  useProvider,
} from '../support/provider.ts';

const provider = useProvider();
const { openPage } = useBrowser(() => ({ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: provider.url }));

const desktop: Look = { theme: 'light', size: 'desktop' };
const section = (page: Page) => page.getByRole('region', { name: 'Recommendations' });

let asking = 0;

async function ask(page: Page): Promise<void> {
  await page.goto('/finder');
  await page.getByRole('heading', { level: 1, name: 'Find your stack' }).waitFor();
  // Earlier results of the steps would come first.
  await page.getByRole('tab', { name: 'Describe it' }).click();
  asking += 1;
  await page.getByLabel("Describe what you're working on").fill(`A podcast about gardening, number ${asking}`);
  await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
}

const results = (page: Page) => page.getByRole('heading', { level: 2, name: '5 tools within $50/month' });

const failures = [
  [
    'no quota',
    [failing(429, 'insufficient_quota')],
    'The quota of the AI provider is exceeded. Please try again later or update the key.',
    "The AI provider's quota is exceeded. Please try again later or update the key.",
  ],
  [
    'a wrong key',
    [failing(401, 'invalid_api_key')],
    'The key of the AI provider is invalid. Please check the configuration.',
    "The AI provider's key is invalid. Please check the configuration.",
  ],
  [
    'too many questions',
    [failing(429, 'rate_limit_exceeded')],
    'The AI provider is busy right now. Please try again in a moment.',
    "We couldn't retrieve your recommendations. The AI provider is busy right now. Please try again in a moment.",
  ],
  [
    'a fault',
    [failing(500)],
    'The AI provider is not answering right now. Please try again in a moment.',
    "We couldn't retrieve your recommendations. The AI provider is not answering right now. Please try again in a moment.",
  ],
  [
    'a cut line',
    [cutting('{"picks":[{"id":"can')],
    'The AI provider is not answering right now. Please try again in a moment.',
    "We couldn't retrieve your recommendations. The AI provider is not answering right now. Please try again in a moment.",
  ],
  [
    'a refusal',
    [refusing],
    'The AI provider declined to answer this. Please describe the project in other words.',
    "We couldn't retrieve your recommendations. The AI provider declined to answer this. Please describe the project in other words.",
  ],
  [
    'garbage',
    [saying('I would take Canva.')],
    'The AI provider gave an answer that cannot be used. Please try again.',
    "We couldn't retrieve your recommendations. The AI provider gave an answer that cannot be used. Please try again.",
  ],
] as const;

it('is not asked before somebody asks', () => {
  expect(provider.asked).toEqual([]);
});

describe('when the AI provider fails', () => {
  it.each(failures)('the card says so, and Try Again works: %s', async (_what, answers, message) => {
    provider.answers = [...answers];
    const { page } = await openPage(desktop);
    await ask(page);
    await section(page).getByRole('heading', { name: 'Error getting recommendations' }).waitFor();
    await section(page).getByText(message, { exact: true }).waitFor();
    await page.getByText(`Failed to get recommendations: ${message}`).first().waitFor();
    provider.answers = [picking(firstFive)];
    await section(page).getByRole('button', { name: 'Try Again' }).click();
    await results(page).waitFor();
  });

  it.each(failures)(
    'the wizard says so, and the built-in catalogue helps: %s',
    async (_what, answers, _card, message) => {
      provider.answers = [...answers];
      const { page } = await openPage(desktop);
      await page.goto('/finder#custom-stack');
      const wizard = page.getByRole('group', { name: 'Your custom stack' });
      await wizard.getByRole('radio', { name: 'Creator' }).check();
      await wizard.getByRole('button', { name: 'Next' }).click();
      await wizard.getByRole('heading', { name: "What's your monthly budget?" }).waitFor();
      await wizard.getByRole('button', { name: 'Next' }).click();
      asking += 1;
      await wizard.getByRole('textbox', { name: /name/i }).fill(`Podcast ${asking}`);
      await wizard.getByRole('button', { name: 'Get Recommendations' }).click();
      await wizard.getByRole('heading', { name: 'Something went wrong' }).waitFor();
      await wizard.getByText(message, { exact: true }).waitFor();
      const asked = provider.asked.length;
      await wizard.getByRole('button', { name: 'Use the built-in catalogue' }).click();
      await wizard.getByRole('heading', { name: '5 tools within $50/month' }).waitFor();
      expect(provider.asked).toHaveLength(asked);
      provider.answers = [picking(firstFive)]; // and closes the breaker again
      await ask(page);
      await results(page).waitFor();
    },
  );
});

describe('while the AI provider answers', () => {
  it.each(looks)('the first pick is on screen before the others are known ($theme, $size)', async (look) => {
    const goOn = Promise.withResolvers<void>();
    provider.answers = [
      async (response, asked) => {
        const [first, second, ...others] = firstFive(asked);
        sendText(response, `{"picks":[${JSON.stringify(first)},${JSON.stringify(second)}`);
        await goOn.promise;
        sendText(response, `,${others.map((pick) => JSON.stringify(pick)).join()}]}`);
        end(response);
      },
    ];
    const { page, shoot } = await openPage(look);
    await ask(page);
    await section(page).getByText('2 of 5 chosen').waitFor();
    expect(await section(page).getByRole('listitem').count()).toBe(2);
    const first = section(page).getByRole('listitem').first();
    await expect.poll(() => first.evaluate((pick) => getComputedStyle(pick).opacity)).toBe('1');
    await section(page).getByText('Analyzing your needs and finding the perfect stack...').waitFor();
    await shoot('provider-progress');
    await expectAccessible(page);
    goOn.resolve();
    await results(page).waitFor();
  });

  it('its call ends when the page is left', async () => {
    provider.answers = [() => undefined];
    const { page } = await openPage(desktop);
    await ask(page);
    await expect.poll(() => provider.asked.length).toBe(1);
    await page.goto('/privacy');
    await expect.poll(() => provider.asked[0]!.isGone).toBe(true);
  });
});

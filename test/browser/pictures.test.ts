import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { useBrowser } from '../support/page.ts';
import { pictureOf, type Frame } from '../support/pictures.ts';

/** `npm run pictures` puts them where the landing page takes them from. */
const folder = process.env['PICTURES'] ?? 'test/browser/output/pictures';

const { openPage } = useBrowser();

const frames: Record<string, Frame> = {
  desktop: { width: 1280, height: 870, scale: 1 },
  phone: { width: 390, height: 640, scale: 2 },
};
const views = (['light', 'dark'] as const).flatMap((theme) =>
  Object.entries(frames).map(([size, frame]) => ({ theme, size: size as 'desktop' | 'phone', frame })),
);
const people = ['ada', 'ben', 'cleo', 'dora'];

const ago = (days: number) => daysLater(todayIn('UTC'), -days);

/** As somebody may have them who has tracked them for two years. */
const subscriptions = [
  { name: 'Netflix', price: '$17.99/month', category: 'entertainment', startsOn: ago(700) },
  { name: 'Spotify', price: '$12.99/month', category: 'entertainment', startsOn: ago(640) },
  { name: 'Adobe Creative Cloud', price: '$69.99/month', category: 'work', startsOn: ago(512) },
  { name: 'Notion', price: '$12/month', category: 'work', startsOn: ago(300) },
  { name: 'iCloud+', price: '€2.99/month', category: 'personal', startsOn: ago(430) },
  { name: 'GitHub', price: '$48/year', category: 'side-quest', startsOn: ago(362) },
  { name: 'Duolingo', price: '$83.88/year', category: 'personal', startsOn: ago(345) },
  { name: '1Password', price: '$3.99/month', category: 'personal', startsOn: ago(220) },
  { name: 'The New York Times', price: '$25 every 4 weeks', category: 'personal', startsOn: ago(110) },
];

function save(name: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.webp`, picture);
  // What visitors load beside the text must not be heavy.
  expect(picture.length).toBeLessThan(80 * 1024);
}

it.each(views)('shows the dashboard: $theme, on a $size', async ({ theme, size, frame }) => {
  const { page, context } = await openPage({ theme, size });
  await page.setViewportSize(frame);
  const username = people.pop()!;
  const account = { username, email: `${username}@example.com`, password: 'correct horse' };
  expect((await context.request.post('/api/register', { data: account })).status()).toBe(201);
  for (const data of subscriptions)
    expect((await context.request.post('/api/subscriptions', { data })).status()).toBe(201);
  await page.goto('/dashboard');
  await page.getByText('Netflix').first().waitFor();
  save(`dashboard-${theme}-${size}`, await pictureOf(page, frame));
});

it.each(views)('shows the finder: $theme, on a $size', async ({ theme, size, frame }) => {
  const { page } = await openPage({ theme, size });
  await page.setViewportSize(frame);
  await page.goto('/finder');
  await page
    .getByLabel("Describe what you're working on")
    .fill('A podcast about gardening: record guests online, edit the audio, send a newsletter');
  await page.getByLabel('Monthly Budget ($)').fill('60');
  await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
  const found = page.getByRole('article').first();
  await found.waitFor();
  await page.mouse.move(0, 0);
  if (size === 'phone') await found.evaluate((row) => row.scrollIntoView({ block: 'start' }));
  save(`finder-${theme}-${size}`, await pictureOf(page, frame));
});

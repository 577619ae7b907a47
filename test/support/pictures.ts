/** Pictures of screens, as the landing page shows them. */
import type { Page } from 'playwright-core';

export interface Frame {
  width: number;
  height: number;
  /** Pixels of the picture for each of the page. */
  scale: number;
}

/** What is seen of a page, as WebP. */
export async function pictureOf(page: Page, { width, height, scale }: Frame): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const [x, y] = await page.evaluate(() => [scrollX, scrollY]);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: x!, y: y!, width, height, scale },
  });
  return Buffer.from(data, 'base64');
}

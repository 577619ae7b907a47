/** A real Chromium: the machine's own, or the one that Playwright has downloaded. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const own = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
  const path = own ?? chromium.executablePath();
  if (existsSync(path)) return path;
  throw new Error(
    'No Chromium was found: install it (apt-get install chromium, or npx playwright-core install chromium).',
  );
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    // Without these a machine without a way out spends its time on refused connections.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

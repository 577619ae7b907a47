import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

/** The path of Chromium for the browser tests: an installed one, or the one that Playwright has downloaded. */
export function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...paths, chromium.executablePath()].find((path) => existsSync(path));
}

import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../api/commands/chromium.mjs';

let chromiumOfProcess: Promise<Browser> | undefined;

/** A real Chromium, started for the first file of a process that asks and used by all; it ends with the process. */
export const openChromium = (): Promise<Browser> => (chromiumOfProcess ??= launchChromium());

function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found; npm test sees to one.');
  return chromium.launch({
    executablePath,
    // Without these a machine without a way out spends its time on refused connections.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

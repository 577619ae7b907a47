import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../api/commands/chromium.mjs';

let chromiumOfProcess: Promise<Browser> | undefined;

/** A real Chromium, started for the first test file that needs it and shared by all files of the process. */
export const openChromium = (): Promise<Browser> => (chromiumOfProcess ??= launchChromium());

/**
 * The features that Playwright disables, repeated because Chromium only reads the last such list, and features that are
 * visible only to a person at the window: the two pages behind the address bar take a process and half of the time to
 * open a page.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found; npm test sees to one.');
  return chromium.launch({
    executablePath,
    // Background networking and updates are off, because a machine without internet access would spend its time on
    // refused connections.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  });
}

import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../api/commands/chromium.mjs';

let chromiumOfProcess: Promise<Browser> | undefined;

/** A real Chromium, started for the first file of a process that asks and used by all; it ends with the process. */
export const openChromium = (): Promise<Browser> => (chromiumOfProcess ??= launchChromium());

/**
 * What Playwright turns off, as Chromium minds the last such list alone, and what only a person in front of its window would
 * see: the two pages behind its address bar take a process and half of the time that opening a page takes.
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
    // Without background networking and updates, a machine without a way out spends its time on refused connections.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  });
}

import bowser from 'bowser';

/** The browser and the operating system of a device, by the names that people know; null where unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Longer headers are not a browser's; reading them would only cost time. */
const longestHeader = 400;

const browsers = new Set(Object.values(bowser.BROWSER_MAP));
const systems = new Set(Object.values(bowser.OS_MAP));

/** What a User-Agent header says of its device. Only names that the library knows are taken from it. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '' || userAgent.length > longestHeader) return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent);
  return {
    browser: browsers.has(browser.name ?? '') ? browser.name! : null,
    system: systems.has(os.name ?? '') ? os.name! : null,
  };
}

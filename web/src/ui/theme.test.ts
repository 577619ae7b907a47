import { beforeEach, expect, it, vi } from 'vitest';

/** The theme as a fresh page would start it, on a system that prefers dark or not. */
async function start(stored?: string) {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  if (stored) localStorage.setItem('stackling:theme', stored);
  vi.resetModules();
  return { ...(await import('./theme.ts')), system };
}

const isDark = () => document.documentElement.classList.contains('dark');

beforeEach(() => document.documentElement.classList.remove('dark'));

it('is light until somebody chooses, and when what is stored is no theme', async () => {
  expect((await start()).themeStore.get()).toBe('light');
  expect((await start('neon')).themeStore.get()).toBe('light');
});

it('shows the chosen theme and remembers it', async () => {
  const { chooseTheme } = await start();
  chooseTheme('dark');
  expect(isDark()).toBe(true);
  expect((await start()).themeStore.get()).toBe('dark');
  chooseTheme('light');
  expect(isDark()).toBe(false);
});

it('follows the system while that is chosen, and only then', async () => {
  const { chooseTheme, system } = await start();
  const prefer = (matches: boolean) => {
    system.matches = matches;
    system.dispatchEvent(new Event('change'));
  };
  prefer(true);
  expect(isDark()).toBe(false);
  chooseTheme('system');
  expect(isDark()).toBe(true);
  prefer(false);
  expect(isDark()).toBe(false);
});

it('follows a choice made in another tab', async () => {
  const { themeStore } = await start();
  localStorage.setItem('stackling:theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'stackling:theme' }));
  expect(themeStore.get()).toBe('dark');
});

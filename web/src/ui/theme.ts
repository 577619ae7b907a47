import { keep, readKept } from './browserStorage.ts';
import { createStore } from './store.ts';

/** The storage key of the choice; index.html reads it before the first paint. */
export const themeKey = 'stackling:theme';

export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

const barColors = { light: '#fbf6ec', dark: '#0f1716' };
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

export const themeStore = createStore<Theme>(storedTheme(), 'light');

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  keep(themeKey, theme);
  themeStore.set(theme);
}

function storedTheme(): Theme {
  const stored = readKept(themeKey);
  return themes.find((theme) => theme === stored) ?? 'light';
}

function applyTheme(): void {
  const theme = themeStore.get();
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark.matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColors[isDark ? 'dark' : 'light']);
}

themeStore.subscribe(applyTheme);
prefersDark.addEventListener('change', applyTheme);
addEventListener('storage', ({ key }) => key === themeKey && themeStore.set(storedTheme()));

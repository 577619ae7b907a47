import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// As long as a busy machine may take.
configure({ asyncUtilTimeout: 10_000 });

// relay-test-utils makes its spies with Jest's global.
Object.assign(globalThis, { jest: vi });

// jsdom has no media queries; these match nothing until a test says otherwise.
Object.assign(globalThis, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
});

// Nor does it capture pointers, which swiping a notification asks about.
Element.prototype.hasPointerCapture = () => false;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

// The next file finds the window as this one did.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`;
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});

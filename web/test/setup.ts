import { i18n, type Messages } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { leaveTab } from '../src/session/tabStorage.ts';
// First, because it takes the place of all texts that are there.
import '../src/texts/texts.ts';

// All screens' texts are loaded from the start.
const catalogues = import.meta.glob<{ messages: Messages }>('../src/texts/*/en.ts', { eager: true });
for (const { messages } of Object.values(catalogues)) i18n.load('en', messages);
i18n.activate('en');

// As long as a busy machine may need.
configure({ asyncUtilTimeout: 10_000 });

// relay-test-utils makes its spies with Jest's global.
Object.assign(globalThis, { jest: vi });

// jsdom has no media queries; these match nothing until a test says otherwise.
Object.assign(globalThis, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
});

// Nor does it lay anything out, so nothing ever gets another size.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

// jsdom cannot capture pointers either, which swiping a notification needs.
Element.prototype.hasPointerCapture = () => false;

afterEach(() => {
  cleanup();
  leaveTab();
  sessionStorage.clear();
  localStorage.clear();
});

// Restores the window for the next file.
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

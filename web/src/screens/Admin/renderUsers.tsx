/**
 * When imported by a test file, resets the page's state between tests. Also renders the screen with the test's users.
 */
import { afterEach, beforeEach, vi } from 'vitest';
import { sessionStore } from '../../session/session.ts';
import { toastStore } from '../../ui/toast.ts';
import { answerWith, renderAdmin } from './renderAdmin.tsx';

// jsdom has no ResizeObserver.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  toastStore.set(undefined);
  sessionStore.set(null);
});

export async function renderUsers(...args: Parameters<typeof answerWith>) {
  const rendered = await renderAdmin();
  await rendered.answer(answerWith(...args));
  return rendered;
}

export const changed = (user: object) => ({ result: { __typename: 'UpdateUserPayload', user } });

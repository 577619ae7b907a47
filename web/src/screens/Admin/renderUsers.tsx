/** Imported by a test file, leaves nothing of one test to the next; and renders the screen with these users. */
import { afterEach, beforeEach, vi } from 'vitest';
import { sessionStore } from '../../session/session.ts';
import { toastStore } from '../../ui/toast.ts';
import { answerWith, renderAdmin } from './renderAdmin.tsx';

// jsdom has none.
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

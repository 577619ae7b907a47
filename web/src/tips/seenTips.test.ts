import { beforeEach, expect, it, vi } from 'vitest';

const dismissedKey = 'stackling:dismissed-tips';

/** The module as a newly loaded page has it. */
async function load() {
  vi.resetModules();
  return import('./seenTips.ts');
}

function switchOffStorage() {
  for (const name of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
}

beforeEach(() => vi.restoreAllMocks());

it('stores the ids of dismissed tips, which are never shown again', async () => {
  const { rememberDismissal } = await load();
  rememberDismissal('auth-page');
  rememberDismissal('budget-tip');
  rememberDismissal('auth-page');
  expect(JSON.parse(localStorage.getItem(dismissedKey)!)).toEqual(['auth-page', 'budget-tip']);
  const { mayShowTip } = await load();
  expect([mayShowTip('auth-page'), mayShowTip('budget-tip'), mayShowTip('save-stack')]).toEqual([false, false, true]);
});

it('keeps what another tab has dismissed meanwhile', async () => {
  const { mayShowTip, rememberDismissal } = await load();
  localStorage.setItem(dismissedKey, '["save-stack"]');
  expect(mayShowTip('save-stack')).toBe(false);
  rememberDismissal('auth-page');
  expect(JSON.parse(localStorage.getItem(dismissedKey)!)).toEqual(['save-stack', 'auth-page']);
});

it('shows the welcome on the first visit only', async () => {
  const { mayShowTip, rememberVisit } = await load();
  expect(mayShowTip('welcome')).toBe(true);
  rememberVisit();
  expect(mayShowTip('welcome')).toBe(false);
  expect((await load()).mayShowTip('welcome')).toBe(false);
});

it('shows a tip that has had its time again when the page is loaded anew', async () => {
  const { mayShowTip, restTip } = await load();
  restTip('first-search');
  expect(mayShowTip('first-search')).toBe(false);
  expect((await load()).mayShowTip('first-search')).toBe(true);
});

it.each(['', 'nonsense', '{"auth-page":true}', 'null', '7', '[1,null,["auth-page"]]'])(
  'makes nothing of %j in the storage, and stores over it',
  async (garbage) => {
    localStorage.setItem(dismissedKey, garbage);
    const { mayShowTip, rememberDismissal } = await load();
    expect(mayShowTip('auth-page')).toBe(true);
    rememberDismissal('auth-page');
    expect(JSON.parse(localStorage.getItem(dismissedKey)!)).toEqual(['auth-page']);
  },
);

it('remembers for as long as the page lasts when storage is switched off', async () => {
  switchOffStorage();
  const { mayShowTip, rememberDismissal, rememberVisit } = await load();
  expect([mayShowTip('welcome'), mayShowTip('auth-page')]).toEqual([true, true]);
  rememberVisit();
  rememberDismissal('auth-page');
  expect([mayShowTip('welcome'), mayShowTip('auth-page')]).toEqual([false, false]);
});

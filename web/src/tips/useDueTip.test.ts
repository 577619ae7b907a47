import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberDismissal, rememberVisit, restTip } from './seenTips.ts';
import { askForTip, tipStore } from './tipStore.ts';
import { useDueTip } from './useDueTip.ts';
import { useTip } from './useTip.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  tipStore.set(undefined);
});

const watch = () => {
  const { result } = renderHook(useDueTip);
  return { shown: () => result.current.tip?.id, putAway: () => act(() => result.current.putAway()) };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** @returns a function that withdraws the request */
function ask(...request: Parameters<typeof askForTip>): () => void {
  let takeBack = () => {};
  act(() => {
    takeBack = askForTip(...request);
  });
  return () => act(() => takeBack());
}

it.each([
  ['auth-page', 1_000],
  ['first-search', 500],
  ['save-stack', 8_000],
  ['budget-tip', 500],
  ['welcome-dashboard', 1_000],
] as const)('shows %s after %i ms when its screen gives no other time', (id, delayMs) => {
  const { shown } = watch();
  ask(id);
  pass(delayMs - 1);
  expect(shown()).toBeUndefined();
  pass(1);
  expect(shown()).toBe(id);
});

it('shows a tip at the time its screen gives, counted from when it asked', () => {
  askForTip('first-search', 2_000);
  vi.advanceTimersByTime(1_500);
  const { shown } = watch(); // whose code came that late
  pass(499);
  expect(shown()).toBeUndefined();
  pass(1);
  expect(shown()).toBe('first-search');
});

it('shows one tip at a time: a newer one takes the place of the older, or its turn', () => {
  const { shown } = watch();
  ask('first-search', 2_000);
  pass(1_800);
  ask('budget-tip');
  pass(499);
  expect(shown()).toBeUndefined();
  pass(1);
  expect(shown()).toBe('budget-tip');
  ask('save-stack', 3_000);
  expect(shown()).toBeUndefined();
  pass(3_000);
  expect(shown()).toBe('save-stack');
});

it('takes a tip away with its screen, but not the persistent welcome', () => {
  const { shown } = watch();
  const leaveAuth = ask('auth-page');
  pass(1_000);
  leaveAuth();
  expect(shown()).toBeUndefined();

  const leaveHome = ask('welcome');
  pass(0);
  leaveHome();
  expect(shown()).toBe('welcome');
  ask('auth-page');
  expect(shown()).toBeUndefined();
});

it('leaves the tip that came instead alone', () => {
  const { shown } = watch();
  const leave = ask('first-search');
  ask('budget-tip');
  pass(500);
  leave();
  expect(shown()).toBe('budget-tip');
});

it('does not show what was put away, nor what was dismissed while it waited', () => {
  const { shown, putAway } = watch();
  ask('auth-page');
  pass(1_000);
  putAway();
  expect(shown()).toBeUndefined();
  ask('save-stack', 3_000);
  rememberDismissal('save-stack');
  pass(3_000);
  expect(shown()).toBeUndefined();
});

it('does not ask for a tip that was dismissed, has rested or welcomes for the second time', () => {
  rememberDismissal('auth-page');
  restTip('first-search');
  rememberVisit();
  for (const id of ['auth-page', 'first-search', 'welcome'] as const) renderHook(() => useTip(id));
  expect(tipStore.get()).toBeUndefined();
  const { rerender } = renderHook(({ isDue }) => useTip('budget-tip', { isDue }), { initialProps: { isDue: false } });
  expect(tipStore.get()).toBeUndefined();
  rerender({ isDue: true });
  expect(tipStore.get()).toMatchObject({ id: 'budget-tip' });
});

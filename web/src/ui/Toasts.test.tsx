import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStore } from './store.ts';
import { dismissToast, showToast, toastStore } from './toast.ts';
import { Toasts } from './Toasts.tsx';
import { render } from '../../test/render.tsx';

function Shown() {
  const toast = useStore(toastStore);
  return toast && <Toasts toast={toast} />;
}

const titles = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  toastStore.set(undefined);
});

it('shows one notification at a time: a new one replaces the old', () => {
  render(<Shown />);
  act(() => showToast({ tone: 'plain', title: 'First' }));
  expect(titles()).toEqual(['First']);
  act(() => showToast({ tone: 'error', title: 'Second', description: 'with more to say' }));
  expect(titles()).toEqual(['Secondwith more to say']);
});

it('closes after five seconds, counted anew for a new one', () => {
  render(<Shown />);
  act(() => showToast({ tone: 'plain', title: 'First' }));
  act(() => vi.advanceTimersByTime(4_000));
  act(() => showToast({ tone: 'plain', title: 'Second' }));
  act(() => vi.advanceTimersByTime(4_500));
  expect(titles()).toEqual(['Second']);
  act(() => vi.advanceTimersByTime(600));
  expect(titles()).toEqual([]);
});

it('is reached with F8 and closed by its button', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<Shown />);
  act(() => showToast({ tone: 'plain', title: 'First' }));
  fireEvent.keyDown(document, { code: 'F8' });
  expect(document.activeElement?.tagName).toBe('OL');
  await user.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(titles()).toEqual([]);
});

it('offers what can still be done, for ten seconds', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const run = vi.fn();
  render(<Shown />);
  act(() => showToast({ tone: 'plain', title: 'Gone', action: { label: 'Undo', run } }));
  act(() => vi.advanceTimersByTime(9_000));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(titles()).toEqual([]);
});

it('leaves the notification that came instead alone', () => {
  showToast({ tone: 'plain', title: 'First' });
  const first = toastStore.get()!;
  showToast({ tone: 'plain', title: 'Second' });
  dismissToast(first.id);
  expect(toastStore.get()?.title).toBe('Second');
});

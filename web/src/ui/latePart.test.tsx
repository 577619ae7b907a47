import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { latePart } from './latePart.tsx';

const Menu = ({ name }: { name: string }) => <p>The menu of {name}</p>;
let hasConnection: boolean;

/** A menu whose code only loads while there is a connection. */
const makeMenu = () =>
  latePart(async () => {
    if (!hasConnection) throw new TypeError('Failed to fetch dynamically imported module');
    return Menu;
  });

beforeEach(() => {
  hasConnection = true;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // React logs the errors that it catches.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the part when its code is there', async () => {
  const LateMenu = makeMenu();
  render(<LateMenu name="Ada" />);
  await screen.findByText('The menu of Ada');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('draws at once what was fetched before it is needed', async () => {
  const LateMenu = makeMenu();
  LateMenu.preload();
  await act(async () => undefined);
  render(<LateMenu name="Ada" />);
  expect(screen.getByText('The menu of Ada')).toBeTruthy();
});

it.each([
  ['after a while', () => vi.advanceTimersByTime(10_000)],
  ['when there is a connection again', () => dispatchEvent(new Event('online'))],
])('says that the code did not come, and tries again %s', async (_when, pass) => {
  hasConnection = false;
  const LateMenu = makeMenu();
  render(<LateMenu name="Ada" />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Part of this page did not load/);
  act(() => void pass());
  expect(screen.getByRole('alert')).toBe(alert);

  hasConnection = true;
  act(() => void pass());
  await screen.findByText('The menu of Ada');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not hold an earlier failure against the next who needs the part', async () => {
  const LateMenu = makeMenu();
  hasConnection = false;
  const { unmount } = render(<LateMenu name="Ada" />);
  await screen.findByRole('alert');
  unmount();
  hasConnection = true;
  render(<LateMenu name="Bob" />);
  await screen.findByText('The menu of Bob');
});

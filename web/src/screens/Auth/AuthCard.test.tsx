import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { environment as current, RequestError } from '../../relay/environment.ts';
import { sessionStore } from '../../session/session.ts';
import { tipStore } from '../../tips/tipStore.ts';
import { toastStore } from '../../ui/toast.ts';
import { AuthCard } from './AuthCard.tsx';
import { render } from '../../../test/render.tsx';

afterEach(() => {
  toastStore.set(undefined);
  sessionStore.set(null);
});

function open(path = '/auth') {
  const environment = createMockEnvironment();
  const router = createMemoryRouter(
    [
      { path: '/auth', Component: AuthCard },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return {
    environment,
    router,
    answer: (result: object) => act(async () => environment.mock.resolveMostRecentOperation({ data: { result } })),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const fill = (label: string, text: string) => userEvent.type(field(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toast = () => [toastStore.get()?.tone, toastStore.get()?.title, toastStore.get()?.description];

async function sendLogin() {
  await fill('Email', 'ada@example.com');
  await fill('Password', 'a secret1');
  await press('Login');
}

async function sendRegistration() {
  await fill('Username', 'ada');
  await fill('Email', 'ada@example.com');
  await fill('Password', 'a secret1');
  await fill('Confirm password', 'a secret1');
  await press('Register');
}

const user = { id: '1', username: 'ada', isAdmin: false };

describe('logging in', () => {
  it('says what is missing at the fields and sends nothing', async () => {
    const { environment } = open();
    await press('Login');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('says that it is under way, and sends once', async () => {
    const { environment } = open();
    await sendLogin();
    await press('Signing in...');
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { email: 'ada@example.com', password: 'a secret1' },
    });
  });

  it.each([
    ['/auth', '/dashboard'],
    ['/auth?next=%2Faccount', '/account'],
    ['/auth?next=%2F%2Fevil.example', '/dashboard'],
  ])('goes on from %s to %s with no data of before', async (path, target) => {
    const before = current;
    const { router, answer } = open(path);
    await sendLogin();
    await answer({ __typename: 'LoginPayload', user });
    expect(router.state.location.pathname).toBe(target);
    expect(toast()).toEqual(['plain', 'Welcome back!', 'Logged in as ada']);
    expect(sessionStore.get()).toEqual({ username: 'ada', isAdmin: false });
    expect(current).not.toBe(before);
  });

  it('shows a refusal in the form and beside it, and keeps what was typed', async () => {
    const { answer } = open();
    await sendLogin();
    await answer({ __typename: 'InvalidCredentialsError', message: 'Incorrect email or password.' });
    expect(screen.getByRole('alert').textContent).toBe('Incorrect email or password.');
    expect(toast()).toEqual(['error', 'Login failed', 'Incorrect email or password.']);
    expect(field('Email').value).toBe('ada@example.com');
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  });

  it('says how long to wait after too many tries', async () => {
    const { refuse } = open();
    await sendLogin();
    await refuse(new RequestError('Too many tries. Please wait 30 seconds and try again.', 429));
    expect(screen.getByRole('alert').textContent).toBe('Too many tries. Please wait 30 seconds and try again.');
  });

  it('shows the password on request, and takes the email along to registering', async () => {
    const { router } = open('/auth?next=%2Faccount');
    await fill('Email', 'ada@example.com');
    await press('Show password');
    expect(field('Password').type).toBe('text');
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(router.state.location.search).toBe('?next=%2Faccount&tab=register');
    expect(field('Email').value).toBe('ada@example.com');
    expect(document.activeElement).toBe(field('Username'));
  });
});

describe('the second step', () => {
  async function openStep() {
    const opened = open();
    await sendLogin();
    await opened.answer({ __typename: 'SecondFactorRequired', token: 'step', methods: ['TOTP', 'RECOVERY_CODE'] });
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
    return opened;
  }

  it('has no tip for people without an account', async () => {
    open();
    expect(tipStore.get()).toMatchObject({ id: 'auth-page' });
    cleanup();
    await openStep();
    expect(tipStore.get()).toBeNull();
  });

  it('asks for a recovery code without saying at once that it is missing', async () => {
    const { answer } = await openStep();
    await fill('Code', '000000');
    await press('Continue');
    await answer({ __typename: 'InvalidInputError', issues: [{ field: 'code', message: 'This code is wrong.' }] });
    expect(screen.getByText('This code is wrong.')).toBeTruthy();
    await press('Use a recovery code');
    expect(field('Recovery code').value).toBe('');
    expect(document.activeElement).toBe(field('Recovery code'));
    // What leaving the other field would say comes after the click.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(field('Recovery code').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('registering', () => {
  it('keeps its rules', async () => {
    const { environment } = open('/auth?tab=register');
    await fill('Username', 'a-');
    await fill('Password', 'short');
    await fill('Confirm password', 'other');
    await press('Register');
    for (const text of [
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      'Passwords do not match',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  const account = { username: 'ada', email: 'ada@example.com', password: 'a secret1' };

  it('sends the time zone and the locale, and never the repeated password', async () => {
    const { environment } = open('/auth?tab=register');
    await sendRegistration();
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeTruthy();
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { ...account, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale: navigator.language },
    });
  });

  it('goes on without a time zone that the server does not know', async () => {
    const { environment, router, answer } = open('/auth?tab=register');
    await sendRegistration();
    const issues = [{ field: 'timeZone', message: 'Please choose a time zone such as Europe/Berlin' }];
    await answer({ __typename: 'InvalidInputError', issues });
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: account });
    await answer({ __typename: 'RegisterPayload', user });
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('goes on to the dashboard', async () => {
    const { router, answer } = open('/auth?tab=register');
    await sendRegistration();
    await answer({ __typename: 'RegisterPayload', user });
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(toast()).toEqual(['plain', 'Account created', 'Your account has been created successfully!']);
  });

  it('says at its field what is taken', async () => {
    const { answer } = open('/auth?tab=register');
    await sendRegistration();
    await answer({ __typename: 'ConflictError', field: 'username', message: 'This username is already taken' });
    expect(field('Username').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Username'));
    expect(toast()).toEqual(['error', 'Registration failed', 'This username is already taken']);
  });

  it('has words of its own when the server has none', async () => {
    const { refuse } = open('/auth?tab=register');
    await sendRegistration();
    await refuse(new RequestError(''));
    expect(toast()).toEqual(['error', 'Registration failed', 'Registration failed. Please try a different username.']);
  });
});

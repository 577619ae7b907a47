import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionStore } from '../../session/session.ts';
import { render } from '../../../test/render.tsx';
import { serve } from '../../../test/serve.ts';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';
import { FinishScreen } from './FinishScreen.tsx';
import { ForgotScreen } from './ForgotScreen.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';
import { ResetScreen } from './ResetScreen.tsx';

afterEach(() => sessionStore.set(null));

function open(Component: ComponentType, hash = '') {
  const environment = createMockEnvironment();
  const router = createMemoryRouter(
    [
      { path: '/link', Component },
      { path: '*', element: null },
    ],
    { initialEntries: [`/link${hash}`] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return { environment, router };
}

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const back = ['Back to login', '/auth'];

describe('a link of which nothing is left', () => {
  it.each([
    ['to a new password', ResetScreen, [['Ask for a new link', '/auth/forgot'], back]],
    ['that finishes a registration', FinishScreen, [['Register again', '/auth?tab=register'], back]],
    ['that confirms an email', ConfirmEmailScreen, [['Open my account', '/account'], back]],
    ['of an invitation', InvitationScreen, [back]],
  ])('%s says what to do instead', (_what, Component, expected) => {
    open(Component);
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBe(document.activeElement);
    expect(links()).toEqual(expected);
  });
});

describe('an email that is confirmed', () => {
  async function confirm() {
    const { environment } = open(ConfirmEmailScreen, '#secret');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my email address' }));
    const result = { __typename: 'ConfirmEmailPayload', email: 'ada@new.example', username: 'ada' };
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { result } }));
    expect(screen.getByRole('heading', { name: 'Your email is confirmed' })).toBe(document.activeElement);
  }

  it.each([null, { username: 'ada', isAdmin: false }])('leads to its account where %j is signed in', async (user) => {
    sessionStore.set(user);
    await confirm();
    expect(links()).toEqual([['Open my account', '/account']]);
  });

  it('leads nowhere where somebody else is signed in', async () => {
    sessionStore.set({ username: 'bob', isAdmin: false });
    await confirm();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('In this browser, you are logged in as bob.')).toBeTruthy();
  });
});

it('leads from a forgotten password to logging in on a server without passwords', () => {
  serve({ sendsMail: true, singleSignOn: 'Acme', passwordLogin: false });
  expect(open(ForgotScreen).router.state.location.pathname).toBe('/auth');
});

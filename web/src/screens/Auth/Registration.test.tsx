import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { AuthCard } from './AuthCard.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';
import { render } from '../../../test/render.tsx';

afterEach(() => document.querySelector('meta[name=site]')?.remove());

/** The document of a server with these settings. */
function serve(site: object): void {
  const meta = document.createElement('meta');
  Object.assign(meta, {
    name: 'site',
    content: JSON.stringify({ adminEmail: null, sendsMail: false, passwordLogin: true, ...site }),
  });
  document.head.append(meta);
}

function open(path: string) {
  const environment = createMockEnvironment();
  const router = createMemoryRouter(
    [
      { path: '/auth', Component: AuthCard },
      { path: '/auth/invitation', Component: InvitationScreen },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return environment;
}

describe('the registration of a server', () => {
  it.each([
    ['invite', 'You need an invitation', 'Email our admin'],
    ['closed', 'New accounts are closed', null],
  ])('that is %s says so instead of a form', (registration, title, link) => {
    serve({ registration, adminEmail: 'root@example.com' });
    open('/auth?tab=register');
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByLabelText('Username')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Email our admin' })?.textContent ?? null).toBe(link);
  });
});

describe('an invitation', () => {
  it('is sent with the form, and says when it no longer works', async () => {
    serve({ registration: 'invite' });
    const environment = open('/auth/invitation#secret');
    const fill = (label: string, text: string) =>
      userEvent.type(screen.getByLabelText(label, { selector: 'input' }), text);
    await fill('Username', 'ada');
    await fill('Email', 'ada@example.com');
    await fill('Password', 'correct horse');
    await fill('Confirm password', 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables['input']).toMatchObject({ username: 'ada', invitation: 'secret' });
    const issues = [{ field: 'invitation', message: 'This invitation has already been used.' }];
    await act(async () =>
      environment.mock.resolve(operation, { data: { result: { __typename: 'InvalidInputError', issues } } }),
    );
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBe(document.activeElement);
    expect(screen.getByText('This invitation has already been used.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull();
  });
});

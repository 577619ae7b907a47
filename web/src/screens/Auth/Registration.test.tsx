import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { tipStore } from '../../tips/tipStore.ts';
import { AuthCard } from './AuthCard.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';
import { render } from '../../../test/render.tsx';
import { serve } from '../../../test/serve.ts';

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
  ] as const)('that is %s says so instead of a form, and offers no account', (registration, title, link) => {
    serve({ registration, adminEmail: 'root@example.com' });
    open('/auth?tab=register');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(tipStore.get()).toBeFalsy();
    expect(screen.queryByLabelText('Username')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Email our admin' })?.textContent ?? null).toBe(link);
  });
});

it('leads nobody to an account that they cannot create', () => {
  serve({ registration: 'closed' });
  open('/auth');
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});

describe('a registration that is finished with a mail', () => {
  it('can be sent again to another address, with the rest as it was typed', async () => {
    serve({ sendsMail: true });
    const environment = open('/auth?tab=register');
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    await userEvent.type(field('Username'), 'ada');
    await userEvent.type(field('Email'), 'ada@example.con');
    await userEvent.type(field('Password'), 'correct horse');
    await userEvent.type(field('Confirm password'), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    const pending = { result: { __typename: 'RegistrationPending', message: 'We have sent you an email.' } };
    await act(async () => environment.mock.resolveMostRecentOperation({ data: pending }));
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBe(document.activeElement);
    expect(screen.getByText('ada@example.con')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Register again' }));
    expect(document.activeElement).toBe(field('Email'));
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
      username: 'ada',
      email: 'ada@example.com',
      password: 'correct horse',
    });
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

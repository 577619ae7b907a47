import { screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { openIdProblems } from '../../../../common/values.ts';
import { render } from '../../../test/render.tsx';
import { serve } from '../../../test/serve.ts';
import { AuthCard } from './AuthCard.tsx';

function open(path: string, site: Parameters<typeof serve>[0]): void {
  serve({ singleSignOn: 'Acme', ...site });
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/auth', Component: AuthCard }], { initialEntries: [path] })}
      />
    </RelayEnvironmentProvider>,
  );
}

const button = () => screen.queryByRole('link', { name: 'Sign in with Acme' });

describe('single sign-on', () => {
  it.each([
    ['/auth', null],
    ['/auth?next=%2Faccount', '/account'],
    ['/auth?next=%2F%2Fevil.example', null],
  ])('on %s leads to the provider and back to %s, with the time zone, beside the form', (path, next) => {
    open(path, {});
    const { pathname, searchParams } = new URL(button()!.getAttribute('href')!, 'http://localhost');
    expect([pathname, searchParams.get('next')]).toEqual(['/auth/oidc', next]);
    expect(searchParams.get('timeZone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  });

  it('is all there is on a server without passwords', () => {
    open('/auth?tab=register', { passwordLogin: false });
    expect(button()).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
  });

  it('is not offered by a server without it', () => {
    open('/auth', { singleSignOn: null });
    expect(button()).toBeNull();
  });

  it.each(openIdProblems)('says in words what %s means', (problem) => {
    open(`/auth?problem=${problem}`, {});
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.join('')).toMatch(/^[A-Z].+\.$/);
  });

  it('says nothing of a problem that somebody made up', () => {
    open('/auth?problem=%3Cb%3Ecall%200900%3C%2Fb%3E', {});
    expect(document.body.textContent).not.toContain('0900');
  });
});

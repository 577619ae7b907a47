import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { sessionStore } from '../../session/session.ts';
import { render } from '../../../test/render.tsx';
import { LandingScreen } from './LandingScreen.tsx';

afterEach(() => sessionStore.set(null));

const open = () =>
  render(
    <MemoryRouter>
      <LandingScreen />
    </MemoryRouter>,
  );

const targetsOf = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

it('leads visitors to a new account, or to the one they have', () => {
  open();
  expect(targetsOf('Get Started')).toEqual(['/auth?tab=register', '/auth?tab=register']);
  expect(targetsOf('Log In')).toEqual(['/auth']);
});

it('leads signed-in users to their dashboard', () => {
  sessionStore.set({ username: 'ada', isAdmin: false });
  open();
  expect([...targetsOf('View Dashboard'), ...targetsOf('Go to Dashboard')]).toEqual(['/dashboard', '/dashboard']);
  expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
});

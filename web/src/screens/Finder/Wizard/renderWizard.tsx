/** When imported by a test file, resets the page's state between tests. Also renders the wizard. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, vi } from 'vitest';
import { sessionStore } from '../../../session/session.ts';
import { toastStore } from '../../../ui/toast.ts';
import { Wizard } from './Wizard.tsx';
import { render } from '../../../../test/render.tsx';

export const headings = {
  kind: 'What kind of project is it?',
  budget: "What's your monthly budget?",
  project: 'Describe your project',
  failed: 'Something went wrong',
  found: '2 tools within $50/month',
};

export const next = () => screen.getByRole('button', { name: 'Next' });
export const submit = () => screen.getByRole('button', { name: 'Get Recommendations' });
export const back = () => screen.getByRole('button', { name: 'Back' });
export const radio = (name: string) => screen.getByRole('radio', { name });
export const budget = () => screen.getByRole('spinbutton', { name: headings.budget });
/** Found by text, because looking up roles is slow in a long form. */
export const heading = async (name: string) =>
  (await screen.findByText(name, { selector: 'h3, h3 > label' })).closest('h3');
export const arrive = async (name: string) => {
  const shown = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(shown));
};
export const current = () => document.querySelector('[aria-current=step]')?.textContent;

export function renderWizard({ path = '/finder', environment = createMockEnvironment() } = {}) {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) });
  const router = createMemoryRouter([{ path: '/finder', Component: Wizard }], { initialEntries: [path] });
  const { unmount } = render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const toBudget = async (type = 'Creator') => {
    await user.click(radio(type));
    await user.click(next());
    await heading(headings.budget);
  };
  const toProject = async () => {
    await toBudget();
    await user.click(next());
    await heading(headings.project);
  };
  return {
    environment,
    router,
    user,
    unmount,
    toBudget,
    toProject,
    async toRequest() {
      await toProject();
      await user.click(submit());
      await screen.findByText(/Analyzing/);
      return environment.mock.getMostRecentOperation().request.variables;
    },
    answer: (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data })),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}

afterEach(() => {
  vi.useRealTimers();
  toastStore.set(undefined);
  sessionStore.set(null);
});

export const describedBy = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

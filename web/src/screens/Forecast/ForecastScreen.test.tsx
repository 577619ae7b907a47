import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import query, { type ForecastScreenQuery } from '../../__generated__/ForecastScreenQuery.graphql.ts';
import { RequestError } from '../../relay/environment.ts';
import { toastStore } from '../../ui/toast.ts';
import { render } from '../../../test/render.tsx';
import { ForecastScreen } from './ForecastScreen.tsx';
import { readView, variablesOf } from './view.ts';

afterEach(() => toastStore.set(undefined));

const idOf = (number: number) => btoa(`TrackedSubscription:${number}`);

const year = (number: number, name: string, usualCents: number | null, totalCents = usualCents, currency = 'USD') => ({
  __typename: 'YearAhead',
  usualCents,
  totalCents,
  currency: 'USD',
  subscription: { __typename: 'TrackedSubscription', id: idOf(number), name, price: '$1/month', currency },
});

const gym = year(12, 'Gym', 38_870);
const news = year(15, 'News', 12_000);

interface Answer {
  years?: object[];
  totalCents?: number;
  leftOut?: object[];
  undatedCount?: number;
}

const viewer = ({ years = [gym, news], totalCents = 4_200, leftOut = [], undatedCount = 0 }: Answer = {}) => ({
  viewer: {
    __typename: 'User',
    id: 'ada',
    username: 'ada',
    isAdmin: false,
    spending: { __typename: 'Spending', undatedCount },
    forecast: Array.from({ length: 24 }, (_, index) => ({
      month: new Date(Date.UTC(2026, 10 + index)).toISOString().slice(0, 7),
      totalCents,
      untilThenCents: (index + 1) * totalCents,
      currency: 'USD',
      payments: 2,
      leftOut: index < 2 ? leftOut : [],
    })),
    yearAhead: years,
  },
});

const Screen = () => (
  <Suspense fallback="Loading…">
    <ForecastScreen />
  </Suspense>
);

/** Renders the screen at an address, with a mock environment. */
async function renderForecast(search = '') {
  const environment = createMockEnvironment();
  const loader = ({ request }: LoaderFunctionArgs) =>
    loadQuery<ForecastScreenQuery>(environment, query, variablesOf(readView(new URL(request.url).searchParams)));
  const router = createMemoryRouter(
    [{ path: '/dashboard/forecast', loader, Component: Screen, HydrateFallback: () => null }],
    { initialEntries: [`/dashboard/forecast${search}`] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByText('Loading…');
  return {
    user: userEvent.setup(),
    router,
    sent: () => environment.mock.getMostRecentOperation().request.variables,
    pending: () => environment.mock.getAllOperations(),
    answer: (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never)),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}

const status = () => screen.getAllByRole('status')[0]!.textContent;
const row = (name: string) => within(screen.getByRole('group', { name }));
const textOf = (name: string) => screen.getByRole('group', { name }).textContent;
const rowNames = () => [...document.querySelectorAll('fieldset')].map((group) => group.querySelector('p')?.textContent);

describe('the forecast', () => {
  it('says what 12 and 24 months cost, and what each month does', async () => {
    const { user, sent, answer } = await renderForecast();
    expect(sent()).toEqual({ without: [], changes: [] });
    await answer(viewer());
    expect(status()).toBe(
      'The next 12 months$504.00until October 31, 2027The next 24 months$1,008.00until October 31, 2028',
    );
    expect(screen.getAllByRole('option').map((bar) => bar.ariaLabel)[1]).toBe('December 2026: $42.00');
    await user.click(screen.getByText('Show as table'));
    expect(
      screen
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual(['MonthAmountPayments', 'November 2026$42.002']);
  });

  it('says which payments are in no sum', async () => {
    const { answer } = await renderForecast();
    const leftOut = [{ currency: 'ZAR', payments: 2 }];
    await answer(viewer({ leftOut, years: [gym, year(16, 'Radio', null, null, 'ZAR')] }));
    expect(screen.getByText('ZAR').closest('ul')?.textContent).toBe(
      '4 payments in ZAR are not in these sums, because there is no exchange rate.',
    );
    expect(textOf('Radio')).toContain('$1/month, in no sum without an exchange rate');
  });

  it('says how many subscriptions are in no sum because they have no date', async () => {
    const { answer } = await renderForecast();
    await answer(viewer({ undatedCount: 2 }));
    const dates = screen.getByRole('link', { name: 'Add dates on the dashboard' });
    expect(dates.closest('p')?.textContent).toMatch(
      /^2 active subscriptions have no date, so they are not counted here\./,
    );
    expect(dates.getAttribute('href')).toBe('/dashboard');
  });

  it('says so when nothing is to be paid', async () => {
    const { answer } = await renderForecast();
    await answer(viewer({ years: [], totalCents: 0 }));
    expect(screen.getByText(/^No payments are coming\./)).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('what if', () => {
  it('leaves a subscription out, and says what that saves; the old sums stay while the new ones come', async () => {
    const { user, router, sent, answer } = await renderForecast();
    await answer(viewer());
    await user.click(row('Gym').getByRole('switch', { name: 'Without this' }));
    expect(sent()).toEqual({ without: [idOf(12)], changes: [] });
    expect(row('Gym').getByRole('switch')).toHaveProperty('checked', true);
    expect(status()).toContain('$504.00');
    await answer(viewer({ years: [year(12, 'Gym', 38_870, 0), news], totalCents: 1_000 }));
    expect(router.state.location.search).toBe('?without=12');
    expect(status()).toContain('$120.00');
    expect(status()).toContain('What you try out belowSaves $388.70 a year');
    expect(textOf('Gym')).toContain('Saves $388.70 a year');

    await act(() => router.navigate(-1));
    await waitFor(() => expect(row('Gym').getByRole('switch')).toHaveProperty('checked', false));
    expect(status()).toContain('$504.00');
    expect(status()).not.toContain('Saves');
  });

  it('takes another price after a pause in typing, or on Enter', async () => {
    const { user, router, sent, answer } = await renderForecast();
    await answer(viewer());
    await user.type(row('News').getByLabelText('At this price (USD)'), '12,50');
    await waitFor(() => expect(sent()).toEqual({ without: [], changes: [{ id: idOf(15), amountCents: 1_250 }] }));
    await answer(viewer({ years: [gym, year(15, 'News', 12_000, 15_000)], totalCents: 5_000 }));
    expect(router.state.location.search).toBe('?price=15-1250');
    expect(textOf('News')).toContain('Costs $30.00 more a year');
    expect(row('News').getByLabelText('At this price (USD)')).toHaveProperty('value', '12,50');

    await user.clear(row('News').getByLabelText('At this price (USD)'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('says when it cannot read a price', async () => {
    const { user, pending, answer } = await renderForecast();
    await answer(viewer());
    await user.type(row('News').getByLabelText('At this price (USD)'), '€5{Enter}');
    expect(row('News').getByRole('alert').textContent).toBe('Please enter an amount such as 12.99');
    expect(pending()).toEqual([]);
  });

  it('begins with what the address says, leaves out what cannot be read there, and is reset', async () => {
    const { user, router, sent, answer } = await renderForecast('?without=12.x.-1&price=15-1250.16.17-99999999999999');
    expect(sent()).toEqual({ without: [idOf(12)], changes: [{ id: idOf(15), amountCents: 1_250 }] });
    await answer(viewer({ years: [year(12, 'Gym', 38_870, 0), year(15, 'News', 12_000, 15_000)] }));
    expect(row('News').getByLabelText('At this price (USD)')).toHaveProperty('value', '12.50');
    expect(row('Gym').getByLabelText('At this price (USD)')).toHaveProperty('disabled', true);
    expect(status()).toContain('Saves $358.70 a year');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What if?' }));
    await answer(viewer());
    expect(router.state.location.search).toBe('');
    expect(row('News').getByLabelText('At this price (USD)')).toHaveProperty('value', '');
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('stays as it is when the figures do not come, and says so', async () => {
    const { user, answer, refuse } = await renderForecast();
    await answer(viewer());
    await user.click(row('Gym').getByRole('switch'));
    await refuse(new RequestError('No luck.'));
    expect(row('Gym').getByRole('switch')).toHaveProperty('checked', false);
    expect(toastStore.get()).toMatchObject({ title: 'Failed to load the forecast', description: 'No luck.' });
  });

  it('shows few of many, those that are changed among them, and finds each by its name', async () => {
    const { user, answer } = await renderForecast('?without=50');
    const years = Array.from({ length: 60 }, (_, index) => year(index + 1, `Service ${index + 1}`, 20_000 - index));
    await answer(viewer({ years }));
    expect(rowNames()).toEqual([...Array.from({ length: 20 }, (_, index) => `Service ${index + 1}`), 'Service 50']);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rowNames()).toHaveLength(60);
    await user.type(screen.getByLabelText('Search'), 'ice 5{Enter}');
    expect(rowNames()).toEqual(['Service 5', ...Array.from({ length: 10 }, (_, index) => `Service ${50 + index}`)]);
    expect(screen.getByText('11 subscriptions')).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../relay/environment.ts';
import { toastStore } from '../../ui/toast.ts';
import {
  cells,
  names,
  priced,
  renderDashboard,
  row,
  spending,
  subscription,
  summary,
  three,
  viewerWith,
} from './renderDashboard.tsx';

afterEach(() => {
  vi.useRealTimers();
  toastStore.set(undefined);
});

it('sends a visitor to sign in and back', async () => {
  await renderDashboard(null);
  expect(await screen.findByText('At /auth?next=%2Fdashboard')).toBeTruthy();
});

describe('the totals', () => {
  it('say what the active subscriptions cost, how many they are and their average', async () => {
    await renderDashboard();
    expect(screen.getByRole('heading', { level: 1, name: 'Subscription Dashboard' })).toBeTruthy();
    expect(summary('Total Monthly Spending')).toEqual(['$25.49', '$305.88 a year']);
    expect(summary('Active Subscriptions')).toEqual(['2', '1 inactive']);
    expect(summary('Average per Subscription')).toEqual(['$12.75', 'a month, active ones only']);
  });

  it.each([
    [2_049, '$5.00 more than a month ago'],
    [3_049, '$5.00 less than a month ago'],
  ])('say how much that is more or less than a month ago', async (monthAgoCents, words) => {
    await renderDashboard(viewerWith(three, { spending: spending({ monthAgoCents }) }));
    expect(summary('Total Monthly Spending')).toEqual(['$25.49', '$305.88 a year', words]);
  });

  it('say which rates they were converted at, and for which currencies there is none', async () => {
    await renderDashboard(
      viewerWith(three, {
        spending: spending({ rates: { date: '2026-10-06', source: 'Stackling snapshot' }, missingCurrencies: ['TRY'] }),
      }),
    );
    expect(screen.getByText(/^Totals include/).textContent).toBe(
      'Totals include amounts converted to USD at the rates of October 6, 2026 (Stackling snapshot).',
    );
    expect(screen.getByRole('alert').textContent).toBe(
      'There is no exchange rate for TRY. Subscriptions in it are counted, but not part of the amounts.',
    );
  });

  it('are broken down by category in words and figures, on the All tab only', async () => {
    await renderDashboard();
    const region = screen.getByRole('region', { name: 'Monthly by category' });
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Work$10.0039% · 1 subscription', 'Entertainment$15.4961% · 1 subscription']);
  });

  it('are not broken down under a category, nor when nothing is active', async () => {
    await renderDashboard(viewerWith(three), '/dashboard?category=work');
    expect(screen.queryByRole('region', { name: 'Monthly by category' })).toBeNull();
  });
});

describe('a row', () => {
  it('shows name, price as typed, what it comes to a month, and the next payment', async () => {
    await renderDashboard(
      viewerWith([
        subscription('figma', {
          name: 'Figma',
          ...priced('$100/year'),
          startsOn: '2020-01-31',
          nextDueOn: '2999-01-31',
        }),
      ]),
    );
    expect(cells('Figma')).toEqual(['Figma', '$100/year', '$8.33', 'Jan 31, 2999']);
    expect(row('Figma').querySelector('time')?.dateTime).toBe('2999-01-31');
    for (const button of ['Pause', 'Edit', 'Delete'])
      expect(within(row('Figma')).getByRole('button', { name: `${button} Figma` })).toBeTruthy();
  });

  it('says its state only when it is not active', async () => {
    await renderDashboard();
    expect(cells('Gym')).toEqual(['Gym', '€30/month', '$30.00', 'Inactive']);
    expect(cells('Netflix').join()).not.toContain('Active');
  });

  it('shows the month in its own currency when there is no exchange rate', async () => {
    const try30 = { ...priced('₺30/month'), currency: 'TRY', monthlyDisplayCents: null };
    await renderDashboard(viewerWith([subscription('gym', try30)]));
    expect(cells('Netflix')[2]).toBe('₺30.00');
  });

  it.each([
    ['is due', { startsOn: '2999-02-28', nextDueOn: '2999-02-28' }, 'Feb 28, 2999'],
    ['was paid', { startsOn: '2020-02-29', nextDueOn: null }, 'Paid Feb 29, 2020'],
  ])('says that a one-time payment %s', async (_state, days, words) => {
    await renderDashboard(viewerWith([subscription('desk', { ...priced('$99 once'), ...days })]));
    expect(cells('Netflix')[3]).toBe(words);
  });

  it('asks for the day that is missing, in its field', async () => {
    const { user } = await renderDashboard(viewerWith([subscription('netflix')]));
    await user.click(within(row('Netflix')).getByRole('button', { name: 'Add a date' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Renewal date'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Edit Netflix' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('shows yen without decimals', async () => {
    await renderDashboard(
      viewerWith([subscription('nhk', { ...priced('¥1,200/month'), currency: 'JPY' })], { currency: 'JPY' }),
    );
    expect(cells('Netflix')[2]).toBe('¥1,200');
  });
});

describe('the tabs', () => {
  it('are those of the product, and the address chooses one', async () => {
    await renderDashboard(viewerWith(three), '/dashboard?category=side-quest&order=name&search=net');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All Subscriptions',
      'Work',
      'Personal',
      'Entertainment',
      'Side Quest',
      'Other',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Side Quest');
    expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveProperty('value', 'net');
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('keep what is there until the other list has come, with one request', async () => {
    const { user, answer, sent, pending, router } = await renderDashboard();
    await user.click(screen.getByRole('tab', { name: 'Work' }));
    expect(sent()).toMatchObject({ category: 'WORK' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Work');
    expect(names()).toEqual(['Figma', 'Netflix', 'Gym']);

    await answer({ viewer: viewerWith([three[0]!]) });
    expect(names()).toEqual(['Figma']);
    expect(pending()).toBe(0);
    expect(router.state.location.search).toBe('?category=work');
  });

  it('go from one to the next with arrow keys', async () => {
    const { user, sent } = await renderDashboard();
    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Work');
    expect(sent()).toMatchObject({ category: 'WORK' });
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Other');
    expect(sent()).toMatchObject({ category: 'OTHER' });
  });

  it('stay where they are, with a notification, when the other list does not come', async () => {
    const { user, refuse } = await renderDashboard();
    await user.click(screen.getByRole('tab', { name: 'Work' }));
    await refuse(new RequestError('No luck.'));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All Subscriptions');
    expect(names()).toEqual(['Figma', 'Netflix', 'Gym']);
    expect(toastStore.get()).toMatchObject({ title: 'Failed to load subscriptions', description: 'No luck.' });
  });
});

describe('search and order', () => {
  it('asks the server once somebody pauses in typing', async () => {
    const { user, sent, pending, answer, router } = await renderDashboard();
    await user.type(screen.getByRole('searchbox'), 'net');
    expect(pending()).toBe(0);
    await waitFor(() => expect(pending()).toBe(1));
    expect(sent()).toMatchObject({ search: 'net' });
    await answer({ viewer: viewerWith([three[1]!]) });
    expect(names()).toEqual(['Netflix']);
    expect(router.state.location.search).toBe('?search=net');
  });

  it('goes to the last thing that was asked for, and stops asking for the one before', async () => {
    const { user, answer, pending, sent } = await renderDashboard();
    await user.click(screen.getByRole('tab', { name: 'Work' }));
    await user.click(screen.getByRole('tab', { name: 'Other' }));
    expect([pending(), sent()]).toMatchObject([1, { category: 'OTHER' }]);
    await answer({ viewer: viewerWith([three[1]!]) });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Other');
    expect(names()).toEqual(['Netflix']);
  });

  it.each([
    ['name', { by: 'NAME', direction: 'ASC' }],
    ['cost', { by: 'MONTHLY_COST', direction: 'DESC' }],
    ['next-payment', { by: 'NEXT_BILLING_DATE', direction: 'ASC' }],
  ])('orders by %s', async (order, orderBy) => {
    const { user, sent } = await renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Options' }));
    await user.selectOptions(await screen.findByLabelText('Sort by'), order);
    expect(sent()).toMatchObject({ orderBy });
  });

  it('sorts by a heading, and the other way when it is clicked again; the address keeps both', async () => {
    const { user, sent, answer, router } = await renderDashboard();
    const heading = () => screen.getByRole('columnheader', { name: /^Monthly/ });
    expect(heading().getAttribute('aria-sort')).toBe('none');
    await user.click(within(heading()).getByRole('button'));
    expect(sent()).toMatchObject({ orderBy: { by: 'MONTHLY_COST', direction: 'DESC' } });
    await answer({ viewer: viewerWith(three) });
    expect(heading().getAttribute('aria-sort')).toBe('descending');
    await user.click(within(heading()).getByRole('button'));
    expect(sent()).toMatchObject({ orderBy: { by: 'MONTHLY_COST', direction: 'ASC' } });
    await answer({ viewer: viewerWith(three) });
    expect(heading().getAttribute('aria-sort')).toBe('ascending');
    expect(router.state.location.search).toBe('?order=cost&direction=reverse');
  });

  it('says that nothing has such a name, and clears the search', async () => {
    const { user, answer, router } = await renderDashboard(viewerWith([]), '/dashboard?search=zzz');
    expect(screen.getByText('No subscription has “zzz” in its name')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await answer({ viewer: viewerWith(three) });
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect(router.state.location.search).toBe('');
  });
});

describe('a long list', () => {
  const many = (count: number) =>
    viewerWith(three, {
      subscriptions: {
        totalCount: count,
        edges: three.map((node) => ({ cursor: node.id, node })),
        pageInfo: { hasNextPage: true, endCursor: 'gym' },
      },
    });

  it('loads a hundred more at a time', async () => {
    const { user, sent, answer } = await renderDashboard(many(4));
    expect(screen.getByText('3 of 4 subscriptions')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(sent()).toMatchObject({ count: 100, cursor: 'gym', id: 'ada' });
    expect(screen.getByRole('button', { name: 'Loading…' })).toBeTruthy();
    await answer({ node: viewerWith([subscription('last', { name: 'Last' })]) });
    expect(names()).toEqual(['Figma', 'Netflix', 'Gym', 'Last']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('That is all.');
  });

  it('keeps what it has when more does not come', async () => {
    const { user, refuse } = await renderDashboard(many(4));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await refuse(new RequestError('No luck.'));
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('alert').textContent).toBe('No luck.');
    expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  });
});

it('says when there are none, in all and under a category', async () => {
  await renderDashboard(viewerWith([]));
  expect(screen.getByText('No subscriptions yet')).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RequestError } from '../../../relay/environment.ts';
import { toastStore } from '../../../ui/toast.ts';
import { cells, names, renderDashboard, subscription, viewerWith } from '../renderDashboard.tsx';
import { usualColumns } from './columns.ts';
import { columnStore } from './keptColumns.ts';

afterEach(() => {
  toastStore.set(undefined);
  localStorage.clear();
  columnStore.set(usualColumns);
});

const label = (kind: string, name: string) => ({
  __typename: 'Label',
  id: `${kind} ${name}`,
  kind,
  name,
  color: 'PINK',
});

const labelled = [
  subscription('zoom', { name: 'Zoom', category: 'WORK', labels: [label('TAG', 'Team'), label('TAG', 'Calls')] }),
  subscription('gym', { name: 'Gym', category: 'PERSONAL', labels: [label('PERSON', 'Ada')] }),
  subscription('box', {
    name: 'Box',
    category: 'WORK',
    labels: [label('CATEGORY', 'Zoo'), label('TAG', 'Team'), label('METHOD', 'Visa')],
  }),
  subscription('hulu', { name: 'Hulu', labels: [label('TAG', 'Calls')] }),
];

/** What each line says: the name of a subscription, or a head with how many it has. */
const lines = () =>
  [...document.querySelectorAll<HTMLElement>('tbody th')].map((head) => head.ariaLabel ?? head.textContent);

const openOptions = async (user: Awaited<ReturnType<typeof renderDashboard>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Options' }));
  return within(await screen.findByRole('group', { name: 'Options' }));
};

describe('groups', () => {
  it.each([
    ['tag', ['Calls 2 subscriptions', 'Zoom', 'Hulu', 'Team 1 subscription', 'Box', 'No tag 1 subscription', 'Gym']],
    [
      'category',
      [
        'Zoo 1 subscription',
        'Box',
        'Work 1 subscription',
        'Zoom',
        'Personal 1 subscription',
        'Gym',
        'Entertainment 1 subscription',
        'Hulu',
      ],
    ],
    ['method', ['Visa 1 subscription', 'Box', 'No payment method 3 subscriptions', 'Zoom', 'Gym', 'Hulu']],
    ['person', ['Ada 1 subscription', 'Gym', 'No person 3 subscriptions', 'Zoom', 'Box', 'Hulu']],
  ])(
    'by %s have each subscription once, in the order of the list, and those without one last',
    async (by, expected) => {
      const { user, sent, answer, router } = await renderDashboard(viewerWith(labelled));
      const options = await openOptions(user);
      await user.selectOptions(options.getByLabelText('Group by'), by);
      expect(sent()).toMatchObject({ withLabels: true });
      await answer({ viewer: viewerWith(labelled) });
      expect(lines()).toEqual(expected);
      expect(router.state.location.search).toBe(`?group=${by}`);
      expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe(String(1 + expected.length));
      expect([...document.querySelectorAll('tbody tr')].map((row) => row.getAttribute('aria-rowindex'))).toEqual(
        expected.map((_, index) => String(index + 2)),
      );

      await user.selectOptions(options.getByLabelText('Group by'), 'Nothing');
      await waitFor(() => expect(lines()).toEqual(['Zoom', 'Gym', 'Box', 'Hulu']));
      expect(router.state.location.search).toBe('');
    },
  );

  it('are passed over by arrow keys and by Shift', async () => {
    const { user } = await renderDashboard(viewerWith(labelled), '/dashboard?group=tag');
    screen.getByRole('checkbox', { name: 'Select Hulu' }).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select Gym' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected subscriptions' }));
    expect(bar.getByRole('status').textContent).toBe('3 selected');
    expect(screen.getByRole('checkbox', { name: 'Select Zoom' })).toHaveProperty('checked', false);
  });

  it('leave the focus at the next subscription when the only one of a group is deleted', async () => {
    const { user } = await renderDashboard(viewerWith(labelled), '/dashboard?group=tag');
    await user.click(screen.getByRole('button', { name: 'Delete Box' }));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Gym' }));
  });

  const firstOfFive = viewerWith(labelled, {
    subscriptions: {
      totalCount: 5,
      edges: labelled.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: true, endCursor: 'hulu' },
    },
  });

  it('have all subscriptions, those that were not loaded yet too', async () => {
    const { answer, sent, user } = await renderDashboard(firstOfFive, '/dashboard?group=person');
    expect(sent()).toMatchObject({ count: 100, cursor: 'hulu', withLabels: true });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const last = subscription('last', { name: 'Last', labels: [label('PERSON', 'Ada')] });
    await answer({
      node: viewerWith([last], { subscriptions: { ...viewerWith([last]).subscriptions, totalCount: 5 } }),
    });
    expect(lines().slice(0, 3)).toEqual(['Ada 2 subscriptions', 'Gym', 'Last']);
    expect(screen.getByText('5 subscriptions')).toBeTruthy();
    // What was selected stays so, and nothing else.
    expect(screen.getByRole('checkbox', { name: 'Select Last' })).toHaveProperty('checked', false);
    expect(screen.getByRole('checkbox', { name: 'Select Hulu' })).toHaveProperty('checked', true);
  });

  it('say when the rest does not come, and ask for it once more when somebody does', async () => {
    const { refuse, pending, user, sent } = await renderDashboard(firstOfFive, '/dashboard?group=person');
    await refuse(new RequestError('No luck.'));
    expect(toastStore.get()).toMatchObject({ title: 'Failed to load subscriptions', description: 'No luck.' });
    expect(pending()).toBe(0);
    expect(screen.getByText('4 of 5 subscriptions')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(sent()).toMatchObject({ count: 100, cursor: 'hulu' });
  });
});

describe('columns', () => {
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('are chosen, filled when their data is there, and kept in the browser', async () => {
    const { user, sent, answer, pending } = await renderDashboard(viewerWith(labelled));
    const options = await openOptions(user);
    await user.click(options.getByRole('checkbox', { name: 'Yearly' }));
    await user.click(options.getByRole('checkbox', { name: 'Next payment' }));
    expect(pending()).toBe(0);
    expect(headings().slice(1)).toEqual(['Name', 'Price', 'Monthly (USD)', 'Yearly', 'Actions']);
    expect(cells('Gym')).toEqual(['Gym', '$15.49/month', '$15.49', '$185.88']);

    await user.click(options.getByRole('checkbox', { name: 'Tags' }));
    expect(sent()).toMatchObject({ withLabels: true });
    await answer({ viewer: viewerWith(labelled) });
    await user.click(options.getByRole('checkbox', { name: 'Category' }));
    await user.click(options.getByRole('checkbox', { name: 'Paid with' }));
    expect(pending()).toBe(0);
    expect(cells('Zoom').slice(4)).toEqual(['Work', '', 'Calls, Team']);
    expect(cells('Box').slice(4)).toEqual(['Zoo', 'Visa', 'Team']);
    expect(localStorage.getItem('stackling:columns')).toBe('price monthly yearly category method tags');
    expect(names()).toHaveLength(4);
  });

  it('say in the first cell that one is paused when the next payment is not among them', async () => {
    const paused = subscription('gym', { name: 'Gym', isActive: false, state: 'PAUSED' });
    const { user } = await renderDashboard(viewerWith([paused]));
    expect(cells('Gym')[0]).toBe('Gym');
    const options = await openOptions(user);
    await user.click(options.getByRole('checkbox', { name: 'Next payment' }));
    expect(cells('Gym')[0]).toBe('GymInactive');
  });
});

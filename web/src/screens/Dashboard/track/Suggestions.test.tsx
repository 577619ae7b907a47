import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast.ts';
import { describedBy, renderDashboard } from '../renderDashboard.tsx';

// jsdom has none.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  toastStore.set(undefined);
  localStorage.clear();
});

const field = () => screen.getByRole('combobox', { name: 'Subscription' });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? 'none')?.textContent;

const price = (plan: string | null, price: string, line: string) => ({ plan, price, isPerSeat: false, line });

const netflix = {
  name: 'Netflix',
  logo: null,
  source: 'CATALOGUE',
  isTracked: false,
  category: 'ENTERTAINMENT',
  websiteUrl: 'https://www.netflix.com/',
  pricesAsOf: '2020-06-01',
  prices: [
    price('Standard', '$17.99/month', 'Netflix Standard - $17.99/month'),
    price('Premium', '$24.99/month', 'Netflix Premium - $24.99/month'),
  ],
};

const rugby = {
  name: 'Netherby Rugby',
  logo: null,
  source: 'OTHERS',
  isTracked: false,
  category: null,
  websiteUrl: null,
  pricesAsOf: null,
  prices: [],
};

async function typed(text: string, suggestions: object[] = [netflix, rugby]) {
  const dashboard = await renderDashboard();
  await dashboard.user.type(field(), text);
  await waitFor(() => expect(dashboard.pending()).toBe(1));
  const asked = dashboard.sent();
  await dashboard.answer({ viewer: { __typename: 'User', id: 'ada', serviceSuggestions: suggestions } });
  return { ...dashboard, asked };
}

it('suggests services while a name is typed, with plans, prices and where they come from', async () => {
  const { asked } = await typed('net');
  expect(asked).toEqual({ search: 'net' });
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const groups = within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('group');
  const options = (group: HTMLElement) =>
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(groups.map(options)).toEqual([['Standard$17.99/month', 'Premium$24.99/month'], ['Use this name']]);
  expect(groups[0]!.textContent).toContain('Prices of June 1, 2020; they may have changed');
  expect(groups[1]!.textContent).toContain('Others here track it');
  expect(screen.getByText('3 suggestions. Use the arrow keys to choose.')).toBeTruthy();
});

it('fills in what is chosen by the keyboard, and sends it with its web address', async () => {
  const { user, sent, pending } = await typed('net');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
  expect(active()).toBe('Premium$24.99/month');
  await user.keyboard('{Enter}');
  expect(field()).toHaveProperty('value', 'Netflix Premium - $24.99/month');
  expect(describedBy(field())).toBe('Understood as Netflix Premium, $24.99/month, entertainment');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(field());
  expect(pending()).toBe(0);
  await user.keyboard('{Enter}');
  expect(sent()).toMatchObject({
    input: {
      entry: 'Netflix Premium - $24.99/month',
      category: 'ENTERTAINMENT',
      websiteUrl: 'https://www.netflix.com/',
    },
  });
});

it('keeps the web address with what is not sent yet', async () => {
  const { user } = await typed('net');
  await user.click(screen.getByRole('option', { name: /Premium/ }));
  cleanup();
  const again = await renderDashboard();
  expect(field()).toHaveProperty('value', 'Netflix Premium - $24.99/month');
  await again.user.type(field(), '{Enter}');
  expect(again.sent()).toMatchObject({ input: { websiteUrl: 'https://www.netflix.com/' } });
});

it('sends no web address of a suggestion whose name was typed over', async () => {
  const { user, sent } = await typed('net');
  await user.click(screen.getByRole('option', { name: /Standard/ }));
  await user.clear(field());
  await user.type(field(), 'Gym $9{Enter}');
  expect(sent()).toMatchObject({ input: { entry: 'Gym $9', websiteUrl: null } });
});

it('adds what was typed on Enter while nothing is chosen', async () => {
  const { user, sent } = await typed('netball');
  await user.keyboard(' $5');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.keyboard('{Enter}');
  expect(sent()).toMatchObject({ input: { entry: 'netball $5', category: 'OTHER', websiteUrl: null } });
});

it('closes on Escape, keeps what was typed, and opens again on typing', async () => {
  const { user } = await typed('net');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveProperty('value', 'net');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(field());
});

it('begins a line with a name that has no known price', async () => {
  const { user } = await typed('nether', [rugby]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(field()).toHaveProperty('value', 'Netherby Rugby - ');
  await user.type(field(), '7');
  expect(describedBy(field())).toBe('Understood as Netherby Rugby, $7/month, other');
});

it('keeps the category that was chosen last for the next visit', async () => {
  const { user } = await renderDashboard();
  await user.selectOptions(screen.getByLabelText('Category'), 'Work');
  sessionStorage.clear();
  expect(localStorage.getItem('stackling:category')).toBe('work');
});

import { toastStore } from '../../ui/toast.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { tool, row, detail, garden, renderScreen, user, stubWindow } from './renderStacks.tsx';

stubWindow();

it('says that there are no stacks yet, with the two ways on', async () => {
  await renderScreen(user());
  expect(screen.getByRole('heading', { name: 'No stacks yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create Empty Stack' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find Subscriptions' }).getAttribute('href')).toBe('/finder');
});

it('lists every stack with its type and budget', async () => {
  await renderScreen(user(row(garden, 'Garden')));
  expect(screen.getByRole('link', { name: /Garden/ }).textContent).toBe('GardenSide Quest, $1,200/mo');
  expect(screen.getByText('Select a stack')).toBeTruthy();
});

it('shows the selected stack with what is saved to it', async () => {
  const tools = [tool('1', { badge: 'Custom', badgeColor: '#9CA3AF', link: 'https://one.example/' }), tool('2')];
  await renderScreen(user(row(garden, 'Garden')), detail(tools));
  expect(screen.getByRole('heading', { level: 2, name: 'Garden' })).toBeTruthy();
  expect(screen.getByText('$1,200 per month')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Saved Subscriptions (2)' })).toBeTruthy();
  const [first] = screen.getAllByRole('article');
  expect(first?.textContent).toBe(
    'Tool 1Custom$9/monthDoes things.FastSmallVisit Website of Tool 1, opens in a new tabTrack this : Tool 1Remove Tool 1',
  );
});

it('says what a saved subscription comes to a month where it is not paid by the month', async () => {
  const yearly = { price: '$100/year', monthlyCents: 833, cycleUnit: 'YEAR' };
  const quarterly = { price: '$30 every 3 months', monthlyCents: 1_000, cycleCount: 3 };
  await renderScreen(user(row(garden, 'Garden')), detail([tool('1', yearly), tool('2', quarterly), tool('3')]));
  const months = screen.getAllByRole('article').map((card) => within(card).queryByText(/per month$/)?.textContent);
  expect(months).toEqual(['$8.33 per month', '$10.00 per month', undefined]);
});

it('says by how much a stack is over its budget and how many prices are not counted', async () => {
  await renderScreen(
    user(row(garden, 'Garden')),
    detail([tool('1', { price: 'ask us', monthlyCents: null, cycleCount: null, cycleUnit: null })], {
      totalCents: 130_050,
      unreadablePrices: 2,
    }),
  );
  expect(screen.getByText('$100.50 over budget')).toBeTruthy();
  expect(screen.getByText('2 prices could not be read as US dollars and are not in this total.')).toBeTruthy();
  expect(within(screen.getByRole('article')).getByText('Not in the total')).toBeTruthy();
});

it('says when nothing is saved, and when there is no such stack', async () => {
  await renderScreen(user(row(garden, 'Garden')), detail([]));
  expect(screen.getByText('No subscriptions saved to this stack yet.')).toBeTruthy();
  await renderScreen(user(), null);
  expect(screen.getByText('Stack not found. It may have been deleted.')).toBeTruthy();
});

it('puts a new stack into the list at once and takes it back when the server refuses', async () => {
  const environment = await renderScreen(user());
  await userEvent.click(screen.getByRole('button', { name: 'New Stack' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Balcony');
  await userEvent.type(screen.getByRole('textbox', { name: 'Budget per month ($)' }), '$25.90');
  await userEvent.click(screen.getByRole('button', { name: 'Create stack' }));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toEqual({
    name: 'Balcony',
    projectType: 'PERSONAL',
    budget: 25,
    projectDescription: null,
  });
  expect(screen.getByText('Balcony')).toBeTruthy();

  await act(async () => environment.mock.rejectMostRecentOperation(new Error('No luck.')));
  expect(screen.queryByText('Balcony')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Error Creating Project: No luck.');
  expect(toastStore.get()).toMatchObject({ title: 'Error Creating Project', description: 'No luck.', tone: 'error' });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Balcony');
});

it('sends nothing while a required field of a new stack is empty', async () => {
  const environment = await renderScreen(user());
  await userEvent.click(screen.getByRole('button', { name: 'Create Empty Stack' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create stack' }));
  expect(await screen.findByText('Please enter a name')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('offers the type of a stack besides the four usual ones', async () => {
  await renderScreen(
    user({ ...row(garden, 'Garden'), projectType: 'CREATOR' }),
    detail([], { projectType: 'CREATOR' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const types = within(await screen.findByRole('combobox', { name: 'Type' })).getAllByRole('option');
  expect(types.map((type) => type.textContent)).toEqual(['Personal', 'Work', 'Education', 'Side Quest', 'Creator']);
});

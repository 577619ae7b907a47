import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import query, { type StacksScreenQuery } from '../../__generated__/StacksScreenQuery.graphql.ts';
import { toastStore } from '../../ui/toast.ts';
import { StacksScreen } from './StacksScreen.tsx';
import { render } from '../../../test/render.tsx';

// jsdom has neither.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  toastStore.set(undefined);
});

const tool = (id: string, changes: object = {}) => ({
  __typename: 'SavedTool',
  id,
  name: `Tool ${id}`,
  price: '$9/month',
  monthlyCents: 900,
  cycleCount: 1,
  cycleUnit: 'MONTH',
  description: 'Does things.',
  features: ['Fast', 'Small'],
  badge: null,
  badgeColor: null,
  link: '',
  ...changes,
});

const row = (id: string, name: string) => ({
  __typename: 'Stack',
  id,
  name,
  projectType: 'SIDE_QUEST',
  budget: 1_200,
});

const connection = (nodes: object[]) => ({
  edges: nodes.map((node) => ({ node, cursor: '' })),
  pageInfo: { endCursor: '', hasNextPage: false },
});

const detail = (tools: object[], changes: object = {}) => ({
  ...row(garden, 'Garden'),
  projectDescription: null,
  totalCents: 900,
  unreadablePrices: 0,
  saved: { totalCount: tools.length },
  recommendations: connection(tools),
  ...changes,
});

const garden = btoa('Stack:7');

async function renderScreen(viewer: object | null, node?: object | null, path = '/projects') {
  const environment = createMockEnvironment();
  const variables = { stack: garden, isSelected: node !== undefined };
  const loader = () => loadQuery<StacksScreenQuery>(environment, query, variables);
  const router = createMemoryRouter(
    [
      {
        path: '/projects',
        loader,
        shouldRevalidate: () => false,
        Component: StacksScreen,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [node === undefined ? path : `${path}?stack=${garden}`] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { viewer, ...(node !== undefined && { node }) } }),
  );
  return environment;
}

const user = (...stacks: object[]) => ({ id: 'VXNlcjox', username: 'ada', isAdmin: false, stacks: connection(stacks) });

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

describe('what is there already', () => {
  const duplicate = {
    result: { __typename: 'DuplicateError', message: 'You already have Figma.', names: ['Figma'] },
  };
  const resolve = (environment: Awaited<ReturnType<typeof renderScreen>>, data: object) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data }));
  const sent = (environment: Awaited<ReturnType<typeof renderScreen>>) =>
    environment.mock.getMostRecentOperation().request.variables;
  const notice = () => screen.queryByText('“Garden” already has Figma.');

  async function addTwice() {
    const environment = await renderScreen(user(row(garden, 'Garden')), detail([tool('1', { name: 'Figma' })]));
    await userEvent.click(screen.getByRole('button', { name: 'Add Subscription' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'figma');
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Draws.');
    await userEvent.click(screen.getByRole('button', { name: 'Add subscription' }));
    expect(sent(environment)).toMatchObject({ refuseDuplicates: true });
    await resolve(environment, duplicate);
    return environment;
  }

  it('is told in the dialog, with what was typed in it, and added anyway on request', async () => {
    const environment = await addTwice();
    expect(notice()?.closest('[role=alert]')).toBeTruthy();
    expect(toastStore.get()).toBeUndefined();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'figma');
    await userEvent.click(screen.getByRole('button', { name: 'Add it anyway' }));
    expect(sent(environment)).toMatchObject({ input: { name: 'figma' }, refuseDuplicates: false });
    const stack = detail([], { saved: { totalCount: 2 } });
    await resolve(environment, {
      result: { __typename: 'AddToolPayload', recommendation: tool('2', { name: 'figma' }), stack },
    });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toastStore.get()?.title).toBe('Subscriptions Saved');
  });

  it('is no longer told in the dialog when the name changes', async () => {
    await addTwice();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 's');
    expect(notice()).toBeNull();
  });

  it('is told in a notification where it is tracked, which tracks it again on request', async () => {
    const environment = await renderScreen(user(row(garden, 'Garden')), detail([tool('1', { name: 'Figma' })]));
    await userEvent.click(screen.getByRole('button', { name: 'Track this : Figma' }));
    expect(sent(environment)).toMatchObject({ refuseDuplicates: true });
    await resolve(environment, duplicate);
    expect(toastStore.get()).toMatchObject({
      tone: 'plain',
      title: 'Already tracked',
      description: 'Figma is on your dashboard already.',
      action: { label: 'Track it again' },
    });
    act(() => toastStore.get()?.action?.run());
    expect(sent(environment)).toMatchObject({ input: { name: 'Figma' }, refuseDuplicates: false });
    await resolve(environment, { result: { __typename: 'TrackSubscriptionPayload' } });
    expect(toastStore.get()?.title).toBe('Subscription added');
    expect(screen.getByRole('button', { name: 'Tracked : Figma' })).toBeTruthy();
  });
});

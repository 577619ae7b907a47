import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../../ui/toast.ts';
import { alternative, renderCard, suite, tool } from '../renderCard.tsx';

beforeEach(() => {
  // jsdom has none.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // Whoever asks is signed in.
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => vi.unstubAllGlobals());

type Card = ReturnType<typeof renderCard>;

const button = (name: string) => screen.findByRole('button', { name });
const saved = { result: { __typename: 'SaveToolsPayload' } };

const duplicate = (given: string[], names = given) => ({
  result: { __typename: 'DuplicateError', message: 'You already have them.', names, given },
});

/** Saves Riverside and Buffer into the user's stack Podcast. */
async function saveIntoPodcast(found = suite(), change = async (_card: Card) => {}) {
  const card = renderCard();
  await card.submit();
  await card.answer(found);
  await change(card);
  const saveStack = async () => card.user.click((await screen.findAllByRole('button', { name: 'Save Stack' })).at(-1)!);
  await saveStack();
  await screen.findByRole('alertdialog', { name: 'Save this stack?' });
  await saveStack();
  await screen.findByRole('dialog', { name: 'Name your stack' });
  await card.answer({ viewer: { id: 'ada', stacks: { edges: [{ node: { id: 'podcast', name: 'Podcast' } }] } } });
  await card.user.click(await button('Save to an existing stack'));
  await screen.findByRole('dialog', { name: 'Choose a stack' });
  await card.user.click(screen.getByRole('radio', { name: '1. Podcast' }));
  await saveStack();
  return card;
}

const sent = ({ environment }: Card) => {
  const { stackId, input, refuseDuplicates } = environment.mock.getMostRecentOperation().request.variables as {
    stackId: string;
    input: { recommendations: { name: string }[] };
    refuseDuplicates: boolean;
  };
  return { stackId, refuseDuplicates, names: input.recommendations.map(({ name }) => name) };
};

it('asks not to save anything twice', async () => {
  const card = await saveIntoPodcast();
  expect(sent(card)).toEqual({ stackId: 'podcast', refuseDuplicates: true, names: ['Riverside', 'Buffer'] });
  await card.answer(saved);
  expect(toastStore.get()).toMatchObject({ description: 'Recommendations added to "Podcast".' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what the stack has already, as it is called there, and saves the others', async () => {
  const card = await saveIntoPodcast();
  await card.answer(duplicate(['Buffer'], ['buffer']));
  const question = await screen.findByText('“Podcast” already has buffer.');
  expect(screen.getByRole('alertdialog', { name: 'Already in your stack' })).toBeTruthy();
  expect(document.activeElement).toBe(question);
  expect(toastStore.get()).toBeUndefined();

  await card.user.click(await button('Save the others'));
  expect(sent(card)).toEqual({ stackId: 'podcast', refuseDuplicates: true, names: ['Riverside'] });
  await card.answer(saved);
  expect(toastStore.get()).toMatchObject({ description: 'Recommendations added to "Podcast".' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('has no others to save where all are there, and saves all again on request', async () => {
  const card = await saveIntoPodcast();
  await card.answer(duplicate(['Riverside', 'Buffer']));
  await screen.findByText('“Podcast” already has Riverside and Buffer.');
  expect(screen.queryByRole('button', { name: 'Save the others' })).toBeNull();

  await card.user.click(await button('Save all again'));
  expect(sent(card)).toEqual({ stackId: 'podcast', refuseDuplicates: false, names: ['Riverside', 'Buffer'] });
  await card.answer(saved);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks again when one of the others came into the stack meanwhile', async () => {
  const card = await saveIntoPodcast();
  await card.answer(duplicate(['Buffer']));
  await card.user.click(await button('Save the others'));
  await card.answer(duplicate(['Riverside']));
  await screen.findByText('“Podcast” already has Riverside.');
  expect(screen.queryByRole('button', { name: 'Save the others' })).toBeNull();
});

it('names three at most', async () => {
  const card = await saveIntoPodcast();
  await card.answer(duplicate(['A', 'B', 'C', 'D', 'E']));
  await screen.findByText('“Podcast” already has A, B, C, and 2 others.');
});

it('saves nothing when it is cancelled', async () => {
  const card = await saveIntoPodcast();
  await card.answer(duplicate(['Buffer']));
  await card.user.click(await button('Cancel'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(card.environment.mock.getAllOperations()).toEqual([]);
  expect(toastStore.get()).toBeUndefined();
});

it('says when saving the others has failed, and still asks', async () => {
  const card = await saveIntoPodcast();
  await card.answer(duplicate(['Buffer']));
  await card.user.click(await button('Save the others'));
  await card.answer({ result: { __typename: 'NotFoundError', message: 'No such stack.' } });
  expect(screen.getByRole('alert').textContent).toBe('Error Saving Recommendations: No such stack.');
  expect(await button('Save all again')).toBeTruthy();
});

it('saves the alternative that was put in a pick’s place', async () => {
  const found = suite({
    recommendations: [tool('Riverside', { alternative: alternative('Zencastr') }), tool('Buffer')],
  });
  const { environment } = await saveIntoPodcast(found, async ({ user }) =>
    user.click(await button('Use Zencastr instead')),
  );
  const { input } = environment.mock.getMostRecentOperation().request.variables as { input: object };
  expect(input).toEqual({
    recommendations: [
      {
        name: 'Zencastr',
        price: '$24/month',
        description: 'What Zencastr does.',
        features: ['First of Zencastr'],
        badge: 'Your choice',
        badgeColor: 'blue',
        link: 'https://zencastr.example/',
      },
      expect.objectContaining({ name: 'Buffer' }),
    ],
  });
});

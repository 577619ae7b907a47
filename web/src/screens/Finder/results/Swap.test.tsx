import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { alternative, renderCard, suite, tool } from '../renderCard.tsx';

const recommendations = [tool('Riverside', { alternative: alternative('Zencastr') }), tool('Buffer')];

async function renderFound(changes: object = {}) {
  const card = renderCard();
  await card.submit();
  await card.answer(suite({ recommendations, ...changes }));
  return card;
}

const rows = () => screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent);

it('puts the alternative in a pick’s place with its price, and the pick back', async () => {
  const { user } = await renderFound();
  expect(screen.getByText('$30.00 left')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Use Zencastr instead' }));
  expect(rows()).toEqual(['Zencastr', 'Buffer']);
  expect(screen.getByText('Zencastr $24 and Buffer $10')).toBeTruthy();
  expect(screen.getByText('$16.00 left')).toBeTruthy();
  const back = screen.getByRole('button', { name: 'Back to Riverside' });
  expect(document.activeElement).toBe(back);

  await user.click(back);
  expect(rows()).toEqual(['Riverside', 'Buffer']);
  expect(screen.getByText('$30.00 left')).toBeTruthy();
});

it('shows what is known of the alternative', async () => {
  const { user, openRow } = await renderFound();
  await user.click(screen.getByRole('button', { name: 'Use Zencastr instead' }));
  await openRow('Zencastr');
  expect(screen.getByText('What Zencastr does.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Learn more about Zencastr/ }).getAttribute('href')).toBe(
    'https://zencastr.example/',
  );
});

it('says so when the tools cost more than the budget', async () => {
  const { user } = await renderFound({ budgetCents: 3_000 });
  await user.click(screen.getByRole('button', { name: 'Use Zencastr instead' }));
  expect(screen.getByRole('heading', { name: '2 tools for more than $30/month' })).toBeTruthy();
  expect(screen.getByText('$4.00 over budget')).toBeTruthy();
});

it('has the swap counted, but not the way back', async () => {
  const { user, environment } = await renderFound();
  await user.click(screen.getByRole('button', { name: 'Use Zencastr instead' }));
  const sent = environment.mock.getMostRecentOperation();
  expect(sent.request.variables).toEqual({ input: { recommended: 'Riverside', chosen: 'Zencastr' } });
  await user.click(screen.getByRole('button', { name: 'Back to Riverside' }));
  expect(environment.mock.getAllOperations()).toEqual([sent]);
});

it('says how many people took a tool instead of another', async () => {
  const { openRow } = await renderFound({ recommendations: [tool('Buffer', { chosenBy: 7 })] });
  await openRow('Buffer');
  expect(screen.getByText('7 people here took it instead of another tool.')).toBeTruthy();
});

it('is still so in a new environment, as after making an account', async () => {
  const { user, unmount } = await renderFound();
  await user.click(screen.getByRole('button', { name: 'Use Zencastr instead' }));
  unmount();
  renderCard();
  expect(rows()).toEqual(['Zencastr', 'Buffer']);
});

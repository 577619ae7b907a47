import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestError } from '../../../relay/environment.ts';
import { need, prompt, renderCard, suite, tool } from '../renderCard.tsx';

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
});
afterEach(() => vi.unstubAllGlobals());

const understood = [need('music', 'Licensed music', 'songs'), need('newsletter', 'Newsletter')];
const constraints = [
  { kind: 'LINUX', country: null, isNot: false },
  { kind: 'COMPANY_COUNTRY', country: 'US', isNot: true },
  { kind: 'DATA_COUNTRY', country: 'EU', isNot: false },
];

async function renderFound(changes: object = {}) {
  const card = renderCard();
  await card.submit();
  await card.answer(suite({ understood, constraints, people: 12, ...changes }));
  return card;
}

const chips = () =>
  within(screen.getByRole('list', { name: 'Understood:' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const wish = { projectType: 'PERSONAL', budget: 50, projectDescription: prompt };
const asked = ({ environment }: ReturnType<typeof renderCard>) =>
  environment.mock.getMostRecentOperation().request.variables;

it('shows needs with their words, demands and people', async () => {
  await renderFound();
  expect(chips()).toEqual([
    '‘songs’meansLicensed music',
    'Newsletter',
    'Runs on Linux',
    'Not from the United States',
    'Data kept in the EU',
    'For 12 people',
  ]);
});

it('asks again without a need that is removed, and keeps the results until there are others', async () => {
  const card = await renderFound();
  await card.user.click(screen.getByRole('button', { name: 'Remove Licensed music' }));
  expect(asked(card)).toEqual({ input: { ...wish, removeNeeds: ['music'] } });
  expect(chips()).not.toContain('‘songs’meansLicensed music');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Newsletter' }));
  expect(screen.getByRole('heading', { name: 'Riverside' }).closest('[aria-busy=true]')).toBeTruthy();

  await card.answer(suite({ understood: understood.slice(1), recommendations: [tool('Substack')] }));
  expect(screen.queryByRole('heading', { name: 'Riverside' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Substack' }).closest('[aria-busy=true]')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Newsletter' }));
});

it('drops a demand together with what was corrected before', async () => {
  const card = await renderFound();
  await card.user.click(screen.getByRole('button', { name: 'Remove Newsletter' }));
  await card.user.click(screen.getByRole('button', { name: 'Remove Not from the United States' }));
  expect(asked(card)).toEqual({
    input: { ...wish, removeNeeds: ['newsletter'], dropConstraints: ['COMPANY_COUNTRY'] },
  });
  expect(card.environment.mock.getAllOperations()).toHaveLength(1);
});

it('says when asking again failed, and goes back to what there is', async () => {
  const card = await renderFound();
  await card.user.click(screen.getByRole('button', { name: 'Remove Newsletter' }));
  await card.refuse(new RequestError('Slow down, please.', 429));
  expect(screen.getByRole('alert').textContent).toBe('Error getting recommendationsSlow down, please.');
  expect(chips()).toContain('Newsletter');
  expect(screen.getByRole('heading', { name: 'Riverside' })).toBeTruthy();
});

it('adds a need from the list of all, and a removed one again', async () => {
  const card = await renderFound();
  await card.user.click(screen.getByRole('button', { name: 'Remove Newsletter' }));
  await card.answer(suite({ understood: [need('music', 'Licensed music', 'songs')] }));

  await card.user.click(screen.getByRole('button', { name: 'Add a need' }));
  await vi.waitFor(() => card.environment.mock.getMostRecentOperation());
  await card.answer({
    catalogue: {
      oftenAddedNeeds: [{ key: 'schedule', name: 'Timetable', about: 'Plan shifts.' }],
      needs: [
        { key: 'schedule', name: 'Timetable', about: 'Plan shifts.' },
        { key: 'music', name: 'Licensed music', about: 'Music that may be used.' },
        { key: 'newsletter', name: 'Newsletter', about: 'Write to many readers.' },
        { key: 'invoices', name: 'Invoices', about: 'Send bills to customers.' },
      ],
    },
  });
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await vi.waitFor(() =>
    expect(options()).toEqual([
      'TimetablePlan shifts.',
      'NewsletterWrite to many readers.',
      'InvoicesSend bills to customers.',
    ]),
  );
  await card.user.type(screen.getByRole('combobox', { name: 'Search needs' }), 'reader');
  expect(options()).toEqual(['NewsletterWrite to many readers.']);
  await card.user.click(screen.getByRole('option'));

  expect(asked(card)).toEqual({ input: { ...wish, addNeeds: ['newsletter'] } });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a need' }));
  await card.answer(suite({ understood, recommendations: [tool('Substack')] }));
  expect(chips()).toContain('Newsletter');
  expect(screen.getByRole('heading', { name: 'Substack' })).toBeTruthy();
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { RequestError } from '../../relay/environment.ts';
import { toastStore } from '../../ui/toast.ts';
import { id, inDays, netflix, renderSubscription } from './renderSubscription.tsx';

afterEach(() => toastStore.set(undefined));

const words = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const soon = inDays(20);

describe('what comes next', () => {
  it.each<[string, object, string]>([
    ['an active one', {}, `Next payment on ${words(soon)}, $15.49`],
    ['one that is due today', { nextDueOn: inDays(0) }, 'Next payment today, $15.49'],
    [
      'a trial',
      { state: 'TRIAL', trialEndsOn: inDays(3), nextDueOn: inDays(3) },
      `Free until ${words(inDays(3))}, then $15.49 a month`,
    ],
    [
      'one with a higher price by then',
      {
        priceHistory: [
          { from: null, amountCents: 1_549 },
          { from: inDays(5), amountCents: 1_799 },
        ],
      },
      `Next payment on ${words(soon)}, $17.99`,
    ],
    [
      'one that is paused',
      { state: 'PAUSED', isActive: false, pausedUntil: inDays(15) },
      `Paused until ${words(inDays(15))}Next payment on ${words(soon)}, $15.49`,
    ],
    [
      'one that is paused for ever',
      { state: 'PAUSED', isActive: false, nextDueOn: null },
      'Paused until you resume it',
    ],
    [
      'one that was cancelled',
      { state: 'CANCELLED', endsOn: soon, nextDueOn: null },
      `Cancelled: it runs until ${words(soon)}`,
    ],
    [
      'one that has ended',
      { state: 'ENDED', endsOn: inDays(-900), nextDueOn: null },
      `Ended on ${words(inDays(-900))}`,
    ],
    [
      'one that was paid once',
      { cycleUnit: 'ONCE', cycle: { count: 1, unit: 'ONCE' }, nextDueOn: null },
      `Paid once, on ${words(inDays(-10))}`,
    ],
    [
      'one that is renewed by hand',
      { autoRenews: false },
      `Next payment on ${words(soon)}, $15.49You renew it by hand.`,
    ],
  ])('is a sentence for %s', async (_case, changes, sentence) => {
    await renderSubscription(netflix(changes));
    const [first] = screen.getAllByText(/^(Next|Free|Paused u|Cancelled:|Ended on|Paid once)/, {
      selector: 'p.text-xl',
    });
    expect(first?.parentElement?.textContent).toBe(sentence);
  });

  it('is asked for where nobody has said it, and undone with one click', async () => {
    const { user, sent, done } = await renderSubscription(netflix({ startsOn: null, nextDueOn: null }));
    await user.type(screen.getByLabelText('When is the next payment?'), soon);
    await user.click(screen.getByRole('button', { name: 'Save date' }));
    expect(sent()).toEqual(['changeActsUpdateMutation', { id, input: { nextBillingDate: soon }, labelIds: null }]);
    await done(netflix());
    expect(screen.queryByLabelText('When is the next payment?')).toBeNull();
    act(() => toastStore.get()?.action?.run());
    expect(sent()).toEqual(['changeActsUpdateMutation', { id, input: { startsOn: null }, labelIds: null }]);
    await done(netflix({ startsOn: null, nextDueOn: null }));
    expect(toastStore.get()).toMatchObject({ title: 'Date removed' });
  });

  it('says by when to cancel, and for how long it goes on otherwise', async () => {
    await renderSubscription(netflix({ cancelBy: soon, roll: { count: 2, unit: 'YEAR' } }));
    expect(screen.getByText(/^Cancel by/).textContent).toBe(
      `Cancel by ${words(soon)}, otherwise it goes on for 2 years.`,
    );
  });
});

it('tells the amounts in the display currency, and in its own without a rate', async () => {
  await renderSubscription(
    netflix({ currency: 'EUR', monthlyDisplayCents: 1_800, paidSoFar: { amountCents: 1_549, displayCents: null } }),
  );
  const facts = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual(['Price €15.49/month', 'A month $18.00', 'Paid so far €15.49']);
});

describe('an act', () => {
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const dialog = () => within(screen.getByRole('dialog'));
  const undo = () => act(() => toastStore.get()?.action?.run());

  it('pauses from a day until another, and is undone by resuming', async () => {
    const { user, sent, done } = await renderSubscription();
    await click('Pause');
    await user.type(dialog().getByLabelText('It goes on from (optional)'), inDays(30));
    await user.click(dialog().getByRole('button', { name: 'Pause' }));
    expect(sent()).toEqual(['lifeActsPauseMutation', { id, input: { from: inDays(0), until: inDays(30) } }]);
    await done(netflix({ state: 'PAUSED', pauses: [{ from: inDays(0), until: inDays(30) }] }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy();
    undo();
    expect(sent()).toEqual(['lifeActsResumeMutation', { id, input: { from: inDays(0) } }]);
  });

  it('shows at the field what the server refuses', async () => {
    const { user, answer } = await renderSubscription();
    await click('Pause');
    await user.type(dialog().getByLabelText('It goes on from (optional)'), inDays(-30));
    await user.click(dialog().getByRole('button', { name: 'Pause' }));
    const issues = [{ field: 'until', message: 'The pause must end after it begins' }];
    await answer({ result: { __typename: 'InvalidInputError', issues } });
    expect(dialog().getByText('The pause must end after it begins')).toBeTruthy();
    expect(document.activeElement).toBe(dialog().getByLabelText('It goes on from (optional)'));
  });

  it('resumes, and is undone by the same pause', async () => {
    const pauses = [{ from: inDays(-9), until: null }];
    const { sent, done } = await renderSubscription(netflix({ state: 'PAUSED', pauses }));
    await click('Resume');
    expect(sent()).toEqual(['lifeActsResumeMutation', { id, input: { from: null } }]);
    await done(netflix());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
    undo();
    expect(sent()).toEqual(['lifeActsPauseMutation', { id, input: pauses[0] }]);
  });

  it('notes that it was cancelled and says until when it runs; it can be kept', async () => {
    const { user, sent, done } = await renderSubscription();
    await click('I cancelled it');
    expect(dialog().getByText(/^By what you told us/).textContent).toContain(`it runs until ${words(soon)}`);
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(sent()).toEqual(['lifeActsCancelMutation', { id, input: { endsOn: soon } }]);
    await done(netflix({ state: 'CANCELLED', endsOn: soon, endsOnIfCancelled: null }));
    await click('Keep it');
    expect(sent()).toEqual(['lifeActsKeepMutation', { id }]);
    await done(netflix());
    undo();
    expect(sent()).toEqual(['lifeActsCancelMutation', { id, input: { endsOn: soon } }]);
  });

  it('adds a price, says what the rise costs a year, and is undone', async () => {
    const { user, sent, done } = await renderSubscription();
    await click('New price');
    await user.type(dialog().getByLabelText('New price (USD)'), '17,99');
    expect(dialog().getByText('$17.99 a month, $30.00 more a year')).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(sent()).toEqual(['priceActsAddPriceMutation', { id, input: { amountCents: 1_799, from: soon } }]);
    await done(netflix());
    undo();
    expect(sent()).toEqual(['priceActsRemovePriceMutation', { id, from: soon }]);
  });

  it('refuses a price that cannot be read, or is in another currency', async () => {
    const { user, pending } = await renderSubscription();
    await click('New price');
    for (const price of ['a lot', '€17.99']) {
      await user.clear(dialog().getByLabelText('New price (USD)'));
      await user.type(dialog().getByLabelText('New price (USD)'), price);
      await user.click(dialog().getByRole('button', { name: 'Save' }));
      expect(dialog().getByText('Please enter a valid price format')).toBeTruthy();
    }
    expect(pending()).toBe(0);
  });

  it('removes it and leads to the dashboard, where it can be restored', async () => {
    const { answer, sent } = await renderSubscription();
    await click('Delete');
    await answer({ result: { __typename: 'RemoveSubscriptionPayload' } });
    expect(await screen.findByText('At /dashboard')).toBeTruthy();
    expect(toastStore.get()).toMatchObject({ title: 'Subscription removed', description: 'Netflix' });
    undo();
    expect(sent()).toEqual(['restoreSubscriptionMutation', { id }]);
  });

  it('says when it failed, and leaves everything as it was', async () => {
    const { refuse } = await renderSubscription(netflix({ state: 'ENDED', endsOn: inDays(-5) }));
    await click('Keep it');
    await refuse(new RequestError('No luck.'));
    expect(toastStore.get()).toMatchObject({ title: 'Failed to keep it', description: 'No luck.' });
  });
});

it.each([
  ['a subscription that is not there', `/dashboard/subscriptions/${id}`],
  ['an address that is no id', '/dashboard/subscriptions/gym'],
])('says that it was not found: %s', async (_case, address) => {
  const { asked } = await renderSubscription(null, address);
  expect(screen.getByRole('heading', { level: 1, name: 'Subscription not found' })).toBeTruthy();
  expect(atob(asked['id'])).toMatch(/^TrackedSubscription:\d+$/);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RequestError } from '../../../relay/environment.ts';
import { toastStore } from '../../../ui/toast.ts';
import {
  cells,
  owner,
  priced,
  renderDashboard,
  spending,
  subscription,
  summary,
  three,
  upcoming,
  viewerWith,
} from '../renderDashboard.tsx';

afterEach(() => toastStore.set(undefined));

const figma = three[0]!;
const netflix = three[1]!;
const gym = three[2]!;

const payment = (dueOn: string, of: object = netflix, changes: object = {}) => ({
  __typename: 'Occurrence',
  dueOn,
  amountCents: 1_549,
  currency: 'USD',
  state: 'EXPECTED',
  isOverdue: false,
  subscription: of,
  ...changes,
});

const open = (coming: object) => renderDashboard(viewerWith(three, { upcoming: upcoming(coming) }));

const section = () => screen.findByRole('region', { name: 'Upcoming' });
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** The days and what is due on them. */
const days = async () =>
  [...(await screen.findByRole('list', { name: 'Payments by day' })).children].map((day) => day.textContent);

describe('what is due', () => {
  it('is told by day, in its own currency, with the sum of 30 days in the display currency', async () => {
    await open({
      totalCents: 10_049,
      payments: [
        payment('2026-11-23'),
        payment('2026-11-24', gym, { amountCents: 3_000, currency: 'EUR' }),
        payment('2026-11-26', figma, { amountCents: 12_000 }),
        payment('2026-11-26', netflix, { state: 'SKIPPED', amountCents: 0 }),
        payment('2026-12-23', netflix, { state: 'PAID' }),
      ],
    });
    expect(await days()).toEqual([
      'TodayNetflix$15.49',
      'TomorrowGym€30.00',
      'Thu, Nov 26Figma$120.00',
      'Thu, Nov 26NetflixSkipped',
      'Wed, Dec 23NetflixPaid $15.49',
    ]);
    expect((await section()).textContent).toContain('Next 30 days: $100.49');
    const link = within(await section()).getByRole('link', { name: 'Gym' });
    expect(link.getAttribute('href')).toBe('/dashboard/subscriptions/gym');
  });

  it('is the first five payments, and all of them when somebody asks', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => payment(`2026-11-${24 + index}`));
    const { user, sent, answer } = await open({ payments: seven.slice(0, 5), paymentCount: 7 });
    expect(await days()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show all 7 payments', expanded: false }));
    expect(sent()).toMatchObject({ payments: 1_000, attention: 100 });
    await answer({ node: viewerWith(three, { upcoming: upcoming({ payments: seven }) }) });
    expect(await days()).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Show fewer payments', expanded: true }));
    expect(await days()).toHaveLength(5);
  });

  it('is nothing', async () => {
    await open({});
    expect(within(await section()).getByText('Nothing is due in the next 30 days.')).toBeTruthy();
  });

  it('does not hide what has no date', async () => {
    await renderDashboard(viewerWith(three, { spending: spending({ undatedCount: 1 }) }));
    expect((await section()).textContent).toContain('1 active subscription has no date, so it is not counted here.');
  });

  it('is not told of to somebody without subscriptions', async () => {
    await renderDashboard(viewerWith([], { spending: spending({ activeCount: 0, inactiveCount: 0 }) }));
    expect(screen.queryByRole('region', { name: 'Upcoming' })).toBeNull();
  });

  it('changes with the answer that changes a subscription', async () => {
    const { user, answer } = await open({ payments: [payment('2026-11-24', figma), payment('2026-11-25')] });
    expect(await days()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Delete Figma' }));
    await answer({
      result: {
        __typename: 'RemoveSubscriptionPayload',
        removedId: 'figma',
        user: { ...owner(), upcoming: upcoming({ payments: [payment('2026-11-25')] }) },
      },
    });
    expect(await days()).toEqual(['Wed, Nov 25Netflix$15.49']);
  });
});

it.each([
  [
    'a trial that ends',
    { kind: 'TRIAL_END', day: '2026-11-26', beforeCents: 0, afterCents: 1_549 },
    'Netflix: the trial ends on Thursday, then $15.49 a month.',
  ],
  [
    'the last day to cancel',
    { kind: 'CANCEL_BY', day: '2026-12-11', beforeCents: 1_549, afterCents: 1_549 },
    'Netflix: the last day to cancel is Friday, December 11. It costs $15.49 a month.',
  ],
  [
    'a price that rises',
    { kind: 'PRICE_RISE', day: '2026-11-24', beforeCents: 1_549, afterCents: 1_799 },
    'Netflix: the price rises tomorrow, from $15.49 to $17.99 a month.',
  ],
])('says what to decide soon: %s', async (_case, decision, sentence) => {
  await open({ decisions: [{ __typename: 'Decision', ...decision, subscription: netflix }] });
  const region = await screen.findByRole('region', { name: 'Decide soon' });
  expect(texts(within(region).getAllByRole('listitem'))).toEqual([sentence]);
});

describe('a payment that is overdue', () => {
  const two = [payment('2026-11-02', gym), payment('2026-11-20', figma, { amountCents: 12_000 })];
  const paid = async (name: string) => screen.findByRole('button', { name });
  const recorded = (overdue: object[]) => ({
    result: {
      __typename: 'SubscriptionLifePayload',
      subscription: gym,
      user: { __typename: 'User', id: 'ada', spending: spending(), upcoming: upcoming({ overdue }) },
    },
  });

  it('is recorded with one click; the focus goes to the next, and then to the heading', async () => {
    const { user, sent, answer } = await open({ overdue: two });
    await user.click(await paid('Paid: Gym, November 2'));
    expect(sent()).toEqual({ id: 'gym', dueOn: '2026-11-02' });
    await answer(recorded([two[1]!]));
    expect(document.activeElement).toBe(await paid('Paid: Figma, November 20'));
    expect(toastStore.get()).toMatchObject({
      title: 'Payment recorded',
      description: 'Gym',
      action: { label: 'Undo' },
    });

    await user.click(await paid('Paid: Figma, November 20'));
    await answer(recorded([]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Upcoming' })));
    expect(screen.queryByRole('region', { name: 'Overdue' })).toBeNull();
    expect(summary('Total Monthly Spending')[0]).toBe('$25.49');
  });

  it('is overdue again when that is undone', async () => {
    const { user, sent, answer } = await open({ overdue: two });
    await user.click(await paid('Paid: Gym, November 2'));
    await answer(recorded([two[1]!]));
    act(() => toastStore.get()?.action?.run());
    expect(sent()).toEqual({ id: 'gym', dueOn: '2026-11-02' });
    await answer({ result: { __typename: 'SubscriptionLifePayload' } });
    expect(toastStore.get()).toMatchObject({ title: 'Payment taken back', description: 'Gym is overdue again.' });
  });

  it('stays, with a notification, when it cannot be recorded', async () => {
    const { user, refuse } = await open({ overdue: two });
    await user.click(await paid('Paid: Gym, November 2'));
    await refuse(new RequestError('No luck.'));
    expect(document.activeElement).toBe(await paid('Paid: Gym, November 2'));
    expect(toastStore.get()).toMatchObject({ title: 'Failed to record the payment', description: 'No luck.' });
  });
});

it.each([
  [{ state: 'TRIAL', trialEndsOn: '2026-11-26' }, 'Trial until Nov 26, 2026'],
  [{ state: 'PAUSED', isActive: false, pausedUntil: '2027-02-01' }, 'Paused until Feb 1, 2027'],
  [{ state: 'PAUSED', isActive: false }, 'Inactive'],
  [{ state: 'CANCELLED', endsOn: '2026-12-31' }, 'Ends on Dec 31, 2026'],
  [{ state: 'ENDED', isActive: false, endsOn: '2026-10-31' }, 'Ended'],
  [{}, ''],
])('says in its row where a subscription is in its life: %j', async (life, words) => {
  const days = { nextDueOn: '2999-01-31', startsOn: '2026-01-31' };
  await renderDashboard(viewerWith([subscription('hulu', { ...priced('$5'), ...days, ...life })]));
  expect(cells('Netflix')[3]).toBe(`${words}Jan 31, 2999`);
});

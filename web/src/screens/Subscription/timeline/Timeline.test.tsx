import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast.ts';
import { history, id, inDays, lines, netflix, payment, renderSubscription } from '../renderSubscription.tsx';

afterEach(() => toastStore.set(undefined));

const words = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const today = `Today, ${words(inDays(0))}`;

it('tells everything on its day, the newest first, with today between what was and what will be', async () => {
  await renderSubscription(
    netflix({
      startsOn: inDays(-400),
      trialEndsOn: inDays(-390),
      endsOn: inDays(60),
      pauses: [
        { from: inDays(-300), until: inDays(-200) },
        { from: inDays(30), until: null },
      ],
      priceHistory: [
        { from: null, amountCents: 1_549 },
        { from: inDays(-100), amountCents: 1_799 },
        { from: inDays(25), amountCents: 1_499 },
      ],
      occurrences: [payment(inDays(20), { amountCents: 1_799 })],
      payments: history(
        payment(inDays(-10), { amountCents: 1_799 }),
        payment(inDays(-40), { state: 'SKIPPED', amountCents: 0 }),
        payment(inDays(-70), { state: 'REFUNDED', paidOn: inDays(-60) }),
        payment(inDays(-130), { currency: 'EUR', paidOn: inDays(-130) }),
      ),
    }),
  );
  expect(lines()).toEqual([
    `${words(inDays(60))}Ends`,
    `${words(inDays(30))}Paused`,
    `${words(inDays(25))}Lower price: $14.99 a month, $36.00 less a year`,
    `${words(inDays(20))}Expected$17.99`,
    today,
    `${words(inDays(-10))}Paid automatically$17.99`,
    `${words(inDays(-40))}Skipped`,
    `${words(inDays(-70))}Refundedon ${words(inDays(-60))}$15.49`,
    `${words(inDays(-100))}Price rise: $17.99 a month, $30.00 more a year`,
    `${words(inDays(-130))}Paid€15.49`,
    `${words(inDays(-200))}Went on`,
    `${words(inDays(-300))}Paused until ${words(inDays(-200))}`,
    `${words(inDays(-390))}The trial ended`,
    `${words(inDays(-400))}Started`,
  ]);
});

it('compares prices by the cycles that they were paid in, and takes none back that came with another cycle', async () => {
  await renderSubscription(
    netflix({
      cycleUnit: 'YEAR',
      startsOn: inDays(-50),
      priceHistory: [
        { from: null, amountCents: 1_500 },
        { from: inDays(-60), amountCents: 15_000 },
      ],
      earlierRhythms: [
        { cycleCount: 3, cycleUnit: 'MONTH', until: inDays(-90) },
        { cycleCount: 1, cycleUnit: 'MONTH', until: inDays(-60) },
      ],
      payments: history(payment(inDays(-50)), payment(inDays(-200))),
    }),
  );
  expect(lines()).toContain(`${words(inDays(-60))}Lower price: $150.00 a year, $30.00 less a year`);
  expect(lines()).toContain(`${words(inDays(-90))}Price rise: $15.00 a month, $120.00 more a year`);
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

it('shows the next few, and all of the next 12 months when somebody asks', async () => {
  const { user } = await renderSubscription(
    netflix({ occurrences: [10, 40, 70, 100, 130, 160].map((days) => payment(inDays(days))) }),
  );
  expect(lines()[0]).toContain(words(inDays(100)));
  await user.click(screen.getByRole('button', { name: 'Show the next 12 months', expanded: false }));
  expect(lines()[0]).toContain(words(inDays(160)));
  await user.click(screen.getByRole('button', { name: 'Show less of what is to come', expanded: true }));
  expect(lines()[0]).toContain(words(inDays(100)));
});

it('has the next payment even when it is years away', async () => {
  await renderSubscription(netflix({ occurrences: [], nextDueOn: inDays(2_000) }));
  expect(lines()[0]).toBe(`${words(inDays(2_000))}Expected$15.49`);
});

it('says that nothing was paid yet', async () => {
  await renderSubscription(netflix({ startsOn: inDays(20), payments: history() }));
  expect(lines().slice(-2)).toEqual([today, 'Nothing was paid yet.']);
});

it('loads earlier payments, and tells nothing of a time of which they are not there yet', async () => {
  const first = history(payment(inDays(-10)));
  first.pageInfo = { hasNextPage: true, endCursor: 'x' as never };
  const life = { startsOn: inDays(-70), pauses: [{ from: inDays(-50), until: inDays(-20) }] };
  const { user, sent, answer } = await renderSubscription(netflix({ ...life, payments: first }));
  expect(lines().slice(-2)).toEqual([today, `${words(inDays(-10))}Paid automatically$15.49`]);
  await user.click(screen.getByRole('button', { name: 'Show earlier payments' }));
  expect(sent()).toEqual(['TimelinePaginationQuery', expect.objectContaining({ id, cursor: 'x', count: 48 })]);
  await answer({ node: netflix({ ...life, payments: history(payment(inDays(-70))) }) });
  expect(lines().slice(-4)).toEqual([
    `${words(inDays(-20))}Went on`,
    `${words(inDays(-50))}Paused until ${words(inDays(-20))}`,
    `${words(inDays(-70))}Paid automatically$15.49`,
    `${words(inDays(-70))}Started`,
  ]);
});

describe('a payment', () => {
  const open = async (own: object, changes: object = {}) => {
    const dueOn = inDays(-10);
    const opened = await renderSubscription(netflix({ payments: history(payment(dueOn, own)), ...changes }));
    const menu = screen.getAllByRole('button', { name: /^Change the payment of/ }).at(-1)!;
    await opened.user.click(menu);
    const choose = (name: string) => opened.user.click(screen.getByRole('menuitem', { name }));
    return { ...opened, dueOn, choose, items: screen.getAllByRole('menuitem').map((item) => item.textContent) };
  };
  const undo = () => act(() => toastStore.get()?.action?.run());

  it.each<[string, object, object, string[]]>([
    ['that counts as paid', {}, {}, ['Paid another amount', 'Skipped', 'Refunded']],
    ['that is overdue', { state: 'EXPECTED', isOverdue: true }, { autoRenews: false }, ['Paid', 'Skipped']],
    ['that was skipped', { state: 'SKIPPED', amountCents: 0 }, {}, ['Paid', 'Forget what was recorded']],
    [
      'that was paid back',
      { state: 'REFUNDED', paidOn: inDays(-8) },
      {},
      ['Paid', 'Skipped', 'Refunded', 'Forget what was recorded'],
    ],
  ])('%s can be changed', async (_case, own, changes, expected) => {
    expect((await open(own, changes)).items).toEqual(expected);
  });

  it('is skipped, and that is undone', async () => {
    const { choose, sent, done, dueOn } = await open({});
    await choose('Skipped');
    expect(sent()).toEqual(['paymentActsRecordPaymentMutation', { id, input: { dueOn, state: 'SKIPPED' } }]);
    await done(netflix({ payments: history(payment(dueOn, { state: 'SKIPPED', amountCents: 0 })) }));
    expect(lines().at(-2)).toBe(`${words(dueOn)}Skipped`);
    undo();
    expect(sent()).toEqual(['paymentActsForgetPaymentMutation', { id, dueOn }]);
  });

  it('is forgotten, and recorded again when that is undone', async () => {
    const record = { state: 'REFUNDED', amountCents: 1_000, currency: 'EUR', paidOn: inDays(-8) };
    const { choose, sent, done, dueOn } = await open(record);
    await choose('Forget what was recorded');
    expect(sent()).toEqual(['paymentActsForgetPaymentMutation', { id, dueOn }]);
    await done(netflix({ payments: history(payment(dueOn)) }));
    undo();
    expect(sent()).toEqual(['paymentActsRecordPaymentMutation', { id, input: { dueOn, ...record } }]);
  });

  it('was another amount, in another currency, on another day', async () => {
    const { user, choose, sent, done, dueOn } = await open({});
    await choose('Paid another amount');
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '12.5');
    await user.selectOptions(dialog.getByLabelText('Currency'), 'EUR');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const input = { dueOn, state: 'PAID', amountCents: 1_250, currency: 'EUR', paidOn: dueOn, restarts: false };
    expect(sent()).toEqual(['paymentActsRecordPaymentMutation', { id, input }]);
    await done(netflix());
    expect(toastStore.get()).toMatchObject({ title: 'Payment recorded' });
  });

  it('that was late may be what the next ones are counted from', async () => {
    const { user, choose, sent, done, answer, dueOn } = await open(
      { state: 'EXPECTED', isOverdue: true },
      { autoRenews: false },
    );
    await choose('Paid');
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Paid on'));
    await user.type(dialog.getByLabelText('Paid on'), inDays(-2));
    await user.click(dialog.getByLabelText('Count the next payments from this day'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(sent()[1]).toMatchObject({ input: { dueOn, paidOn: inDays(-2), restarts: true } });
    await done(netflix({ autoRenews: false, startsOn: inDays(-2) }));
    undo();
    expect(sent()).toEqual(['paymentActsForgetPaymentMutation', { id, dueOn: inDays(-2) }]);
    await answer({ result: { __typename: 'SubscriptionLifePayload', subscription: netflix() } });
    expect(sent()).toEqual(['changeActsUpdateMutation', { id, input: { startsOn: inDays(-10) }, labelIds: null }]);
  });

  it('shows at the field what is wrong, and stays open', async () => {
    const { user, choose, answer } = await open({});
    await choose('Paid another amount');
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), 'much');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please enter a valid price format')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const issues = [{ field: 'currency', message: 'There is no rate' }];
    await answer({ result: { __typename: 'InvalidInputError', issues } });
    expect(dialog.getByText('There is no rate')).toBeTruthy();
  });
});

it('takes a price back, and adds it again when that is undone', async () => {
  const from = inDays(5);
  const { user, sent, done } = await renderSubscription(
    netflix({
      priceHistory: [
        { from: null, amountCents: 1_549 },
        { from, amountCents: 1_799 },
      ],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Take back the price of $17.99' }));
  expect(sent()).toEqual(['priceActsRemovePriceMutation', { id, from }]);
  await done(netflix());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Timeline' }));
  act(() => toastStore.get()?.action?.run());
  expect(sent()).toEqual(['priceActsAddPriceMutation', { id, input: { amountCents: 1_799, from } }]);
});

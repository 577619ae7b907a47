import { encodeBase64, decodeBase64, PothosValidationError } from '@pothos/core';
import { resolveCursorConnection } from '@pothos/plugin-relay';
import { enumName } from '../../common/enumName.ts';
import { rounded } from '../../common/billing/fraction.ts';
import { occurrencesOf, occurrenceStates, paymentStates } from '../../common/billing/occurrences.ts';
import { paidBefore } from '../../common/billing/paid.ts';
import { daysLater } from '../../common/billing/schedule.ts';
import { paymentFields, paymentForm } from '../../common/forms/paymentForms.ts';
import { checkRange } from '../domain/outlook/range.ts';
import type { OwnOccurrence } from '../domain/outlook/adding.ts';
import { forgetPayment, recordPayment } from '../domain/subscriptions/payments.ts';
import { paymentsOf, withPayments } from '../domain/subscriptions/tracked.ts';
import type { TrackedSubscription as SubscriptionRow } from '../generated/prisma/client.ts';
import type { Context } from '../viewer/context.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { displayCents } from './displayCents.ts';
import { lifeAct } from './SubscriptionLife.ts';
import { todayOf } from './today.ts';
import { TrackedSubscription } from './TrackedSubscription.ts';

const states: Record<(typeof occurrenceStates)[number], string> = {
  expected: 'It is to be paid, or nobody has recorded it.',
  paid: 'It was paid.',
  skipped: 'It was not paid, and will not be.',
  refunded: 'It was paid back.',
};

const OccurrenceState = builder.enumType('OccurrenceState', {
  description: 'What became of a payment.',
  values: Object.fromEntries(occurrenceStates.map((value) => [enumName(value), { value, description: states[value] }])),
});

export const PaymentState = builder.enumType('PaymentState', {
  description: 'What can be recorded of a payment.',
  values: Object.fromEntries(paymentStates.map((value) => [enumName(value), { value, description: states[value] }])),
});

export const Occurrence = builder.objectRef<OwnOccurrence>('Occurrence').implement({
  description: 'A payment on its day, past or to come.',
  fields: (t) => ({
    subscription: t.field({
      type: TrackedSubscription,
      description: 'What is paid.',
      resolve: ({ row }) => row,
    }),
    dueOn: t.expose('dueOn', { type: 'Date', description: 'The day on which it is due.' }),
    amountCents: t.float({
      description: 'The amount in whole hundredths of its currency; 0 if it was skipped.',
      resolve: ({ amountCents }) => amountCents,
    }),
    currency: t.expose('currency', { type: Currency, description: 'The currency of the amount.' }),
    state: t.expose('state', { type: OccurrenceState, description: 'What became of it.' }),
    isOverdue: t.exposeBoolean('isOverdue', {
      description: 'Whether it is renewed by hand, was due before today, and nobody has recorded it.',
    }),
    paidOn: t.expose('paidOn', {
      type: 'Date',
      nullable: true,
      description: 'The day on which it was paid or paid back, if somebody recorded that.',
    }),
  }),
});

const PaidSoFar = builder.objectRef<{ row: SubscriptionRow; cents: number }>('PaidSoFar').implement({
  description: 'What a subscription has cost until today.',
  fields: (t) => ({
    amountCents: t.float({
      description: 'The sum in whole hundredths of its currency. Other currencies count at the rate of their day.',
      resolve: ({ cents }) => cents,
    }),
    currency: t.field({
      type: Currency,
      description: 'The subscription’s currency.',
      resolve: ({ row }) => row.currency as never,
    }),
    displayCents: t.float({
      nullable: true,
      description: 'The sum in whole hundredths of the display currency; null without an exchange rate.',
      resolve: ({ row, cents }, _args, context) => displayCents({ over: BigInt(cents), under: 1n }, row, context),
    }),
  }),
});

const firstDay = '0001-01-01';

const recorded = batched(paymentsOf);

/** A row with everything that was recorded of it. */
const withAll = async (row: SubscriptionRow, context: Context) =>
  withPayments(row, (await recorded(context, row.id)) ?? [], context.viewer!.timeZone);

/** The day before which a page begins, as its cursor says it. */
function dayOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const [, day] = /^DUE_ON:(\d{4}-\d\d-\d\d)$/.exec(decodeBase64(cursor)) ?? [];
  if (day === undefined) throw new PothosValidationError('Invalid cursor');
  return day;
}

builder.prismaObjectFields(TrackedSubscription, (t) => ({
  occurrences: t.field({
    type: [Occurrence],
    description: 'Its payments between two days, both included; at most ten years.',
    complexity: { field: 20, multiplier: 20 },
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day.' }),
    },
    resolve: async (row, { from, to }, context) => {
      checkRange(from, to);
      const range = { from, before: daysLater(to, 1), today: todayOf(context.viewer!) };
      return occurrencesOf(await withAll(row, context), range).map((each) => ({ ...each, row }));
    },
  }),
  paidSoFar: t.field({
    type: PaidSoFar,
    description:
      'What it has cost until today. What renews by itself counts as paid unless something else was recorded.',
    complexity: 10,
    resolve: async (row, _args, context) => ({
      row,
      cents: rounded(paidBefore(await withAll(row, context), todayOf(context.viewer!))),
    }),
  }),
  payments: t.connection(
    {
      type: Occurrence,
      description: 'Its payments until today, newest first; 20 to a page by default, 100 at most.',
      resolve: async (row, args, context) => {
        const today = todayOf(context.viewer!);
        const range = { from: firstDay, before: daysLater(today, 1), today };
        const all = occurrencesOf(await withAll(row, context), range)
          .map((each) => ({ ...each, row }))
          .toReversed();
        return resolveCursorConnection<Promise<OwnOccurrence[]>>(
          {
            args,
            defaultSize: 20,
            maxSize: 100,
            toCursor: ({ dueOn }) => encodeBase64(`DUE_ON:${dueOn}`),
          },
          async ({ after, before, limit, inverted }) => {
            const [from, until] = [dayOf(after), dayOf(before)];
            const between = all.filter(
              ({ dueOn }) => (from === undefined || dueOn < from) && (until === undefined || dueOn > until),
            );
            return inverted ? between.toReversed().slice(0, limit) : between.slice(0, limit);
          },
        );
      },
    },
    { name: 'SubscriptionPaymentsConnection', description: 'Payments of a subscription.' },
    { name: 'SubscriptionPaymentsEdge', description: 'A payment and its place in the list.' },
  ),
}));

const RecordPaymentInput = builder
  .inputType('RecordPaymentInput', {
    description: 'What became of a payment.',
    fields: (t) => ({
      dueOn: t.field({ type: 'Date', required: true, description: paymentFields.dueOn }),
      state: t.field({ type: PaymentState, description: paymentFields.state }),
      amountCents: t.float({ description: paymentFields.amountCents }),
      currency: t.field({ type: Currency, description: paymentFields.currency }),
      paidOn: t.field({ type: 'Date', description: paymentFields.paidOn }),
      restarts: t.boolean({ description: paymentFields.restarts }),
    }),
  })
  .validate(paymentForm);

builder.mutationFields((mutations) => {
  const t = mutations.withAuth({ scope: 'subscriptions-write' });
  const id = mutations.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' });
  return {
    recordPayment: t.field({
      ...lifeAct('RecordPayment', 'Records what became of a payment. A record of the same day is replaced.'),
      args: { id, input: t.arg({ type: RecordPaymentInput, required: true, description: 'The payment.' }) },
      resolve: async (_root, { id: { id }, input }, { viewer }) => ({
        subscription: await recordPayment(viewer, Number(id), input),
        user: viewer,
      }),
    }),
    forgetPayment: t.field({
      ...lifeAct('ForgetPayment', 'Forgets what was recorded of a payment.'),
      args: { id, dueOn: t.arg({ type: 'Date', required: true, description: 'The day on which it was due.' }) },
      resolve: async (_root, { id: { id }, dueOn }, { viewer }) => ({
        subscription: await forgetPayment(viewer, Number(id), dueOn),
        user: viewer,
      }),
    }),
  };
});

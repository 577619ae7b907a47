import type { Currency as CurrencyCode } from '../../common/billing/currencies.ts';
import type { PaymentState as State } from '../../common/billing/occurrences.ts';
import { paymentFields } from '../../common/forms/paymentForms.ts';
import { recordedPaymentsOf } from '../domain/subscriptions/recordedPayments.ts';
import { dayOf } from '../domain/subscriptions/storedTimeline.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { PaymentState } from './Payments.ts';
import { TrackedSubscription } from './TrackedSubscription.ts';

const RecordedPayment = builder.objectRef<Payment>('RecordedPayment').implement({
  description: 'What somebody recorded of a payment.',
  fields: (t) => ({
    dueOn: t.field({ type: 'Date', description: paymentFields.dueOn, resolve: ({ dueOn }) => dayOf(dueOn)! }),
    state: t.field({
      type: PaymentState,
      description: paymentFields.state,
      resolve: ({ state }) => state as State,
    }),
    amountCents: t.float({
      description: 'What was paid, or paid back, in whole hundredths of the currency; 0 if it was skipped.',
      resolve: ({ amountCents }) => Number(amountCents),
    }),
    currency: t.field({
      type: Currency,
      description: 'The currency of the amount.',
      resolve: ({ currency }) => currency as CurrencyCode,
    }),
    paidOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'When it was paid, or paid back; null if it was skipped.',
      resolve: ({ paidOn }) => dayOf(paidOn),
    }),
  }),
});

const recorded = batched(recordedPaymentsOf);

builder.prismaObjectFields(TrackedSubscription, (t) => ({
  recordedPayments: t.field({
    type: [RecordedPayment],
    description: 'What was recorded of its payments, the earliest first. `payments` has what is computed, too.',
    // Of most subscriptions nothing is recorded, as they renew by themselves.
    complexity: { field: 1, multiplier: 2 },
    resolve: async ({ id }, _args, context) => (await recorded(context, id)) ?? [],
  }),
}));

import type { RecordPaymentInput } from '../../../__generated__/paymentActsRecordPaymentMutation.graphql.ts';
import type { Payment } from './entries.ts';

/** Whether somebody has said what became of a payment. */
export const isRecorded = ({ state, paidOn }: Payment): boolean => state === 'SKIPPED' || paidOn != null;

/** What was recorded of a payment, to record it again. */
export const recordOf = ({ dueOn, state, amountCents, currency, paidOn }: Payment): RecordPaymentInput =>
  state === 'SKIPPED'
    ? { dueOn, state: 'SKIPPED' }
    : {
        dueOn,
        state: state === 'REFUNDED' ? 'REFUNDED' : 'PAID',
        amountCents,
        currency: currency as NonNullable<RecordPaymentInput['currency']>,
        paidOn: paidOn ?? null,
      };

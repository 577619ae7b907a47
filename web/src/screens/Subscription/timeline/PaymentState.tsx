import { Trans } from '@lingui/react/macro';
import type { Day } from '../../../../../common/billing/schedule.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import type { Payment } from './entries.ts';

interface PaymentStateProps {
  payment: Payment;
  today: Day;
  autoRenews: boolean;
}

/** What became of a payment. */
export function PaymentState({ payment: { state, dueOn, paidOn, isOverdue }, today, autoRenews }: PaymentStateProps) {
  const isOnAnotherDay = paidOn != null && paidOn !== dueOn;
  if (isOverdue)
    return (
      <Badge color="red">
        <Trans>Overdue</Trans>
      </Badge>
    );
  if (state === 'SKIPPED')
    return (
      <Badge color="gray">
        <Trans>Skipped</Trans>
      </Badge>
    );
  if (state === 'PAID' && paidOn == null)
    return autoRenews ? <Trans>Paid automatically</Trans> : <Trans>Counted as paid</Trans>;
  if (state !== 'PAID' && state !== 'REFUNDED')
    return dueOn === today ? <Trans>Due today</Trans> : <Trans>Expected</Trans>;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Badge color={state === 'PAID' ? 'green' : 'gray'}>
        {state === 'PAID' ? <Trans>Paid</Trans> : <Trans>Refunded</Trans>}
      </Badge>
      {isOnAnotherDay && (
        <span className="text-sm text-soft">
          <Trans>
            on <CalendarDate day={paidOn} />
          </Trans>
        </span>
      )}
    </p>
  );
}

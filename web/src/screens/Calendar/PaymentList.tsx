import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { subscriptionPath } from '../../../../common/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Payment } from './days.ts';

/** The payments of a day. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {payments.map((payment) => (
        <li key={payment.id} className="flex justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <Link
              to={subscriptionPath(payment.id)}
              className="min-w-0 wrap-anywhere underline-offset-4 hover:underline"
            >
              {payment.name}
            </Link>
            <State payment={payment} />
          </span>
          <Money cents={payment.amountCents} currency={payment.currency} />
        </li>
      ))}
    </ul>
  );
}

function State({ payment: { state, isOverdue } }: { payment: Payment }) {
  if (isOverdue)
    return (
      <Badge color="red">
        <Trans>Overdue</Trans>
      </Badge>
    );
  if (state === 'PAID')
    return (
      <Badge color="green">
        <Trans>Paid</Trans>
      </Badge>
    );
  if (state === 'SKIPPED')
    return (
      <Badge color="gray">
        <Trans>Skipped</Trans>
      </Badge>
    );
  if (state === 'REFUNDED')
    return (
      <Badge color="gray">
        <Trans>Refunded</Trans>
      </Badge>
    );
  return null;
}

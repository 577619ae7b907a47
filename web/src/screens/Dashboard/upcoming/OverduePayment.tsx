import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { subscriptionPath } from '../../../../../common/paths.ts';
import type { OverduePayment_payment$key } from '../../../__generated__/OverduePayment_payment.graphql.ts';
import { undoButton } from '../../../relay/undoButton.ts';
import { Money } from '../../../ui/Money.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { dateWords } from './dayWords.ts';
import { forgetPayment } from './forgetPayment.ts';
import { useRecordPayment } from './useRecordPayment.ts';

interface OverduePaymentProps {
  payment: OverduePayment_payment$key;
  /** Called when it is gone with the focus, and there is no other. */
  onLost: () => void;
}

/** A payment that nobody has recorded, and a button that does. */
export function OverduePayment({ payment, onLost }: OverduePaymentProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const { dueOn, amountCents, currency, subscription } = useFragment(
    graphql`
      fragment OverduePayment_payment on Occurrence @throwOnFieldError {
        dueOn
        amountCents
        currency
        subscription {
          id
          name
        }
      }
    `,
    payment,
  );
  const { id, name } = subscription;
  const { record, isRecording } = useRecordPayment(id, dueOn);
  const item = useRef<HTMLLIElement>(null);

  const handlePaid = async () => {
    const neighbour = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    const outcome = await record();
    if (outcome.status !== 'done') return showFailure(t`Failed to record the payment`, outcome.issues);
    const next = neighbour?.querySelector('button');
    if (next?.isConnected) next.focus();
    else onLost();
    showToast({
      tone: 'plain',
      title: t`Payment recorded`,
      description: name,
      action: undoButton(() => forgetPayment(environment, id, dueOn), {
        done: { title: t`Payment taken back`, description: t`${name} is overdue again.` },
        failed: t`Failed to take the payment back`,
      }),
    });
  };

  return (
    <li ref={item} className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Link to={subscriptionPath(id)} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </p>
        <p className="text-soft">
          <Trans>
            <Money cents={amountCents} currency={currency} />, due on <time dateTime={dueOn}>{dateWords(dueOn)}</time>
          </Trans>
        </p>
      </div>
      <PendingButton
        look="outline"
        isPending={isRecording}
        pendingLabel={t`Saving...`}
        aria-label={t`Paid: ${name}, ${dateWords(dueOn)}`}
        onClick={handlePaid}
      >
        <Trans>Paid</Trans>
      </PendingButton>
    </li>
  );
}

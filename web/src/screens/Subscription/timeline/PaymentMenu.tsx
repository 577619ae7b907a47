import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { showFailure } from '../../../ui/showFailure.ts';
import { forgetPayment, recordPayment } from '../acts/paymentActs.ts';
import { useAct } from '../acts/useAct.ts';
import type { Payment } from './entries.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { isRecorded, recordOf } from './record.ts';
import { shortDay } from './shortDay.ts';
import type { Subject } from './subject.ts';

/** Says what became of a payment. */
export function PaymentMenu({ payment, subject }: { payment: Payment; subject: Subject }) {
  const { t } = useLingui();
  const { run, isPending } = useAct();
  const [dialog, setDialog] = useState<'PAID' | 'REFUNDED'>();
  const { id, name, today } = subject;
  const { dueOn, state } = payment;
  const date = shortDay(dueOn);
  const isSettled = state === 'PAID' || state === 'REFUNDED';
  // What undoes a record is the one before it, or forgetting it when there was none.
  const before = isRecorded(payment) ? recordPayment(id, recordOf(payment)) : forgetPayment(id, dueOn);

  const handle = async (isSkipped: boolean) => {
    const outcome = await run({
      act: isSkipped ? recordPayment(id, { dueOn, state: 'SKIPPED' }) : forgetPayment(id, dueOn),
      done: {
        title: isSkipped ? t`Payment skipped` : t`Payment as expected again`,
        description: t`${name}, ${date}`,
      },
      undo: before,
      undone: { title: t`Payment as it was`, description: t`${name}, ${date}` },
      notUndone: t`Failed to put the payment back`,
    });
    if (outcome && outcome.status !== 'done') showFailure(t`Failed to change the payment`, outcome.issues);
  };

  return (
    <Menu as="div" className="relative -mr-3">
      <MenuButton
        aria-label={t`Change the payment of ${date}`}
        aria-busy={isPending}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft transition hover:bg-fern-tint hover:text-ink"
      >
        <Ellipsis className="size-5" aria-hidden="true" />
      </MenuButton>
      <MenuItems
        modal={false}
        className="absolute right-0 z-20 mt-1 w-60 rounded-2xl border border-line bg-card p-2 text-ink shadow-lift focus:outline-none"
      >
        <Item onClick={() => setDialog('PAID')}>
          {state === 'PAID' ? <Trans>Paid another amount</Trans> : <Trans>Paid</Trans>}
        </Item>
        {state !== 'SKIPPED' && (
          <Item onClick={() => void handle(true)}>
            <Trans>Skipped</Trans>
          </Item>
        )}
        {isSettled && dueOn <= today && (
          <Item onClick={() => setDialog('REFUNDED')}>
            <Trans>Refunded</Trans>
          </Item>
        )}
        {isRecorded(payment) && (
          <Item onClick={() => void handle(false)}>
            <Trans>Forget what was recorded</Trans>
          </Item>
        )}
      </MenuItems>
      {dialog && (
        <PaymentDialog
          payment={payment}
          subject={subject}
          state={dialog}
          undo={before}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Menu>
  );
}

function Item({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <MenuItem
      as="button"
      type="button"
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-2 rounded-xl px-3 text-left font-medium data-focus:bg-fern-tint data-focus:text-fern"
    >
      {children}
    </MenuItem>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isSameCycle } from '../../../../../common/billing/cycle.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { Money } from '../../../ui/Money.tsx';
import { riseOf, riseWords } from '../prices.ts';
import type { Entry } from './entries.ts';
import { PaymentMenu } from './PaymentMenu.tsx';
import { PaymentState } from './PaymentState.tsx';
import { RemovePrice } from './RemovePrice.tsx';
import type { Subject } from './subject.ts';

/** One day's event or payment. */
export function TimelineEntry({ entry, subject }: { entry: Entry; subject: Subject }) {
  const { day } = entry;
  return (
    <li className={`flex items-center gap-3 border-t border-line py-2 ${day > subject.today ? 'text-soft' : ''}`}>
      <div className="min-w-0 grow sm:flex sm:items-center sm:gap-4">
        <p className="w-36 shrink-0 text-sm text-soft">
          <CalendarDate day={day} />
        </p>
        <div className="min-w-0 wrap-anywhere">{wordsOf(entry, subject)}</div>
      </div>
      {entry.kind === 'payment' && (
        <>
          <span className={entry.payment.state === 'REFUNDED' ? 'text-soft' : 'font-semibold'}>
            {entry.payment.state !== 'SKIPPED' && (
              <Money cents={entry.payment.amountCents} currency={entry.payment.currency} />
            )}
          </span>
          <PaymentMenu payment={entry.payment} subject={subject} />
        </>
      )}
      {entry.kind === 'price' && isSameCycle(entry.before, entry.after) && (
        <RemovePrice day={day} amountCents={entry.after.amountCents} subject={subject} />
      )}
    </li>
  );
}

function wordsOf(entry: Entry, { currency, today, autoRenews }: Subject): ReactNode {
  const isToCome = entry.day > today;
  switch (entry.kind) {
    case 'payment':
      return <PaymentState payment={entry.payment} today={today} autoRenews={autoRenews} />;
    case 'price': {
      const words = riseWords(entry.before, entry.after, currency);
      const rise = riseOf(entry.before, entry.after);
      return (
        <p className={rise > 0 ? 'font-medium text-danger' : 'font-medium'}>
          {rise > 0 && <Trans>Price rise: {words}</Trans>}
          {rise < 0 && <Trans>Lower price: {words}</Trans>}
          {rise === 0 && <Trans>New price: {words}</Trans>}
        </p>
      );
    }
    case 'pause':
      return entry.until ? (
        <Trans>
          Paused until <CalendarDate day={entry.until} />
        </Trans>
      ) : (
        <Trans>Paused</Trans>
      );
    case 'resume':
      return isToCome ? <Trans>Goes on</Trans> : <Trans>Went on</Trans>;
    case 'trialEnd':
      return isToCome ? <Trans>The trial ends</Trans> : <Trans>The trial ended</Trans>;
    case 'cancelBy':
      return <Trans>Last day to cancel</Trans>;
    case 'end':
      return isToCome ? <Trans>Ends</Trans> : <Trans>Ended</Trans>;
    default:
      return isToCome ? <Trans>Starts</Trans> : <Trans>Started</Trans>;
  }
}

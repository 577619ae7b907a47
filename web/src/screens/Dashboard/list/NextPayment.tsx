import { Trans } from '@lingui/react/macro';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { today } from '../../../ui/calendar.ts';

interface NextPaymentProps {
  /** The day of the next payment, as YYYY-MM-DD. */
  nextDueOn: string | null | undefined;
  startsOn: string | null | undefined;
  isOnce: boolean;
  /** Asks for the day that is missing; without it, nothing is shown in its place. */
  onAsk: (() => void) | undefined;
}

/** When the next payment is due, or the only one was; or a way to say when. */
export function NextPayment({ nextDueOn, startsOn, isOnce, onAsk }: NextPaymentProps) {
  const day = nextDueOn ?? startsOn;
  if (!day)
    return (
      onAsk && (
        <button type="button" className="min-h-6 text-fern underline underline-offset-4" onClick={onAsk}>
          <Trans>Add a date</Trans>
        </button>
      )
    );
  const date = <CalendarDate day={day} isShort />;
  if (!nextDueOn) return isOnce ? <Trans>Paid {date}</Trans> : null;
  if (day !== today()) return date;
  return (
    <span>
      <Trans>{date}, today</Trans>
    </span>
  );
}

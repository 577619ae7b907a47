import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { today } from '../../../ui/calendar.ts';

interface RenewalDateProps {
  /** The day of the next payment, as YYYY-MM-DD. */
  nextDueOn: string | null | undefined;
  startsOn: string | null | undefined;
  isOnce: boolean;
  /** Asks for the day that is missing; without it, nothing is shown in its place. */
  onAsk: (() => void) | undefined;
}

/** When the next payment is due, or the only one was; or a way to say when. */
export function RenewalDate({ nextDueOn, startsOn, isOnce, onAsk }: RenewalDateProps) {
  const { t } = useLingui();
  const day = nextDueOn ?? startsOn;
  if (!day && !onAsk) return null;
  const label = isOnce ? t`Due` : t`Renews`;
  return (
    <div>
      <dt className="text-sm text-soft">{day && !nextDueOn ? t`Paid` : label}</dt>
      <dd className="font-semibold">
        {!day ? (
          <button type="button" className="font-semibold text-fern underline underline-offset-4" onClick={onAsk}>
            <Trans>Add a date</Trans>
          </button>
        ) : day === today() ? (
          <Trans>
            <CalendarDate day={day} />, today
          </Trans>
        ) : (
          <CalendarDate day={day} />
        )}
      </dd>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { today } from '../../../ui/calendar.ts';

/** When the next payment is or was due. `day` is YYYY-MM-DD, so days are compared as text. */
export function RenewalDate({ day }: { day: string }) {
  const { t } = useLingui();
  return (
    <div>
      <dt className="text-sm text-soft">{day < today() ? t`Was due` : t`Renews`}</dt>
      <dd className="font-semibold">
        {day === today() ? (
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

import { Trans } from '@lingui/react/macro';
import { Money } from '../../ui/Money.tsx';
import type { PaymentDay } from './days.ts';

/** How many names there is room for. */
const most = 2;

/** What a day of the month holds: the first names and the sum. */
export function DayCell({ day: { totalCents, payments }, currency }: { day: PaymentDay; currency: string }) {
  const others = payments.length - most;
  return (
    <>
      {payments.slice(0, most).map(({ id, name }) => (
        <p key={id} className="truncate text-sm">
          {name}
        </p>
      ))}
      {others > 0 && (
        <p className="text-sm text-soft">
          <Trans>{others} more</Trans>
        </p>
      )}
      <p className="text-sm font-semibold">
        <Money cents={totalCents} currency={currency} />
      </p>
    </>
  );
}

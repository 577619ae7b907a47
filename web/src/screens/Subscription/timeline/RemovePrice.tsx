import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { Day } from '../../../../../common/billing/schedule.ts';
import { formatMoney } from '../../../../../common/billing/money.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { addPrice, removePrice } from '../acts/priceActs.ts';
import { useAct } from '../acts/useAct.ts';
import type { Subject } from './subject.ts';

interface RemovePriceProps {
  day: Day;
  amountCents: number;
  subject: Subject;
}

/** Takes a price away; the one before it holds on. */
export function RemovePrice({ day, amountCents, subject: { id, name, currency } }: RemovePriceProps) {
  const { t } = useLingui();
  const { run, isPending } = useAct();

  const handleRemove = async () => {
    // The row is about to go, and the focus with it.
    document.getElementById('timeline')?.focus({ preventScroll: true });
    const outcome = await run({
      act: removePrice(id, day),
      done: { title: t`Price taken back`, description: name },
      undo: addPrice(id, { amountCents, from: day }),
      undone: { title: t`Price added`, description: name },
      notUndone: t`Failed to add the price`,
    });
    if (outcome && outcome.status !== 'done') showFailure(t`Failed to take the price back`, outcome.issues);
  };

  return (
    <div className="-mr-3">
      <IconButton
        icon={Trash2}
        label={t`Take back the price of ${formatMoney(amountCents, currency)}`}
        aria-disabled={isPending}
        onClick={handleRemove}
      />
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { formatMoney } from '../../../common/billing/money.ts';

/** The total cost of tools against the budget, and how much is left or missing. */
export function BudgetMeter({ totalCents, budgetCents }: { totalCents: number; budgetCents: number }) {
  const leftCents = budgetCents - totalCents;
  const isOver = leftCents < 0;
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>
          <strong className="text-lg">{formatMoney(totalCents)}</strong>{' '}
          <span className="text-soft">
            <Trans>of {formatMoney(budgetCents)} a month</Trans>
          </span>
        </span>
        {isOver ? (
          <span className="flex items-center gap-1.5 font-semibold text-danger">
            <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
            <Trans>{formatMoney(-leftCents)} over budget</Trans>
          </span>
        ) : (
          <span className="font-semibold text-fern">
            <Trans>{formatMoney(leftCents)} left</Trans>
          </span>
        )}
      </p>
      <div className="mt-2 h-3 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <div
          className={`h-full rounded-full ${isOver ? 'bg-danger' : 'bg-fern'}`}
          style={{ width: `${Math.min(100, (100 * totalCents) / budgetCents)}%` }}
        />
      </div>
    </div>
  );
}

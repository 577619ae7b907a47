import { formatMoney } from '../../../../common/money.ts';

/** What the tools cost together against the budget, and what is left of it. */
export function BudgetMeter({ totalCents, budgetCents }: { totalCents: number; budgetCents: number }) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>
          <strong className="text-lg">{formatMoney(totalCents)}</strong>{' '}
          <span className="text-soft">of {formatMoney(budgetCents)} a month</span>
        </span>
        <span className="font-semibold text-fern">{formatMoney(budgetCents - totalCents)} left</span>
      </p>
      <div className="mt-2 h-3 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <div
          className="h-full rounded-full bg-fern"
          style={{ width: `${Math.min(100, (100 * totalCents) / budgetCents)}%` }}
        />
      </div>
    </div>
  );
}

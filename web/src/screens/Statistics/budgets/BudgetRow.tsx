import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Trash2, TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BudgetRow_budget$key } from '../../../__generated__/BudgetRow_budget.graphql.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { LeftOut } from '../../../ui/LeftOut.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useRemoveBudget } from './useRemoveBudget.ts';

interface BudgetRowProps {
  name: string;
  budget: BudgetRow_budget$key;
  onRemoved: () => void;
}

/** A budget, how much of it is used this month, and the day on which it breaks. */
export function BudgetRow({ name, budget, onRemoved }: BudgetRowProps) {
  const { t } = useLingui();
  const { removeBudget, isRemoving } = useRemoveBudget();
  const { category, label, currency, amountCents, paidCents, toComeCents, breaksOn, breakCents, leftOut } = useFragment(
    graphql`
      fragment BudgetRow_budget on Budget @throwOnFieldError {
        category
        label {
          id
        }
        currency
        amountCents
        paidCents
        toComeCents
        breaksOn
        breakCents
        leftOut {
          currency
          payments
        }
      }
    `,
    budget,
  );
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const leftCents = amountCents - paidCents - toComeCents;
  const widthOf = (cents: number) =>
    `${Math.min(100, (100 * cents) / Math.max(amountCents, paidCents + toComeCents))}%`;
  const handleRemove = async () => {
    if (isRemoving) return;
    const outcome = await removeBudget({ category: category ?? null, labelId: label?.id ?? null });
    if (outcome.status === 'done') onRemoved();
    else showFailure(t`Failed to remove the budget`, outcome.issues);
  };
  return (
    <li>
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0">
          <strong className="wrap-anywhere">{name}</strong>
          <br />
          <Trans>
            {money(paidCents)} paid this month and {money(toComeCents)} to come, of {money(amountCents)}
          </Trans>
        </p>
        <span className="print:hidden">
          <IconButton
            icon={Trash2}
            label={t`Remove the budget for ${name}`}
            aria-disabled={isRemoving}
            onClick={handleRemove}
          />
        </span>
      </div>
      <div className="mt-2 flex h-3 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <div className={`h-full ${leftCents < 0 ? 'bg-danger' : 'bg-fern'}`} style={{ width: widthOf(paidCents) }} />
        <div
          className={`h-full opacity-50 ${leftCents < 0 ? 'bg-danger' : 'bg-fern'}`}
          style={{ width: widthOf(toComeCents) }}
        />
      </div>
      <p className={`mt-2 flex items-start gap-2 font-semibold ${breaksOn ? 'text-danger' : 'text-fern'}`}>
        {breaksOn ? (
          <>
            <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            <span>
              <Trans>
                More than the budget on <CalendarDate day={breaksOn} />: that month comes to {money(breakCents ?? 0)}.
              </Trans>
            </span>
          </>
        ) : (
          <>
            <CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            <span>
              <Trans>Within the budget in this month and the next 12.</Trans>
            </span>
          </>
        )}
      </p>
      <LeftOut counts={leftOut.map(({ currency, payments }) => [currency, payments])} />
    </li>
  );
}

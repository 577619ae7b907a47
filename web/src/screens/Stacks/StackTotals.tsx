import { Plural } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StackTotals_stack$key } from '../../__generated__/StackTotals_stack.graphql.ts';
import { BudgetMeter } from '../../ui/BudgetMeter.tsx';

/** The total cost of the saved subscriptions, compared with the stack's budget. */
export function StackTotals({ stack }: { stack: StackTotals_stack$key }) {
  const { budget, totalCents, unreadablePrices } = useFragment(
    graphql`
      fragment StackTotals_stack on Stack @throwOnFieldError {
        budget
        totalCents
        unreadablePrices
      }
    `,
    stack,
  );
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <BudgetMeter totalCents={totalCents} budgetCents={budget * 100} />
      {unreadablePrices > 0 && (
        <p className="flex items-start gap-2 text-marigold-ink">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <Plural
            value={unreadablePrices}
            one="# price could not be read as US dollars and is not in this total."
            other="# prices could not be read as US dollars and are not in this total."
          />
        </p>
      )}
    </div>
  );
}

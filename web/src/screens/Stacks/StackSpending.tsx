import { Trans, useLingui } from '@lingui/react/macro';
import { WalletCards } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../../common/billing/money.ts';
import type { StackSpending_stack$key } from '../../__generated__/StackSpending_stack.graphql.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { useTracking } from './useTracking.ts';

/** How much of a stack is tracked, and what is really paid for it beside what was planned. */
export function StackSpending({ stack }: { stack: StackSpending_stack$key }) {
  const { t } = useLingui();
  const { id, totalCents, spending, saved } = useFragment(
    graphql`
      fragment StackSpending_stack on Stack @throwOnFieldError {
        id
        totalCents
        spending {
          trackedCount
          monthlyCents
        }
        saved: recommendations(first: 1) {
          totalCount
        }
      }
    `,
    stack,
  );
  const { trackTools, isTracking } = useTracking(id);
  const figures = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const count = saved.totalCount;
  const { trackedCount, monthlyCents } = spending;
  const isWhole = trackedCount === count;

  // The button that was pressed is gone.
  useLayoutEffect(() => {
    if (!isWhole || !wasPressed.current) return;
    wasPressed.current = false;
    figures.current?.focus();
  }, [isWhole]);

  const handlePress = () => {
    wasPressed.current = true;
    void trackTools();
  };

  if (count === 0) return null;
  const more = monthlyCents - totalCents;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p ref={figures} tabIndex={-1} className="tabular-nums">
        {trackedCount === 0 ? (
          <span className="text-soft">
            <Trans>None of this is on your dashboard yet.</Trans>
          </span>
        ) : (
          <>
            <Trans>
              You track {trackedCount} of {count} and pay <strong>{formatMoney(monthlyCents)} a month</strong> for them
            </Trans>
            {isWhole && more !== 0 && (
              <span className="font-semibold">
                {more > 0 ? (
                  <Trans>, {formatMoney(more)} more than planned</Trans>
                ) : (
                  <Trans>, {formatMoney(-more)} less than planned</Trans>
                )}
              </span>
            )}
          </>
        )}
      </p>
      {!isWhole && (
        <PendingButton look="outline" isPending={isTracking} pendingLabel={t`Adding…`} onClick={handlePress}>
          <WalletCards className="size-5" aria-hidden="true" />
          {trackedCount === 0 ? t`Track all` : t`Track the rest`}
        </PendingButton>
      )}
    </div>
  );
}

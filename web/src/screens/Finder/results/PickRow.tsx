import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatMoney } from '../../../../../common/billing/money.ts';
import { NamedLogo } from '../../../subscriptions/NamedLogo.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { PickDetails } from './PickDetails.tsx';
import { payersOf, shownPrice } from './prices.ts';
import type { ShownTool } from './shownTool.ts';
import { SwapButton } from './SwapButton.tsx';

interface PickRowProps {
  tool: ShownTool;
  headingLevel: 3 | 4;
  onSwap: (alternative: string) => void;
}

/** One tool of the suite in a few lines, with everything else about it below on request. */
export function PickRow({ tool, headingLevel, onSwap }: PickRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const Name = `h${headingLevel}` as const;
  return (
    <article className="rounded-2xl border border-line bg-paper">
      <div className="relative flex items-start gap-3 rounded-2xl px-3 py-2.5 hover:bg-sunken sm:items-center sm:gap-4 sm:px-4">
        <NamedLogo name={tool.name} logo={tool.logo} className="size-11" />
        <div className="flex min-w-0 grow flex-col gap-x-4 md:flex-row md:items-center">
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-center gap-x-2">
              <Name className="min-w-0 text-lg leading-tight font-bold">
                {/* The whole row opens. */}
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? id : undefined}
                  onClick={() => setIsOpen(!isOpen)}
                  className="-mx-2 -my-2 min-h-11 px-2 text-left font-bold after:absolute after:inset-0"
                >
                  {tool.name}
                </button>
              </Name>
              <Labels tool={tool} />
            </div>
            <p className={isOpen ? 'text-soft' : 'line-clamp-2 text-soft md:line-clamp-1'}>{tool.reason}</p>
          </div>
          <PickPrice tool={tool} />
          <div className="relative w-fit shrink-0 md:w-36">
            <SwapButton tool={tool} onSwap={onSwap} />
          </div>
        </div>
        <ChevronDown
          className={`size-5 shrink-0 text-soft transition ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </div>
      {isOpen && <PickDetails id={id} tool={tool} />}
    </article>
  );
}

function Labels({ tool }: { tool: ShownTool }) {
  return (
    <>
      {tool.isGuess ? (
        <Badge color="YELLOW">
          <Trans>You may also want</Trans>
        </Badge>
      ) : (
        <Badge color={tool.badgeColor}>{tool.badge}</Badge>
      )}
      {tool.isTracked && !tool.isPaid && (
        <Badge color="GRAY">
          <Trans>You already pay for it</Trans>
        </Badge>
      )}
    </>
  );
}

function PickPrice({ tool }: { tool: ShownTool }) {
  const { t } = useLingui();
  const { plan, price, isPaid, isPerSeat, monthlyCents } = tool;
  const isYearly = price.endsWith('/year') && monthlyCents > 0;
  return (
    <p className="flex shrink-0 flex-wrap items-baseline gap-x-2 text-sm text-soft tabular-nums md:w-36 md:flex-col md:items-end md:text-right">
      <strong className="text-base text-ink">{isPaid ? t`Already paid` : shownPrice(price)}</strong>
      {isYearly && (
        <span>
          <Trans>{formatMoney(monthlyCents)} a month</Trans>
        </span>
      )}
      {isPerSeat && <span>{payersOf(tool)}</span>}
      {!isPaid && (
        <span>
          <Trans>{plan} plan</Trans>
        </span>
      )}
    </p>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { Checklist } from '../../../ui/Checklist.tsx';
import { ExternalLink } from '../../../ui/ExternalLink.tsx';
import { isOldPrice, payersOf, shownPrice } from './prices.ts';
import type { ShownTool } from './shownTool.ts';

/** What there is to know of a tool beyond its row. */
export function PickDetails({ id, tool }: { id: string; tool: ShownTool }) {
  const { t } = useLingui();
  const { experience, chosenBy, other, isSwapped } = tool;
  return (
    <div id={id} className="px-3 pt-1 pb-2 sm:px-19">
      <p>{tool.description}</p>
      <Checklist items={tool.features} />
      {experience && (
        <p className="mt-3 text-sm text-soft">
          {experience.oftenWith ? (
            <Trans>
              Saved in {experience.stacks} stacks, often with {experience.oftenWith}.
            </Trans>
          ) : (
            <Trans>Saved in {experience.stacks} stacks.</Trans>
          )}
        </p>
      )}
      {chosenBy > 0 && (
        <p className="mt-3 text-sm text-soft">
          <Plural value={chosenBy} other="# people here took it instead of another tool." />
        </p>
      )}
      {other && !isSwapped && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3">
          <span>
            <Trans>
              Or instead: {other.name},{' '}
              <span className="tabular-nums">
                {shownPrice(other.price)}
                {other.isPerSeat && ` ${payersOf(other)}`}
              </span>
            </Trans>
          </span>
          <ExternalLink href={other.link} label={t`See it`} about={`: ${other.name}`} />
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-1">
        <ExternalLink href={tool.link} label={t`Learn more`} about={t`about ${tool.name}`} />
        <p className="text-sm text-soft">
          {isOldPrice(tool.pricesAsOf) ? (
            <Trans>
              Price last known on <CalendarDate day={tool.pricesAsOf} />; it may have changed
            </Trans>
          ) : (
            <Trans>
              Price last known on <CalendarDate day={tool.pricesAsOf} />
            </Trans>
          )}
        </p>
      </div>
    </div>
  );
}

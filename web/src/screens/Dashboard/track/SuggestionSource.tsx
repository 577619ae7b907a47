import { Trans } from '@lingui/react/macro';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { today } from '../../../ui/calendar.ts';

interface SuggestionSourceProps {
  suggestion: { source: string; isTracked: boolean; pricesAsOf?: string | null | undefined };
}

/** Where a suggestion comes from, and of when its prices are. */
export function SuggestionSource({ suggestion: { source, isTracked, pricesAsOf } }: SuggestionSourceProps) {
  if (isTracked) return <Trans>You track it already</Trans>;
  if (source === 'OWN') return <Trans>You had it before</Trans>;
  if (source === 'OTHERS') return <Trans>Others here track it</Trans>;
  if (!pricesAsOf) return null;
  return pricesAsOf < aYearAgo() ? (
    <Trans>
      Prices of <CalendarDate day={pricesAsOf} />; they may have changed
    </Trans>
  ) : (
    <Trans>
      Prices of <CalendarDate day={pricesAsOf} />
    </Trans>
  );
}

/** As YYYY-MM-DD. */
const aYearAgo = (): string => today().replace(/^\d+/, (year) => String(Number(year) - 1));

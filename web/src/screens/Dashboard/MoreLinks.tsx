import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, ChartColumn, Lightbulb } from 'lucide-react';
import { paths } from '../../../../common/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** Where there is more about what is paid. */
export function MoreLinks() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`More about your spending`} className="flex flex-wrap gap-3">
      <ButtonLink look="outline" to={paths.advice}>
        <Lightbulb className="size-5" aria-hidden="true" />
        <Trans>Advice</Trans>
      </ButtonLink>
      <ButtonLink look="outline" to={paths.statistics}>
        <ChartColumn className="size-5" aria-hidden="true" />
        <Trans>Statistics</Trans>
      </ButtonLink>
      <ButtonLink look="outline" to={paths.calendar}>
        <CalendarDays className="size-5" aria-hidden="true" />
        <Trans>Calendar</Trans>
      </ButtonLink>
    </nav>
  );
}

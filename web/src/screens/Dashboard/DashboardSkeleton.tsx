import { Trans, useLingui } from '@lingui/react/macro';
import { headings } from '../../headings.ts';

/** As high as the dashboard's upper part, so that nothing moves when that loads. */
export function DashboardSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="wrap flex flex-col gap-3 py-3">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <p className="font-display text-2xl leading-[1.12] font-bold tracking-tight">{t(headings.dashboard)}</p>
      <div className="h-26 animate-appear rounded-3xl bg-sunken" />
      <div className="h-28 animate-appear rounded-3xl bg-sunken" />
      <div className="h-36 animate-appear rounded-3xl bg-sunken" />
      <div className="h-96 animate-appear rounded-3xl bg-sunken" />
    </div>
  );
}

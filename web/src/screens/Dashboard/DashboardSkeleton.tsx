import { Trans, useLingui } from '@lingui/react/macro';
import { headings } from '../../headings.ts';
import { pageHeadingStyle } from '../../ui/PageHeading.tsx';

/** As high as the dashboard's upper part, so that nothing moves when that loads. */
export function DashboardSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="wrap flex flex-col gap-8 py-10 md:py-14">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <div className="min-h-26">
        <p className={pageHeadingStyle}>{t(headings.dashboard)}</p>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        {['total', 'active', 'average'].map((card) => (
          <div key={card} className="h-36 animate-appear rounded-3xl bg-sunken" />
        ))}
      </div>
      <div className="h-72 animate-appear rounded-3xl bg-sunken" />
      <div className="h-96 animate-appear rounded-3xl bg-sunken" />
    </div>
  );
}

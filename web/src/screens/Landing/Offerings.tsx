import { Trans, useLingui } from '@lingui/react/macro';
import { ChartPie, Layers } from 'lucide-react';
import { dashboardPicture, finderPicture } from './pictures.ts';
import { ScreenPicture } from './ScreenPicture.tsx';

export function Offerings() {
  const { t } = useLingui();
  return (
    <section className="bg-sunken py-16 md:py-24">
      <div className="wrap">
        <h2 className="max-w-2xl text-3xl font-bold md:text-4xl">
          <Trans>Two ways to spend less on subscriptions</Trans>
        </h2>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <article className="rounded-3xl border border-line bg-card p-6 shadow-card sm:p-8">
            <Layers className="size-9 text-fern" aria-hidden="true" />
            <h3 className="mt-5 text-2xl font-bold">
              <Trans>Choose well: the finder</Trans>
            </h3>
            <p className="mt-3 text-soft">
              <Trans>
                Describe your project and your monthly budget. The finder searches a catalogue of real tools and returns
                five that cover your needs together. It tells you when it could not cover one. Its suggestions are drawn
                from real user experiences.
              </Trans>
            </p>
            <ScreenPicture picture={finderPicture} alt={t`The finder with five tools for a podcast`} />
          </article>
          <article className="rounded-3xl border border-line bg-card p-6 shadow-card sm:p-8">
            <ChartPie className="size-9 text-fern" aria-hidden="true" />
            <h3 className="mt-5 text-2xl font-bold">
              <Trans>Keep track: the dashboard</Trans>
            </h3>
            <p className="mt-3 text-soft">
              <Trans>
                Keep your subscriptions in one place, with totals in your own currency: USD, EUR, MYR and 18 more. See
                where your money goes, what renews next and what you could cut.
              </Trans>
            </p>
            <ScreenPicture picture={dashboardPicture} alt={t`The dashboard with nine subscriptions`} />
          </article>
        </div>
      </div>
    </section>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../ui/Badge.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { StackedCard } from '../../ui/StackedCard.tsx';

const figures = [
  { label: msg`Active Subscriptions`, value: '12' },
  { label: msg`Potential Savings`, value: '$24.50' },
];

const categories = [
  { label: msg`Work`, amount: '$58.00', width: 'w-[45%]', fill: 'bg-fern' },
  { label: msg`Entertainment`, amount: '$37.97', width: 'w-[30%]', fill: 'bg-marigold' },
  { label: msg`Personal`, amount: '$19.98', width: 'w-[16%]', fill: 'bg-coral' },
  { label: msg`Side Quest`, amount: '$11.99', width: 'w-[9%]', fill: 'bg-edge' },
];

/** The dashboard of somebody made up, with the figures that Stackling computes for them (test/support/samplePortfolio.ts). */
export function SampleDashboard() {
  const { t } = useLingui();
  return (
    <figure className="relative mx-auto w-full max-w-lg pt-28">
      <Mascot className="absolute right-6 top-0 w-32 sm:right-10" />
      <StackedCard>
        <Badge color="yellow">
          <Trans>Sample</Trans>
        </Badge>
        <dl className="mt-3">
          <dt className="text-soft">
            <Trans>Total Monthly Spending</Trans>
          </dt>
          <dd className="mt-1 font-display text-5xl font-bold tracking-tight tabular-nums">$127.94</dd>
        </dl>
        <div className="mt-6 flex h-4 gap-1 overflow-hidden rounded-full" aria-hidden="true">
          {categories.map(({ label, width, fill }) => (
            <div key={label.id} className={`rounded-sm ${width} ${fill}`} />
          ))}
        </div>
        <ul className="mt-4 grid gap-2">
          {categories.map(({ label, amount, fill }) => (
            <li key={label.id} className="flex items-center gap-2.5">
              <span className={`size-3 rounded-full ${fill}`} aria-hidden="true" />
              <span className="grow">{t(label)}</span>
              <span className="font-semibold tabular-nums">{amount}</span>
            </li>
          ))}
        </ul>
        <dl className="mt-6 grid grid-cols-2 gap-3">
          {figures.map(({ label, value }) => (
            <div key={label.id} className="flex flex-col-reverse justify-end rounded-2xl bg-sunken p-4">
              <dt className="text-sm leading-snug text-soft">{t(label)}</dt>
              <dd className="font-display text-2xl font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <figcaption className="mt-5 text-sm text-soft">
          <Trans>These are sample figures.</Trans>{' '}
          <Trans>
            Potential savings are what following the advice would save a month. What you follow is counted from that day
            on.
          </Trans>
        </figcaption>
      </StackedCard>
    </figure>
  );
}

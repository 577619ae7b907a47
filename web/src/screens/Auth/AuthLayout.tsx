import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Mascot } from '../../ui/Mascot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StackedCard } from '../../ui/StackedCard.tsx';

const reasons = [
  msg`Everything you pay for in one place, in your own currency`,
  msg`Stacks of tools that work well together, saved for each project`,
  msg`Your data stays yours: export or delete it at any time`,
];

/** A heading and a card; wide windows show the benefits of an account beside it. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="wrap grid items-center gap-12 py-10 md:py-16 lg:grid-cols-[1fr_28rem] lg:gap-20">
      <div className="hidden lg:block">
        <Mascot className="w-40" />
        <p className="mt-8 max-w-md font-display text-4xl font-bold leading-tight tracking-tight">
          <Trans>Know what you pay. Keep what you use.</Trans>
        </p>
        <ul className="mt-8 grid max-w-md gap-4 text-lg text-soft">
          {reasons.map((reason) => (
            <li key={reason.id} className="flex items-start gap-3">
              <Check className="mt-1 size-5 shrink-0 text-fern" aria-hidden="true" />
              {t(reason)}
            </li>
          ))}
        </ul>
      </div>
      <div className="mx-auto w-full max-w-md">
        <PageHeading className="text-4xl">{title}</PageHeading>
        <StackedCard className="mt-6">{children}</StackedCard>
      </div>
    </div>
  );
}

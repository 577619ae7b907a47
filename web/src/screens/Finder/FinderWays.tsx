import { Trans, useLingui } from '@lingui/react/macro';
import { StackedCard } from '../../ui/StackedCard.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { FinderCard } from './FinderCard.tsx';
import { stepsId, useWay } from './useWay.ts';
import { Wizard } from './Wizard/Wizard.tsx';

const panelId = 'finder-panel';
const headingId = `${stepsId}-heading`;

/** The two ways to ask for tools, in one card: in one's own words, or step by step. */
export function FinderWays() {
  const { t } = useLingui();
  const { way, goTo } = useWay();
  const tabs = [
    { value: 'card', id: 'finder-tab-card', label: t`Describe it` },
    { value: 'wizard', id: 'finder-tab-wizard', label: t`Step by step` },
  ] as const;
  return (
    <StackedCard className="min-h-[34rem]">
      <Tabs label={t`How to ask`} tabs={tabs} selected={way} panelId={panelId} onSelect={goTo} />
      <div id={panelId} role="tabpanel" aria-labelledby={`finder-tab-${way}`} className="mt-4">
        {way === 'card' ? (
          <FinderCard />
        ) : (
          <section id={stepsId} tabIndex={-1} aria-labelledby={headingId}>
            <h2 id={headingId} className="text-2xl font-bold">
              <Trans>Create a Custom Stack</Trans>
            </h2>
            <p className="mt-1 mb-5 text-soft">
              <Trans>Not sure what to write? Answer one question at a time. Only the first two are required.</Trans>
            </p>
            <Wizard />
          </section>
        )}
      </div>
    </StackedCard>
  );
}

import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { everyMonth } from '../../../../../common/billing/cycle.ts';
import { priceText } from '../../../../../common/billing/priceText.ts';
import { projectTypes } from '../../../../../common/values.ts';
import type { RecommendationResults_payload$key } from '../../../__generated__/RecommendationResults_payload.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx';
import { BudgetMeter } from '../../../ui/BudgetMeter.tsx';
import { listed } from '../../../../../common/listed.ts';
import type { Asker } from '../ask/askers.ts';
import type { Wish } from '../ask/finding.ts';
import { RecommendationCard } from './RecommendationCard.tsx';
import { SaveStack } from '../save/SaveStack.tsx';

interface RecommendationResultsProps {
  asker: Asker;
  headingLevel: HeadingLevel;
  payload: RecommendationResults_payload$key;
  wish: Wish;
  onStartOver: () => void;
  /** Buttons for other actions. */
  children: ReactNode;
}

export function RecommendationResults(props: RecommendationResultsProps) {
  const { t } = useLingui();
  const { asker, headingLevel, payload, wish, onStartOver, children } = props;
  const headingId = useId();
  const data = useFragment(
    graphql`
      fragment RecommendationResults_payload on RecommendPayload @throwOnFieldError {
        recommendations {
          ...RecommendationCard_recommendation
          name
        }
        budgetCents
        totalCents
        unmetNeeds
        engine
        isKept
        overlaps {
          tracked
          pick
          need
        }
        ...SaveStack_payload
      }
    `,
    payload,
  );
  const { recommendations, budgetCents, totalCents, unmetNeeds, overlaps, engine, isKept } = data;
  const isEmpty = recommendations.length === 0;
  const budget = priceText({ amountCents: budgetCents, ...everyMonth });

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-2">
        <Badge color="green">{t(projectTypes[wish.projectType].label)}</Badge>
        <Heading level={headingLevel} id={headingId} className="text-2xl font-bold">
          {isEmpty
            ? t`No tools within ${budget}`
            : t`${plural(recommendations.length, { one: '# tool', other: '# tools' })} within ${budget}`}
        </Heading>
        <p className="text-soft">{listed(recommendations.map(({ name }) => name))}</p>
      </div>
      {isEmpty ? (
        <p className="text-lg text-soft">
          <Trans>No recommendations found. Try adjusting your description or budget.</Trans>
        </p>
      ) : (
        <>
          <BudgetMeter totalCents={totalCents} budgetCents={budgetCents} />
          {unmetNeeds.length > 0 && <UnmetNeeds needs={unmetNeeds} />}
          {overlaps.map(({ tracked, pick, need }) => (
            <p key={`${tracked} ${pick}`} className="rounded-2xl bg-sunken px-4 py-3">
              <Trans>
                You already pay for <strong>{tracked}</strong>, which does the same as <strong>{pick}</strong>: {need}.
              </Trans>
            </p>
          ))}
          <ScrollRegion labelledBy={headingId}>
            <ol className="flex flex-col gap-3 px-2 pb-8 pt-2">
              {recommendations.map((recommendation) => (
                <li key={recommendation.name}>
                  <RecommendationCard recommendation={recommendation} headingLevel={headingLevel === 2 ? 3 : 4} />
                </li>
              ))}
            </ol>
          </ScrollRegion>
          <p className="text-sm text-soft">
            {engine === 'OPENAI'
              ? t`Chosen by an AI provider from Stackling’s catalogue. Names, prices and links come from the catalogue.`
              : t`Chosen from Stackling’s catalogue.`}
            {isKept && t` You or somebody else asked this less than a week ago, so this is the same answer.`}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {(!isEmpty || asker === 'wizard') && <SaveStack asker={asker} payload={data} wish={wish} />}
        <Button look="outline" onClick={onStartOver}>
          <RotateCcw className="size-5" aria-hidden="true" />
          <Trans>Start Over</Trans>
        </Button>
        {children}
      </div>
    </div>
  );
}

function UnmetNeeds({ needs }: { needs: readonly string[] }) {
  return (
    <p className="rounded-2xl bg-marigold-tint px-4 py-3 text-marigold-ink">
      <Trans>
        Your description also asks for <strong>{listed(needs)}</strong>. None of these five tools covers{' '}
        <Plural value={needs.length} one="that" other="those" />.
      </Trans>
    </p>
  );
}

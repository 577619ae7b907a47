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
import { listed } from '../../../ui/listed.ts';
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
  /** What else can be done. */
  children: ReactNode;
}

export function RecommendationResults(props: RecommendationResultsProps) {
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
        <Badge color="green">{projectTypes[wish.projectType].label}</Badge>
        <Heading level={headingLevel} id={headingId} className="text-2xl font-bold">
          {isEmpty ? `Nothing within ${budget}` : `${recommendations.length} tools within ${budget}`}
        </Heading>
        <p className="text-soft">{listed(recommendations.map(({ name }) => name))}</p>
      </div>
      {isEmpty ? (
        <p className="text-lg text-soft">No recommendations found. Try adjusting your description or budget.</p>
      ) : (
        <>
          <BudgetMeter totalCents={totalCents} budgetCents={budgetCents} />
          {unmetNeeds.length > 0 && <UnmetNeeds needs={unmetNeeds} />}
          {overlaps.map(({ tracked, pick, need }) => (
            <p key={`${tracked} ${pick}`} className="rounded-2xl bg-sunken px-4 py-3">
              You already pay for <strong>{tracked}</strong>, which does the same as <strong>{pick}</strong>: {need}.
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
              ? 'Chosen by an AI provider from Stackling’s catalogue; names, prices and links are the catalogue’s.'
              : 'Chosen from Stackling’s catalogue.'}
            {isKept && ' This is the answer to the same question of a few days ago at most.'}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {(!isEmpty || asker === 'wizard') && <SaveStack asker={asker} payload={data} wish={wish} />}
        <Button look="outline" onClick={onStartOver}>
          <RotateCcw className="size-5" aria-hidden="true" />
          Start Over
        </Button>
        {children}
      </div>
    </div>
  );
}

function UnmetNeeds({ needs }: { needs: readonly string[] }) {
  return (
    <p className="rounded-2xl bg-marigold-tint px-4 py-3 text-marigold-ink">
      Your description also calls for <strong>{listed(needs)}</strong>; none of these five covers{' '}
      {needs.length === 1 ? 'that' : 'those'}.
    </p>
  );
}

import { Pencil, RotateCcw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { priceText } from '../../../../common/money.ts';
import { projectTypes, type ProjectType } from '../../../../common/values.ts';
import type { RecommendationResults_payload$key } from '../../__generated__/RecommendationResults_payload.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { BudgetMeter } from './BudgetMeter.tsx';
import { RecommendationCard } from './RecommendationCard.tsx';

interface RecommendationResultsProps {
  payload: RecommendationResults_payload$key;
  category: ProjectType;
  onEdit: () => void;
  onStartOver: () => void;
}

export function RecommendationResults({ payload, category, onEdit, onStartOver }: RecommendationResultsProps) {
  const { recommendations, budgetCents, totalCents, unmetNeeds } = useFragment(
    graphql`
      fragment RecommendationResults_payload on RecommendPayload @throwOnFieldError {
        recommendations {
          ...RecommendationCard_recommendation
          name
        }
        budgetCents
        totalCents
        unmetNeeds
      }
    `,
    payload,
  );
  const isEmpty = recommendations.length === 0;
  const budget = priceText(budgetCents, 'month');

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-2">
        <Badge color="green">{projectTypes[category].label}</Badge>
        <h2 tabIndex={-1} id="results" className="text-2xl font-bold">
          {isEmpty ? `Nothing within ${budget}` : `${recommendations.length} tools within ${budget}`}
        </h2>
        <p className="text-soft">{listing.format(recommendations.map(({ name }) => name))}</p>
      </div>
      {isEmpty ? (
        <p className="text-lg text-soft">No recommendations found. Try adjusting your description or budget.</p>
      ) : (
        <>
          <BudgetMeter totalCents={totalCents} budgetCents={budgetCents} />
          {unmetNeeds.length > 0 && <UnmetNeeds needs={unmetNeeds} />}
          <ScrollRegion labelledBy="results">
            <ol className="flex flex-col gap-3 px-2 pb-8 pt-2">
              {recommendations.map((recommendation) => (
                <li key={recommendation.name}>
                  <RecommendationCard recommendation={recommendation} />
                </li>
              ))}
            </ol>
          </ScrollRegion>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStartOver}>
          <RotateCcw className="size-5" aria-hidden="true" />
          Start Over
        </Button>
        <Button look="outline" onClick={onEdit}>
          <Pencil className="size-5" aria-hidden="true" />
          Edit answers
        </Button>
      </div>
    </div>
  );
}

const listing = new Intl.ListFormat('en', { type: 'conjunction' });

function UnmetNeeds({ needs }: { needs: readonly string[] }) {
  return (
    <p className="rounded-2xl bg-marigold-tint px-4 py-3 text-marigold-ink">
      Your description also calls for <strong>{listing.format(needs)}</strong>; none of these five covers{' '}
      {needs.length === 1 ? 'that' : 'those'}.
    </p>
  );
}

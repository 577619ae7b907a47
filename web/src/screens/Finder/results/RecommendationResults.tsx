import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { everyMonth } from '../../../../../common/billing/cycle.ts';
import { priceText } from '../../../../../common/billing/priceText.ts';
import { listed } from '../../../../../common/listed.ts';
import { projectTypes } from '../../../../../common/values.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { BudgetMeter } from '../../../ui/BudgetMeter.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Heading, type HeadingLevel } from '../../../ui/Heading.tsx';
import type { Asker } from '../ask/askers.ts';
import type { Found } from '../ask/finding.ts';
import type { ResultActions } from '../ask/useRecommend.ts';
import { SaveStack } from '../save/SaveStack.tsx';
import { Understood } from '../understood/Understood.tsx';
import { Notices } from './Notices.tsx';
import { Origin } from './Origin.tsx';
import { PickRow } from './PickRow.tsx';
import { nameWithPrice } from './prices.ts';
import { shownTool } from './shownTool.ts';
import { useNoteSwap } from './useNoteSwap.ts';

interface RecommendationResultsProps extends ResultActions {
  asker: Asker;
  headingLevel: HeadingLevel;
  found: Found;
  onStartOver: () => void;
  /** Buttons for other actions. */
  children: ReactNode;
}

export function RecommendationResults(props: RecommendationResultsProps) {
  const { t } = useLingui();
  const { asker, headingLevel, found, correct, swap, onStartOver, children } = props;
  const { wish, correction, problem, swapped } = found;
  const noteSwap = useNoteSwap();
  const data = useFragment(
    graphql`
      fragment RecommendationResults_payload on RecommendPayload @throwOnFieldError {
        recommendations {
          ...shownTool_recommendation
        }
        budgetCents
        ...Understood_payload
        ...Notices_payload
        ...Origin_payload
      }
    `,
    found.payload,
  );
  const tools = data.recommendations.map((recommendation) => shownTool(recommendation, swapped));
  const totalCents = tools.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0);
  const isEmpty = tools.length === 0;
  const budget = priceText({ amountCents: data.budgetCents, ...everyMonth });
  const isOver = totalCents > data.budgetCents;
  const count = plural(tools.length, { one: '# tool', other: '# tools' });

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading level={headingLevel} className="text-2xl font-bold">
            {isEmpty
              ? t`No tools within ${budget}`
              : isOver
                ? t`${count} for more than ${budget}`
                : t`${count} within ${budget}`}
          </Heading>
          <Badge color="green">{t(projectTypes[wish.projectType].label)}</Badge>
        </div>
        <p className="text-soft">{listed(tools.map(nameWithPrice))}</p>
      </div>
      <Understood
        payload={data}
        wish={correction?.wish ?? wish}
        isAsking={correction !== undefined}
        onCorrect={correct}
      />
      <Alert title={t`Error getting recommendations`} message={problem} />
      <div aria-busy={correction !== undefined} className={`flex flex-col gap-4 ${correction ? 'opacity-60' : ''}`}>
        <Notices payload={data} />
        {isEmpty ? (
          <p className="text-lg text-soft">
            <Trans>No recommendations found. Try adjusting your description or budget.</Trans>
          </p>
        ) : (
          <>
            <BudgetMeter totalCents={totalCents} budgetCents={data.budgetCents} />
            <ol className="flex flex-col gap-2">
              {tools.map((tool) => (
                <li key={tool.pick}>
                  <PickRow
                    tool={tool}
                    headingLevel={headingLevel === 2 ? 3 : 4}
                    onSwap={(alternative) => {
                      swap(alternative);
                      if (!tool.isSwapped) noteSwap(tool.pick, alternative);
                    }}
                  />
                </li>
              ))}
            </ol>
            <Origin payload={data} />
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {(!isEmpty || asker === 'wizard') && <SaveStack asker={asker} tools={tools} wish={wish} />}
        <Button look="outline" onClick={onStartOver}>
          <RotateCcw className="size-5" aria-hidden="true" />
          <Trans>Start Over</Trans>
        </Button>
        {children}
      </div>
    </div>
  );
}

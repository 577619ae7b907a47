import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type * as z from 'zod/mini';
import { finderCardForm } from '../../../../common/forms/finderForms.ts';
import { useDraftForm } from '../../drafts/useDraftForm.ts';
import { Button } from '../../ui/Button.tsx';
import { FinderFailure } from './results/FinderFailure.tsx';
import { FinderForm } from './ask/FinderForm.tsx';
import { FinderSearching } from './ask/FinderSearching.tsx';
import type { Wish } from './ask/finding.ts';
import { isOfProvider } from './results/providerFailure.ts';
import { RecommendationResults } from './results/RecommendationResults.tsx';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { UseCatalogue } from './results/UseCatalogue.tsx';
import { useRecommend } from './ask/useRecommend.ts';
import { useResultsPlace } from './useResultsPlace.ts';

/** Finds five tools for a description, a budget and a category: the form, then its outcome. */
export function FinderCard() {
  const { t } = useLingui();
  const { finding, recommend, askAgain, correct, swap } = useRecommend('card');
  const { form, clear } = useDraftForm(finderCardForm, {
    key: 'finder',
    fields: ['prompt', 'budget', 'category', 'tracked'],
    defaultValues: { prompt: '', budget: 50, category: 'personal', tracked: null },
  });
  const { isAtResults, toResults, toForm } = useResultsPlace(finding.status !== 'asking');
  const status = isAtResults ? finding.status : 'asking';
  const card = useRef<HTMLElement>(null);
  useFocusOnChange(card, status, 'h2');

  /** Going back while it searches cancels the search. */
  const enter = useEffectEvent((isForm: boolean) => {
    if (isForm && finding.status === 'searching') askAgain();
  });
  useEffect(() => enter(!isAtResults), [isAtResults]);

  const submit = (answers: Answers) => {
    recommend(wishOf(answers));
    toResults();
  };

  const startOver = () => {
    clear();
    askAgain();
  };

  return (
    <section ref={card} tabIndex={-1} aria-label={t`Recommendations`} className="min-w-0">
      {!isAtResults && <FinderForm form={form} onSubmit={submit} />}
      <div role="status">
        {isAtResults && finding.status === 'searching' && <FinderSearching picks={finding.picks} onCancel={toForm} />}
      </div>
      {isAtResults && finding.status === 'failed' && (
        <FinderFailure
          title={t`Error getting recommendations`}
          headingLevel={2}
          message={finding.message}
          onRetry={() => recommend(finding.wish)}
        >
          {isOfProvider(finding.code) && (
            <UseCatalogue onClick={() => recommend({ ...finding.wish, engine: 'catalog' })} />
          )}
          <Button look="outline" onClick={toForm}>
            <Trans>Edit answers</Trans>
          </Button>
        </FinderFailure>
      )}
      {isAtResults && finding.status === 'found' && (
        <RecommendationResults
          asker="card"
          headingLevel={2}
          found={finding}
          correct={correct}
          swap={swap}
          onStartOver={startOver}
        >
          <Button look="quiet" onClick={toForm}>
            <Pencil className="size-5" aria-hidden="true" />
            <Trans>Edit answers</Trans>
          </Button>
        </RecommendationResults>
      )}
    </section>
  );
}

type Answers = z.output<typeof finderCardForm>;

const wishOf = ({ prompt, budget, category, tracked }: Answers): Wish => ({
  projectType: category,
  budget,
  projectDescription: prompt,
  projectName: '',
  engine: undefined,
  tracked,
});

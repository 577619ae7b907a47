import { useEffect, useRef } from 'react';
import { finderCardForm } from '../../../../common/forms.ts';
import { StackedCard } from '../../ui/StackedCard.tsx';
import { useZodForm } from '../../ui/useZodForm.ts';
import { emptyDraft, keepDraft, readDraft } from './draft.ts';
import { FinderFailure } from './FinderFailure.tsx';
import { FinderForm } from './FinderForm.tsx';
import { FinderSearching } from './FinderSearching.tsx';
import { RecommendationResults } from './RecommendationResults.tsx';
import { useRecommend } from './useRecommend.ts';

/** From a description, a budget and a category to five tools: the form, then what became of it. */
export function FinderCard() {
  const { finding, recommend, askAgain } = useRecommend();
  const form = useZodForm(finderCardForm, { defaultValues: readDraft() });
  const card = useRef<HTMLElement>(null);
  const shown = useRef(finding.status);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [form]);

  useEffect(() => {
    if (shown.current === finding.status) return;
    shown.current = finding.status;
    const section = card.current;
    if (!section) return;
    (section.querySelector('h2') ?? section).focus({ preventScroll: true });
    if (section.getBoundingClientRect().top < 0) section.scrollIntoView();
  }, [finding.status]);

  const startOver = () => {
    form.reset(emptyDraft);
    keepDraft(emptyDraft);
    askAgain();
  };

  return (
    <section ref={card} tabIndex={-1} aria-label="Recommendations" className="min-w-0">
      <StackedCard className="min-h-[34rem]">
        {finding.status === 'asking' && <FinderForm form={form} onSubmit={recommend} />}
        <div role="status">{finding.status === 'searching' && <FinderSearching onCancel={askAgain} />}</div>
        {finding.status === 'failed' && (
          <FinderFailure message={finding.message} onRetry={() => recommend(finding.wish)} onEdit={askAgain} />
        )}
        {finding.status === 'found' && (
          <RecommendationResults
            payload={finding.payload}
            category={finding.wish.category}
            onEdit={askAgain}
            onStartOver={startOver}
          />
        )}
      </StackedCard>
    </section>
  );
}

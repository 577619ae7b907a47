import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { recommendForm } from '../../../../../common/forms/finderForms.ts';
import { useDraftForm } from '../../../drafts/useDraftForm.ts';
import { FinderSearching } from '../ask/FinderSearching.tsx';
import { useFocusOnChange } from '../useFocusOnChange.ts';
import { useRecommend } from '../ask/useRecommend.ts';
import { BudgetStep } from './BudgetStep.tsx';
import { ProjectStep } from './ProjectStep.tsx';
import { ProjectTypeStep } from './ProjectTypeStep.tsx';
import { ResultsStep } from './ResultsStep.tsx';
import { StepList } from './StepList.tsx';
import { firstUnanswered, type Step } from './steps.ts';
import { useStep } from './useStep.ts';

/** Finds five tools for a project in four steps. */
export function Wizard() {
  const { t } = useLingui();
  const { finding, recommend, askAgain, correct, swap } = useRecommend('wizard');
  const { form, clear } = useDraftForm(recommendForm, {
    key: 'wizard',
    fields: ['projectType', 'budget', 'projectName', 'projectDescription', 'tracked'],
    defaultValues: { budget: 50, projectName: '', projectDescription: '', tracked: null },
  });
  const { step, next, back } = useStep(finding.status === 'asking' ? firstUnanswered(form.watch()) : 4);
  const isSearching = finding.status === 'searching';
  const area = useRef<HTMLElement>(null);
  useFocusOnChange(area, step === 4 ? finding.status : step, 'h3');

  /** Going back while it searches cancels the search. */
  const enter = useEffectEvent((step: Step) => {
    if (isSearching && step !== 4) askAgain();
  });
  useEffect(() => enter(step), [step]);

  const submit = form.handleSubmit((wish) => {
    recommend(wish);
    next();
  });

  // Answers that have become invalid meanwhile are asked for again.
  const retry = form.handleSubmit(recommend, askAgain);
  const askCatalogue = form.handleSubmit((wish) => recommend({ ...wish, engine: 'catalog' }), askAgain);

  const startOver = () => {
    clear();
    // Without answers, `useStep` goes to the first step.
    askAgain();
  };

  return (
    <section
      ref={area}
      tabIndex={-1}
      role="group"
      aria-label={t`Your custom stack`}
      className="flex flex-col sm:min-h-[34rem]"
    >
      <StepList current={step === 4 && isSearching ? 3 : step} />
      <div className="mt-8 flex grow flex-col">
        {step === 1 && <ProjectTypeStep form={form} onNext={next} />}
        {step === 2 && <BudgetStep form={form} onNext={next} onBack={back} />}
        {step === 3 && <ProjectStep form={form} onSubmit={submit} onBack={back} />}
        <div role="status">
          {step === 4 && isSearching && <FinderSearching picks={finding.picks} onCancel={back} />}
        </div>
        {step === 4 && (
          <ResultsStep
            finding={finding}
            correct={correct}
            swap={swap}
            onRetry={retry}
            onUseCatalogue={askCatalogue}
            onStartOver={startOver}
            onBack={back}
          />
        )}
      </div>
    </section>
  );
}

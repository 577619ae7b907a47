import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { StepForm } from './StepForm.tsx';
import type { WizardForm } from './wizardForm.ts';

interface ProjectStepProps {
  form: WizardForm;
  onSubmit: (event: FormEvent) => unknown;
  onBack: () => void;
}

export function ProjectStep({ form, onSubmit, onBack }: ProjectStepProps) {
  const { t } = useLingui();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <StepForm
      onSubmit={onSubmit}
      onBack={onBack}
      submit={
        <Button type="submit">
          <Sparkles className="size-5" aria-hidden="true" />
          <Trans>Get Recommendations</Trans>
        </Button>
      }
    >
      <div>
        <Heading level={3} className="text-2xl font-bold">
          <Trans>Describe your project</Trans>
        </Heading>
        <p className="mt-2 text-soft">
          <Trans>Both are optional. The more you say, the better the tools fit.</Trans>
        </p>
      </div>
      <Field label={t`Project name (optional)`} error={errors.projectName?.message}>
        {(control) => (
          <input
            {...register('projectName')}
            {...control}
            autoComplete="off"
            className={`${controlStyle} min-h-12 max-w-xl`}
          />
        )}
      </Field>
      <Field label={t`Description (optional)`} error={errors.projectDescription?.message}>
        {(control) => (
          <textarea
            {...register('projectDescription')}
            {...control}
            rows={5}
            placeholder={t`What do you make, for whom, and what takes too much time?`}
            className={`${controlStyle} resize-y`}
          />
        )}
      </Field>
    </StepForm>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { projectTypes, type ProjectType } from '../../../../../common/values.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { ProjectTypeIcon } from '../../../ui/ProjectTypeIcon.tsx';
import { NextButton } from './NextButton.tsx';
import { StepForm } from './StepForm.tsx';
import type { StepProps } from './wizardForm.ts';
import { submitField } from './submitField.ts';

/** The types that are offered, in the order of the cards. */
const offered: ProjectType[] = ['student', 'entrepreneur', 'creator', 'personal', 'education', 'work', 'side-quest'];

export function ProjectTypeStep({ form, onNext }: Omit<StepProps, 'onBack'>) {
  const id = useId();
  const error = form.formState.errors.projectType?.message;
  const radio = form.register('projectType', { onChange: () => form.clearErrors('projectType') });
  return (
    <StepForm onSubmit={submitField(form, 'projectType', onNext)} submit={<NextButton />}>
      <div>
        <Heading level={3} id={id} className="text-2xl font-bold">
          <Trans>What kind of project is it?</Trans>
        </Heading>
        {/* Above the cards, because on a phone the last cards are below the screen. */}
        <FieldError id={`${id}-error`} message={error} />
      </div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        className="grid gap-3 sm:grid-cols-2"
      >
        {offered.map((type) => (
          <TypeCard key={type} type={type} radio={radio} />
        ))}
      </div>
    </StepForm>
  );
}

function TypeCard({ type, radio }: { type: ProjectType; radio: ReturnType<StepProps['form']['register']> }) {
  const id = useId();
  const { t } = useLingui();
  const { label, description } = projectTypes[type];
  return (
    <label className="group flex cursor-pointer items-start gap-3 rounded-2xl border-2 border-edge bg-paper p-3.5 transition hover:border-fern has-checked:border-fern has-checked:bg-fern-tint">
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-fern-tint text-fern group-has-checked:bg-card">
        <ProjectTypeIcon type={type} className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span id={`${id}-label`} className="block font-semibold">
          {t(label)}
        </span>
        <span id={`${id}-description`} className="block text-sm leading-snug text-soft">
          {t(description)}
        </span>
      </span>
      <input
        {...radio}
        type="radio"
        value={type}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description`}
        className="mt-1 size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge bg-card checked:border-6 checked:border-fern"
      />
    </label>
  );
}

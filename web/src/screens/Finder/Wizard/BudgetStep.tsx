import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ClipboardEvent } from 'react';
import { budget } from '../../../../../common/forms/finderForms.ts';
import { useTip } from '../../../tips/useTip.ts';
import { controlStyle, FieldError } from '../../../ui/Field.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { chosenUse, TrackedField } from '../ask/TrackedField.tsx';
import { NextButton } from './NextButton.tsx';
import { StepForm } from './StepForm.tsx';
import { submitField } from './submitField.ts';
import type { StepProps } from './wizardForm.ts';

const quickPicks = [
  { amount: 10, label: '$10' },
  { amount: 50, label: '$50' },
  { amount: 100, label: '$100' },
  { amount: 200, label: '$200+' },
];

export function BudgetStep({ form, onNext, onBack }: StepProps) {
  const { t } = useLingui();
  const id = useId();
  const error = form.formState.errors.budget?.message;
  const chosen = budget.safeParse(form.watch('budget')).data;
  const [isBudgetMet, setIsBudgetMet] = useState(false);
  useTip('budget-tip', { isDue: isBudgetMet });
  const recheck = { shouldValidate: Boolean(error) };

  /** A number field only accepts digits, so pasted text such as $50 is converted to a number. */
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    const { data } = budget.safeParse(pasted);
    if (data === undefined || /^[\d.]+$/.test(pasted)) return;
    event.preventDefault();
    form.setValue('budget', data, recheck);
  };

  return (
    <StepForm onSubmit={submitField(form, 'budget', onNext)} onBack={onBack} submit={<NextButton />}>
      <Heading level={3} className="text-2xl font-bold">
        <label htmlFor={id}>
          <Trans>What's your monthly budget?</Trans>
        </label>
      </Heading>
      <div>
        <div className="flex items-center gap-3">
          <div className="relative w-full max-w-64 min-w-0">
            <span
              className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-xl text-soft"
              aria-hidden="true"
            >
              $
            </span>
            <input
              {...form.register('budget', { onChange: () => error && form.trigger('budget') })}
              id={id}
              type="number"
              min={0}
              step="any"
              inputMode="decimal"
              autoComplete="off"
              aria-required
              aria-invalid={Boolean(error)}
              aria-describedby={[error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
              onFocus={() => setIsBudgetMet(true)}
              onPaste={handlePaste}
              className={`${controlStyle} min-h-13 pl-9 text-xl tabular-nums`}
            />
          </div>
          <span className="shrink-0 text-soft">
            <Trans>a month</Trans>
          </span>
        </div>
        <FieldError id={`${id}-error`} message={error} />
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          <Trans>In US dollars, for all five tools together</Trans>
        </p>
      </div>
      <div role="group" aria-label={t`Quick picks`} className="grid grid-cols-2 gap-2 sm:flex">
        {quickPicks.map(({ amount, label }) => (
          <button
            key={amount}
            type="button"
            aria-pressed={chosen === amount}
            onClick={() => form.setValue('budget', amount, recheck)}
            className="min-h-11 rounded-full border-2 border-edge sm:px-6 font-semibold tabular-nums transition hover:border-fern hover:bg-fern-tint aria-pressed:border-fern aria-pressed:bg-fern aria-pressed:text-on-fern"
          >
            {label}
          </button>
        ))}
      </div>
      <div className="max-w-md">
        <TrackedField register={form.register('tracked', chosenUse)} />
      </div>
    </StepForm>
  );
}

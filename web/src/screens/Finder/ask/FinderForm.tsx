import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { finderCardForm } from '../../../../../common/forms/finderForms.ts';
import { mainProjectTypes, projectTypes } from '../../../../../common/values.ts';
import { useTip } from '../../../tips/useTip.ts';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { examples } from './examples.ts';
import { chosenUse, TrackedField } from './TrackedField.tsx';

type Answers = z.output<typeof finderCardForm>;

interface FinderFormProps {
  form: UseFormReturn<z.input<typeof finderCardForm>, unknown, Answers>;
  onSubmit: (answers: Answers) => void;
}

export function FinderForm({ form, onSubmit }: FinderFormProps) {
  const { t } = useLingui();
  const { register, handleSubmit, formState, setValue, setFocus } = form;
  const { errors } = formState;
  const [isBudgetMet, setIsBudgetMet] = useState(false);
  useTip('first-search', { afterMs: 2_000 });
  useTip('budget-tip', { isDue: isBudgetMet });
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-6">
      <h2 tabIndex={-1} className="text-2xl font-bold">
        <Trans>What are you up to?</Trans>
      </h2>
      <div>
        <Field label={t`Describe what you're working on`} error={errors.prompt?.message}>
          {(control) => (
            <textarea
              {...register('prompt')}
              {...control}
              rows={6}
              placeholder={t`Who is it for, what do you make, what takes too much time?`}
              className={`${controlStyle} resize-y`}
            />
          )}
        </Field>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p className="text-sm text-soft" id="examples">
            <Trans>Or start from:</Trans>
          </p>
          {examples.map(({ label, prompt, category }) => (
            <button
              key={label.id}
              type="button"
              aria-describedby="examples"
              onClick={() => {
                setValue('prompt', t(prompt), { shouldValidate: Boolean(errors.prompt) });
                setValue('category', category);
                setFocus('prompt');
              }}
              className="min-h-11 rounded-full border border-edge px-4 text-sm font-semibold text-soft transition hover:border-fern hover:bg-fern-tint hover:text-ink"
            >
              {t(label)}
            </button>
          ))}
        </div>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t`Monthly Budget ($)`} hint={t`For all five tools together`} error={errors.budget?.message}>
          {(control) => (
            <input
              {...register('budget')}
              {...control}
              onFocus={() => setIsBudgetMet(true)}
              inputMode="decimal"
              autoComplete="off"
              className={`${controlStyle} min-h-12 tabular-nums`}
            />
          )}
        </Field>
        <Field label={t`Category`} error={errors.category?.message}>
          {(control) => (
            <Select {...register('category')} {...control}>
              {mainProjectTypes.map((type) => (
                <option key={type} value={type}>
                  {t(projectTypes[type].label)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TrackedField register={register('tracked', chosenUse)} />
      </div>
      <Button type="submit" className="min-h-13 w-full text-lg">
        <Sparkles className="size-5" aria-hidden="true" />
        <Trans>Get AI Recommendations</Trans>
      </Button>
    </form>
  );
}

import { Sparkles } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { mainProjectTypes, projectTypes } from '../../../../common/values.ts';
import { Button } from '../../ui/Button.tsx';
import { controlStyle, Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Draft } from './draft.ts';
import { examples } from './examples.ts';
import type { Wish } from './finding.ts';

interface FinderFormProps {
  form: UseFormReturn<Draft, unknown, Wish>;
  onSubmit: (wish: Wish) => void;
}

export function FinderForm({ form, onSubmit }: FinderFormProps) {
  const { register, handleSubmit, formState, setValue, setFocus } = form;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-6">
      <h2 tabIndex={-1} className="text-2xl font-bold">
        What are you up to?
      </h2>
      <div>
        <Field label="Describe what you're working on" error={errors.prompt?.message}>
          {(control) => (
            <textarea
              {...register('prompt')}
              {...control}
              rows={6}
              placeholder="Who is it for, what do you make, what takes too much time?"
              className={`${controlStyle} resize-y`}
            />
          )}
        </Field>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p className="text-sm text-soft" id="examples">
            Or start from:
          </p>
          {examples.map(({ label, prompt, category }) => (
            <button
              key={label}
              type="button"
              aria-describedby="examples"
              onClick={() => {
                setValue('prompt', prompt, { shouldValidate: formState.isSubmitted });
                setValue('category', category);
                setFocus('prompt');
              }}
              className="min-h-11 rounded-full border border-edge px-4 text-sm font-semibold text-soft transition hover:border-fern hover:bg-fern-tint hover:text-ink"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Monthly Budget ($)" hint="For all five tools together" error={errors.budget?.message}>
          {(control) => (
            <input
              {...register('budget')}
              {...control}
              inputMode="decimal"
              autoComplete="off"
              className={`${controlStyle} min-h-12 tabular-nums`}
            />
          )}
        </Field>
        <Field label="Category" error={errors.category?.message}>
          {(control) => (
            <Select {...register('category')} {...control}>
              {mainProjectTypes.map((type) => (
                <option key={type} value={type}>
                  {projectTypes[type].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button type="submit" className="min-h-13 w-full text-lg">
        <Sparkles className="size-5" aria-hidden="true" />
        Get AI Recommendations
      </Button>
    </form>
  );
}

import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { readEntry } from '../../../../../common/billing/entry.ts';
import { categories, categoryNames, type Category } from '../../../../../common/values.ts';
import type { TrackEntryForm_user$key } from '../../../__generated__/TrackEntryForm_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { StackedCard } from '../../../ui/StackedCard.tsx';
import { useZodForm } from '../../../ui/useZodForm.ts';
import { emptyDraft, entryFormIn, keepDraft, readDraft, type NewEntry } from './entryDraft.ts';
import { EntryPreview } from './EntryPreview.tsx';
import { Failure } from '../Failure.tsx';
import { listOf, shows } from '../lists.ts';
import { useTrackEntry } from './useTrackEntry.ts';
import type { View } from '../view.ts';

/** Adds a subscription from one typed line. The focus stays in it, so that the next can follow. */
export function TrackEntryForm({ user, view }: { user: TrackEntryForm_user$key; view: View }) {
  const { id, currency } = useFragment(
    graphql`
      fragment TrackEntryForm_user on User @throwOnFieldError {
        id
        currency
      }
    `,
    user,
  );
  const form = useZodForm(entryFormIn(currency), { defaultValues: readDraft() });
  const { register, handleSubmit, formState, getValues, reset, setError, setFocus, watch } = form;
  const { errors } = formState;
  const { trackEntry, isAdding } = useTrackEntry(id);
  const [failure, setFailure] = useState<string>();
  const draft = watch();

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [form]);

  const handleAdd = (entry: NewEntry) => {
    if (isAdding) return;
    setFailure(undefined);
    const sent = getValues();
    const { name } = readEntry(entry.entry, currency) as { name: string };
    const lists = shows(view, { name, category: entry.category }) ? [listOf(id, view)] : [];
    trackEntry(entry, lists, {
      note: lists.length > 0 ? undefined : whereabouts(view, entry.category),
      onAdded: () => {
        // Somebody may have typed on meanwhile.
        if (JSON.stringify(getValues()) === JSON.stringify(sent)) {
          reset(emptyDraft);
          keepDraft(emptyDraft);
        }
        setFocus('entry');
      },
      onRefused: (message, isEntry) =>
        isEntry ? setError('entry', { message }, { shouldFocus: true }) : setFailure(message),
    });
  };

  return (
    <StackedCard>
      <form noValidate aria-labelledby="add" onSubmit={handleSubmit(handleAdd)} className="flex flex-col gap-5">
        <h2 id="add" className="text-2xl font-bold">
          Add New Subscription
        </h2>
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_13rem_auto]">
          <div className="sm:col-span-2 lg:col-span-1">
            <Field
              label="Subscription"
              error={errors.entry?.message}
              preview={<EntryPreview draft={draft} currency={currency} />}
            >
              {(control) => (
                <input
                  {...register('entry')}
                  {...control}
                  autoComplete="off"
                  placeholder="Netflix - $15.49/month"
                  className={`${controlStyle} min-h-12`}
                />
              )}
            </Field>
          </div>
          <Field label="Category" error={errors.category?.message}>
            {(control) => (
              <Select {...register('category')} {...control}>
                {categoryNames.map((name) => (
                  <option key={name} value={name}>
                    {categories[name]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Renewal date (optional)" error={errors.nextBillingDate?.message}>
            {(control) => (
              <input {...register('nextBillingDate')} {...control} type="date" className={`${controlStyle} min-h-12`} />
            )}
          </Field>
          <Button
            type="submit"
            aria-disabled={isAdding}
            className="min-h-12.5 w-full min-w-32 sm:col-span-2 lg:col-span-1 lg:mt-8"
          >
            <Plus className="size-5" aria-hidden="true" />
            {isAdding ? 'Adding...' : 'Add'}
          </Button>
        </div>
        {failure && <Failure title="Failed to add subscription" message={failure} />}
      </form>
    </StackedCard>
  );
}

/** Why a view does not show what was just added. */
const whereabouts = (view: View, category: Category): string =>
  view.category && view.category !== category
    ? `It is under ${categories[category]}.`
    : 'The search in the list leaves it out.';

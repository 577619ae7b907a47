import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { readEntry } from '../../../../../common/billing/entry.ts';
import { enumName } from '../../../../../common/enumName.ts';
import { categories, categoryNames, type Category } from '../../../../../common/values.ts';
import type { TrackEntryForm_user$key } from '../../../__generated__/TrackEntryForm_user.graphql.ts';
import { useDraftForm } from '../../../drafts/useDraftForm.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Select } from '../../../ui/Select.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { showIssues } from '../../../ui/showIssues.ts';
import { showToast } from '../../../ui/toast.ts';
import { emptyDraft, entryFormIn, type NewEntry } from './entryForm.ts';
import { EntryField } from './EntryField.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import { keepCategory, keptCategory } from './keptCategory.ts';
import { nameBegun, type Chosen } from './suggestions.ts';
import { listOf, shows } from '../lists.ts';
import { useTrackEntry } from './useTrackEntry.ts';
import type { View } from '../view.ts';

const PastedEntries = latePart(async () => (await import('./PastedEntries.tsx')).PastedEntries);

interface TrackEntryFormProps {
  user: TrackEntryForm_user$key;
  view: View;
  /** Shows what is tracked under a name. */
  onShow: (name: string) => void;
}

/** Adds a subscription from one typed line. The focus stays in it, so that the next can follow. */
export function TrackEntryForm({ user, view, onShow }: TrackEntryFormProps) {
  const { t } = useLingui();
  const { id, currency } = useFragment(
    graphql`
      fragment TrackEntryForm_user on User @throwOnFieldError {
        id
        currency
      }
    `,
    user,
  );
  const { form, clear } = useDraftForm(entryFormIn(currency), {
    key: 'entry',
    fields: ['entry', 'category', 'startsOn', 'websiteUrl', 'websiteOf'],
    defaultValues: { ...emptyDraft, category: keptCategory() },
  });
  const { register, handleSubmit, formState, getValues, setFocus, setValue, watch } = form;
  const { errors } = formState;
  const { trackEntry, isAdding } = useTrackEntry(id);
  const draft = watch();
  /** The name under which it is tracked already. */
  const [tracked, setTracked] = useState<string>();
  /** Whether somebody has begun. Before that, a phone shows the line alone. */
  const [isOpen, setIsOpen] = useState(draft.entry !== '');

  /** A list that was pasted. */
  const [pasted, setPasted] = useState<string>();

  const choose = (suggestion: Chosen) => {
    setTracked(undefined);
    setValue('entry', suggestion.line);
    setValue('websiteUrl', suggestion.websiteUrl ?? '');
    setValue('websiteOf', nameIn(suggestion.line, currency));
    const category = categoryNames.find((name) => enumName(name) === suggestion.category);
    if (category) setValue('category', category);
    setFocus('entry');
  };

  const add = async (entry: NewEntry, refuseDuplicates: boolean) => {
    if (isAdding) return;
    // What asks whether to add it anyway has the focus when it is, and stays until it was.
    if (refuseDuplicates) setTracked(undefined);
    const sent = getValues();
    const { name } = readEntry(entry.entry, currency) as { name: string };
    const lists = shows(view, { name, category: entry.category }) ? [listOf(id, view)] : [];
    const websiteUrl = name === entry.websiteOf ? entry.websiteUrl : null;
    const outcome = await trackEntry({ ...entry, websiteUrl }, { lists, refuseDuplicates });
    if (outcome.status === 'refused' && outcome.refusal.__typename === 'DuplicateError') {
      // Unless somebody has typed on meanwhile.
      if (getValues('entry') === sent.entry) setTracked(outcome.refusal.names[0]);
      return;
    }
    if (outcome.status === 'refused')
      return showIssues(
        form,
        outcome.issues.map(({ message }) => ({ field: 'entry', message })),
      );
    if (outcome.status !== 'done') {
      showIssues(form, outcome.issues);
      return showFailure(t`Failed to add subscription`, outcome.issues);
    }
    const note = lists.length === 0 && { description: t(whereabouts(view, entry.category)) };
    showToast({ tone: 'plain', title: t`Subscription added`, ...note });
    setTracked(undefined);
    // Before the form is cleared, which for a moment has no fields then.
    setFocus('entry');
    // Somebody may have typed on meanwhile.
    if (JSON.stringify(getValues()) === JSON.stringify(sent)) clear();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || tracked === undefined) return;
    event.preventDefault();
    setTracked(undefined);
    setFocus('entry');
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is pressed in what it holds
    <form
      noValidate
      aria-labelledby="add"
      onSubmit={handleSubmit((entry) => add(entry, true))}
      onKeyDown={handleKeyDown}
      className="flex flex-col gap-3 rounded-3xl border border-line bg-card px-4 py-3 shadow-card"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className={isOpen ? 'max-sm:col-span-full' : ''}>
          <h2 id="add" className="mb-1.5 text-lg leading-normal font-bold">
            <Trans>Add New Subscription</Trans>
          </h2>
          <Field
            label={t`Subscription`}
            isLabelHidden
            error={errors.entry?.message}
            {...(isOpen && { preview: <EntryPreview draft={draft} currency={currency} /> })}
          >
            {(control) => (
              <EntryField
                registered={register('entry', { onChange: () => setTracked(undefined) })}
                control={control}
                begun={nameBegun(draft.entry, currency)}
                onBegin={() => setIsOpen(true)}
                onChoose={choose}
                onPasteList={setPasted}
              />
            )}
          </Field>
        </div>
        <div
          className={`grid gap-3 max-lg:col-span-full sm:grid-cols-2 ${isOpen ? 'sm:max-lg:order-last' : 'max-lg:hidden'}`}
        >
          <Field label={t`Category`} error={errors.category?.message}>
            {(control) => (
              <Select {...register('category', { onChange: () => keepCategory(getValues('category')) })} {...control}>
                {categoryNames.map((name) => (
                  <option key={name} value={name}>
                    {t(categories[name])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t`Renewal date (optional)`} error={errors.startsOn?.message}>
            {(control) => (
              <input {...register('startsOn')} {...control} type="date" className={`${controlStyle} min-h-12`} />
            )}
          </Field>
        </div>
        <Button
          type="submit"
          aria-disabled={isAdding}
          className={`mt-8 min-h-12.5 ${isOpen ? 'max-sm:col-span-full max-sm:mt-0' : ''}`}
        >
          <Plus className="size-5" aria-hidden="true" />
          {isAdding ? t`Adding...` : t`Add`}
        </Button>
      </div>
      <Notice message={tracked && t`You already track ${tracked}.`}>
        <Button look="outline" onClick={handleSubmit((entry) => add(entry, false))}>
          <Trans>Add it anyway</Trans>
        </Button>
        <Button look="outline" onClick={() => tracked && onShow(tracked)}>
          <Trans>Show it</Trans>
        </Button>
      </Notice>
      {pasted !== undefined && (
        <PastedEntries
          text={pasted}
          currency={currency}
          category={draft.category ?? 'other'}
          onClose={() => {
            setPasted(undefined);
            // The field was left empty for the dialog only.
            form.clearErrors();
          }}
        />
      )}
      {errors.root?.message && <Alert title={t`Failed to add subscription`} message={errors.root.message} />}
    </form>
  );
}

/** The name in a line that has a price, or in the beginning of one. */
function nameIn(line: string, currency: string): string {
  const entry = readEntry(line, currency);
  return typeof entry === 'string' ? line.replace(/ - $/, '') : entry.name;
}

/** Why a view does not show what was just added. */
const whereabouts = (view: View, category: Category): MessageDescriptor =>
  view.category && view.category !== category
    ? msg`It is in the category ${i18n._(categories[category])}.`
    : msg`Your search hides it in the list.`;

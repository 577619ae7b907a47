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
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Select } from '../../../ui/Select.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { EntryField } from './EntryField.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import { keepCategory } from './keptCategory.ts';
import { nameBegun, type Chosen } from './suggestions.ts';
import { listOf, shows } from '../lists.ts';
import { useEntryForm } from './useEntryForm.ts';
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
  const form = useEntryForm(currency);
  const { draft, errors, controls } = form;
  const { trackEntry, isAdding } = useTrackEntry(id);
  /** The name under which it is tracked already. */
  const [tracked, setTracked] = useState<string>();
  /** Whether somebody has begun. Before that, a phone shows the line alone. */
  const [isOpen, setIsOpen] = useState(draft.entry !== '');

  /** A list that was pasted. */
  const [pasted, setPasted] = useState<string>();

  const choose = (suggestion: Chosen) => {
    setTracked(undefined);
    const category = categoryNames.find((name) => enumName(name) === suggestion.category);
    form.change({
      entry: suggestion.line,
      websiteUrl: suggestion.websiteUrl ?? '',
      websiteOf: nameIn(suggestion.line, currency),
      ...(category && { category }),
    });
    focusEntry();
  };

  const focusEntry = () => controls.entry.current?.focus();

  const add = async (refuseDuplicates: boolean) => {
    if (isAdding || !form.check()) return;
    // What asks whether to add it anyway has the focus when it is, and stays until it was.
    if (refuseDuplicates) setTracked(undefined);
    const sent = form.typed();
    const { entry, category } = sent;
    const name = nameIn(entry, currency);
    const lists = shows(view, { name, category }) ? [listOf(id, view)] : [];
    const websiteUrl = (name === sent.websiteOf && sent.websiteUrl) || null;
    const outcome = await trackEntry(
      { entry, category, startsOn: sent.startsOn || null, websiteUrl },
      { lists, refuseDuplicates },
    );
    if (outcome.status === 'refused' && outcome.refusal.__typename === 'DuplicateError') {
      // Unless somebody has typed on meanwhile.
      if (form.typed().entry === entry) setTracked(outcome.refusal.names[0]);
      return;
    }
    if (outcome.status !== 'done') {
      const field = outcome.status === 'refused' ? 'entry' : 'root';
      for (const { message } of outcome.issues) form.refuse(field, message);
      if (field === 'entry') return;
      return showFailure(t`Failed to add subscription`, outcome.issues);
    }
    const note = lists.length === 0 && { description: t(whereabouts(view, category)) };
    showToast({ tone: 'plain', title: t`Subscription added`, ...note });
    setTracked(undefined);
    focusEntry();
    // Somebody may have typed on meanwhile.
    if (form.typed() === sent) form.clear();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || tracked === undefined) return;
    event.preventDefault();
    setTracked(undefined);
    focusEntry();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is pressed in what it holds
    <form
      noValidate
      aria-labelledby="add"
      onSubmit={(event) => {
        event.preventDefault();
        void add(true);
      }}
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
            error={errors.entry}
            {...(isOpen && { preview: <EntryPreview draft={draft} currency={currency} /> })}
          >
            {(control) => (
              <EntryField
                input={controls.entry}
                value={draft.entry}
                control={control}
                begun={nameBegun(draft.entry, currency)}
                onBegin={() => setIsOpen(true)}
                onType={(entry) => {
                  setTracked(undefined);
                  form.change({ entry });
                }}
                onLeave={() => void form.leave('entry')}
                onChoose={choose}
                onPasteList={setPasted}
              />
            )}
          </Field>
        </div>
        <div
          className={`grid gap-3 max-lg:col-span-full sm:grid-cols-2 ${isOpen ? 'sm:max-lg:order-last' : 'max-lg:hidden'}`}
        >
          <Field label={t`Category`}>
            {(control) => (
              <Select
                {...control}
                name="category"
                value={draft.category}
                onChange={({ target }) => {
                  form.change({ category: target.value as Category });
                  keepCategory(target.value);
                }}
              >
                {categoryNames.map((name) => (
                  <option key={name} value={name}>
                    {t(categories[name])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t`Renewal date (optional)`} error={errors.startsOn}>
            {(control) => (
              <input
                {...control}
                ref={controls.startsOn}
                name="startsOn"
                type="date"
                value={draft.startsOn}
                onChange={({ target }) => form.change({ startsOn: target.value })}
                onBlur={() => void form.leave('startsOn')}
                className={`${controlStyle} min-h-12`}
              />
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
        <Button look="outline" onClick={() => void add(false)}>
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
          category={draft.category}
          onClose={() => {
            setPasted(undefined);
            // The field was left empty for the dialog only.
            form.forgive();
          }}
        />
      )}
      {errors.root && <Alert title={t`Failed to add subscription`} message={errors.root} />}
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

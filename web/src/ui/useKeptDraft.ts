import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readTab, writeTab } from './tabStorage.ts';

const nameOf = (key: string) => `draft:${key}`;

/**
 * Keeps what is typed into some fields of a form until the tab is closed, so that it is still there when somebody had to
 * sign in again. Never name a password.
 *
 * @param key tells the form's draft from those of others
 * @returns forgets the draft, once it was sent
 */
export function useKeptDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
  fields: readonly Path<Values>[],
): () => void {
  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(key)))
      if (fields.some((known) => known === field))
        form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        writeTab(nameOf(key), Object.fromEntries(fields.map((field) => [field, values[field]]))),
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the fields are always the same ones
  }, [form, key]);
  return () => forgetDraft(key);
}

/** Forgets one form's draft. */
export const forgetDraft = (key: string): void => writeTab(nameOf(key), undefined);

function readDraft(key: string): object {
  const draft = readTab(nameOf(key));
  return typeof draft === 'object' && draft !== null ? draft : {};
}

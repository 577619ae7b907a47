import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useZodForm } from '../ui/useZodForm.ts';
import { forgetDraft, keepDraft, readDraft, type Rules } from './draft.ts';

interface DraftProps<Input> {
  /** The name of the form's draft, unlike all others. */
  key: string;
  /** The fields that are stored. Never name a password. */
  fields: readonly (keyof Input & string)[];
  /** The values when nothing was typed. */
  defaultValues: DefaultValues<Input>;
}

/**
 * A form that starts where its user left it: what was typed stays in this tab, for that user, until it is sent or
 * discarded.
 */
export function useDraftForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input> & { shape: Rules },
  { key, fields, defaultValues }: DraftProps<NoInfer<Input>>,
) {
  const [draft] = useState(() => readDraft(key, fields, schema.shape));
  const form = useZodForm(schema, { defaultValues: { ...defaultValues, ...draft } });
  const keep = useEffectEvent((values: Input) => {
    const typed = fields.filter((field) => values[field] !== defaultValues[field]);
    keepDraft(key, Object.fromEntries(typed.map((field) => [field, values[field]])));
  });

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [form]);

  const clear = () => {
    form.reset(defaultValues);
    forgetDraft(key);
  };

  return { form, forgetDraft: () => forgetDraft(key), clear };
}

import { useEffect } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useZodForm } from '../../../ui/useZodForm.ts';
import type { Draft } from './draft.ts';

/** A form as it was left in this tab, and what empties it. */
export function useDraftForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  draft: Draft<NoInfer<DefaultValues<Input>>>,
) {
  const form = useZodForm(schema, { defaultValues: draft.read() });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );

  const clear = () => {
    form.reset(draft.empty);
    draft.keep(draft.empty);
  };

  return { form, clear };
}

import { i18n } from '@lingui/core';
import { toNestErrors } from '@hookform/resolvers';
import { useState } from 'react';
import {
  get,
  useForm,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { heard } from '../../../common/said.ts';
import { afterPress } from './press.ts';

// The page's Content-Security-Policy forbids the code that Zod would otherwise write at run time.
z.config({ jitless: true });

/**
 * A form with a schema's rules. A field is checked when it loses the focus, all fields on submit, and then with every
 * change. The first invalid field gets the focus.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  props: UseFormProps<Input, unknown, Output>,
): UseFormReturn<Input, unknown, Output> {
  const form = useForm<Input, unknown, Output>({ ...props, mode: 'onTouched', resolver: rulesOf(schema) });
  const [register] = useState(() => leavingCalmly(form));
  return Object.assign(form, { register });
}

/**
 * Registers fields so that leaving an empty one shows no error, and that an error only appears after a click has
 * arrived.
 */
function leavingCalmly<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): UseFormRegister<Input> {
  const { register } = form;
  return (name, options) => {
    const field = register(name, options);
    const wasPassedBy = () => !form.getValues(name) && !get(form.formState.defaultValues, name);
    return {
      ...field,
      onBlur: async (event) => {
        await afterPress();
        // Asked only now, because the click may have emptied the form.
        if (!wasPassedBy()) await field.onBlur(event);
      },
    };
  };
}

/** A resolver for a schema, with error messages in the page's language. */
function rulesOf<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values, _context, options) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of error.issues) {
      const { id, values } = heard(message);
      errors[path.join('.') || 'root'] ??= { type: code, message: i18n._(id, { ...values }) };
    }
    return { values: {}, errors: toNestErrors(errors as FieldErrors<Input>, options) };
  };
}

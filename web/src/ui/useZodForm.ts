import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

// The page's Content-Security-Policy forbids the code that Zod would otherwise write at run time.
z.config({ jitless: true });

/** A form with a schema's rules: checked on submit, then on every change; the first wrong field gets the focus. */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  props: UseFormProps<Input, unknown, Output>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({ ...props, resolver: zodResolver(schema) });
}

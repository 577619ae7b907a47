import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Says what the server refused where it belongs: at a field, which gets the focus, or above the form. */
export function showIssues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  issues: readonly { readonly field: string; readonly message: string }[],
): void {
  const fields = Object.keys(form.getValues());
  for (const [index, { field, message }] of issues.entries()) {
    if (fields.includes(field)) form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
    else form.setError('root', { message });
  }
}

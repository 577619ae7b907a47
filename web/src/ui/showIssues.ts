import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** An error in a form's field; an empty `field` means the form as a whole. */
export interface Issue {
  readonly field: string;
  readonly message: string;
}

/** Shows the server's issues in a form: at their fields, the first of which gets the focus, or above the form. */
export function showIssues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  issues: readonly Issue[],
): void {
  const fields = Object.keys(form.getValues());
  for (const [index, { field, message }] of issues.entries()) {
    if (fields.includes(field)) form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
    else form.setError('root', { message });
  }
}

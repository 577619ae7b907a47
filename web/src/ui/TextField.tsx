import type { ComponentProps } from 'react';
import { controlStyle, Field } from './Field.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A labelled text field of one line. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(control) => (
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          className={`${controlStyle} min-h-12`}
        />
      )}
    </Field>
  );
}

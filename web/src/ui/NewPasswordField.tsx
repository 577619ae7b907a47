import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentProps } from 'react';
import { get, useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { latePart } from './latePart.tsx';
import { PasswordField } from './PasswordField.tsx';

const PasswordStrength = latePart(async () => (await import('./PasswordStrength.tsx')).PasswordStrength, {
  Waiting: LengthRule,
  Missing: LengthRule,
});

interface NewPasswordFieldProps<Input extends FieldValues, Output> extends Omit<
  ComponentProps<typeof PasswordField>,
  'preview' | 'form'
> {
  control: Control<Input, unknown, Output>;
  name: Path<Input>;
  /** The form's fields that the password must not be made of. */
  nameFields?: readonly Path<Input>[];
  /** Other texts that it must not be made of. */
  names?: readonly string[];
}

/** A field for a new password, which says how hard the password is to guess. What knows that is loaded on first use. */
export function NewPasswordField<Input extends FieldValues, Output>({
  control,
  name,
  nameFields = [],
  names = [],
  error,
  ...field
}: NewPasswordFieldProps<Input, Output>) {
  const [isUsed, setIsUsed] = useState(false);
  const values = useWatch({ control });
  const allNames = [...names, ...nameFields.map((field) => String(get(values, field) ?? ''))];
  // An error says more, and the server knows names that this page does not.
  const strength = error ? undefined : isUsed ? (
    <PasswordStrength password={String(get(values, name) ?? '')} names={allNames} />
  ) : (
    <LengthRule />
  );
  return (
    <PasswordField
      autoComplete="new-password"
      onFocus={() => setIsUsed(true)}
      preview={strength}
      name={name}
      error={error}
      {...field}
    />
  );
}

function LengthRule() {
  const { t } = useLingui();
  return t`At least 8 characters`;
}

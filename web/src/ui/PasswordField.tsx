import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { controlStyle, Field } from './Field.tsx';

interface PasswordFieldProps extends ComponentProps<'input'>, Omit<ComponentProps<typeof Field>, 'children'> {}

/** A labelled password field whose text can be shown. */
export function PasswordField({ label, hint, error, preview, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const show = t`Show ${label.toLowerCase()}`;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} preview={preview} {...(hint !== undefined && { hint })}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`${controlStyle} min-h-12 pr-13`}
          />
          <button
            type="button"
            aria-label={show}
            data-tooltip={show}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-full text-soft hover:text-ink"
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  );
}

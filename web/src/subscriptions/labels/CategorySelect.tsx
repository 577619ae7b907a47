import { useLingui } from '@lingui/react/macro';
import { categories, categoryNames, type Category } from '../../../../common/values.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Choice } from './chosenLabels.ts';

interface CategorySelectProps {
  category: Category;
  /** The id of the own category that stands in front of it. */
  own: string | undefined;
  /** The user's own categories. */
  choices: readonly Choice[];
  error: string | undefined;
  /** Where it is all that is asked for. */
  isOnly?: boolean;
  onChange: (chosen: { category: Category } | { own: string }) => void;
}

/** A choice of the built-in categories and the user's own. */
export function CategorySelect({ category, own, choices, error, isOnly = false, onChange }: CategorySelectProps) {
  const { t } = useLingui();
  const builtIn = categoryNames.map((name) => (
    <option key={name} value={name}>
      {t(categories[name])}
    </option>
  ));
  const handleChange = (value: string) => {
    const chosen = categoryNames.find((name) => name === value);
    onChange(chosen ? { category: chosen } : { own: value });
  };
  return (
    <Field label={t`Category`} error={error}>
      {(control) => (
        <Select
          {...control}
          value={own ?? category}
          onChange={({ target }) => handleChange(target.value)}
          data-autofocus={isOnly || undefined}
        >
          {choices.length === 0 ? (
            builtIn
          ) : (
            <>
              <optgroup label={t`Your categories`}>
                {choices.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
              <optgroup label={t`Built-in categories`}>{builtIn}</optgroup>
            </>
          )}
        </Select>
      )}
    </Field>
  );
}

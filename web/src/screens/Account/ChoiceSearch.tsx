import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useState, type ReactNode } from 'react';
import { controlStyle, type FieldControl } from '../../ui/Field.tsx';

interface ChoiceSearchProps {
  control: FieldControl;
  value: string;
  /** All that can be chosen; the value need not be among them. */
  choices: readonly string[];
  textOf: (choice: string) => string;
  isBusy: boolean;
  onChoose: (choice: string) => void;
  /** Says that nothing was found. */
  nothing: ReactNode;
}

/** Searches many choices by their words. */
export function ChoiceSearch({ control, value, choices, textOf, isBusy, onChoose, nothing }: ChoiceSearchProps) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const found = [...new Set([value, ...choices])]
    .map((choice) => ({ choice, text: textOf(choice) }))
    .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
    .sort((a, b) => a.text.localeCompare(b.text));

  return (
    <Combobox
      immediate
      value={value}
      onChange={(choice: string | null) => choice !== null && onChoose(choice)}
      onClose={() => setSearch('')}
    >
      <div className="relative">
        <ComboboxInput
          {...control}
          autoComplete="off"
          aria-busy={isBusy}
          displayValue={textOf}
          onChange={({ target }) => setSearch(target.value)}
          onFocus={({ target }) => target.select()}
          className={`${controlStyle} min-h-12`}
        />
        <ComboboxOptions
          modal={false}
          className="absolute inset-x-0 z-20 mt-1 max-h-96 overflow-y-auto rounded-2xl border border-line bg-card p-1.5 shadow-lift"
        >
          {found.map(({ choice, text }) => (
            <ComboboxOption
              key={choice}
              value={choice}
              className="cursor-pointer rounded-xl px-3 py-2 data-focus:bg-fern-tint"
            >
              {text}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
        <p role="status" className="text-sm text-soft">
          {found.length === 0 && nothing}
        </p>
      </div>
    </Combobox>
  );
}

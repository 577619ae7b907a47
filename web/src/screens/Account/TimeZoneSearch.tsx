import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { lazily } from '../../../../common/lazily.ts';
import { controlStyle, type FieldControl } from '../../ui/Field.tsx';
import { placeOf } from './placeOf.ts';

interface TimeZoneSearchProps {
  control: FieldControl;
  timeZone: string;
  isBusy: boolean;
  onChoose: (timeZone: string) => void;
}

const known = lazily(() => [...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** Searches the time zones that the browser knows. */
export function TimeZoneSearch({ control, timeZone, isBusy, onChoose }: TimeZoneSearchProps) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  // The user's may have a name that the browser does not list.
  const found = [...new Set([timeZone, ...known()])].sort().filter((zone) => {
    const text = placeOf(zone).toLowerCase();
    return words.every((word) => text.includes(word));
  });

  return (
    <Combobox
      immediate
      value={timeZone}
      onChange={(zone: string | null) => zone !== null && onChoose(zone)}
      onClose={() => setSearch('')}
    >
      <div className="relative">
        <ComboboxInput
          {...control}
          autoComplete="off"
          aria-busy={isBusy}
          displayValue={placeOf}
          onChange={({ target }) => setSearch(target.value)}
          onFocus={({ target }) => target.select()}
          className={`${controlStyle} min-h-12`}
        />
        <ComboboxOptions
          modal={false}
          className="absolute inset-x-0 z-20 mt-1 max-h-96 overflow-y-auto rounded-2xl border border-line bg-card p-1.5 shadow-lift"
        >
          {found.map((zone) => (
            <ComboboxOption
              key={zone}
              value={zone}
              className="cursor-pointer rounded-xl px-3 py-2 data-focus:bg-fern-tint"
            >
              {placeOf(zone)}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
        <p role="status" className="text-sm text-soft">
          {found.length === 0 && <Trans>No time zone has these words.</Trans>}
        </p>
      </div>
    </Combobox>
  );
}

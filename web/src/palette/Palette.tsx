import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { messages } from '../texts/palette/en.ts';
import { addTexts } from '../texts/texts.ts';
import { NamedLogo } from '../subscriptions/NamedLogo.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { controlStyle } from '../ui/Field.tsx';
import { closePalette } from './paletteStore.ts';
import { usePalette, type Item } from './usePalette.ts';

addTexts(messages);

/** Everything that can be gone to and done, found by its name. */
export function Palette() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { items, run } = usePalette(text);
  const choose = (item: Item | null) => {
    if (!item) return;
    // First, so that the focus goes back before what is chosen moves it.
    closePalette();
    void run(item);
  };
  return (
    <Dialog title={t`Search and commands`} onClose={closePalette}>
      <Combobox onChange={choose} by="key">
        <ComboboxInput
          data-autofocus
          aria-label={t`What are you looking for?`}
          placeholder={t`A page, a subscription, or Netflix $9.99`}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && closePalette()}
          className={`${controlStyle} mt-4 min-h-12`}
        />
        <ComboboxOptions static modal={false} className="mt-3 h-80 overflow-y-auto">
          {items.map((item) => (
            <ComboboxOption
              key={item.key}
              value={item}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 data-focus:bg-fern-tint"
            >
              {item.logo !== undefined && <NamedLogo name={item.label} logo={item.logo} />}
              <span className="min-w-0 grow wrap-anywhere">{item.label}</span>
              <span className="shrink-0 text-sm text-soft">{item.kind}</span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
        <p role="status" className="text-sm text-soft">
          {items.length === 0 && <Trans>Nothing has this name.</Trans>}
        </p>
      </Combobox>
    </Dialog>
  );
}

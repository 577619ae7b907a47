import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { NeedSearchQuery } from '../../../__generated__/NeedSearchQuery.graphql.ts';
import { controlStyle } from '../../../ui/Field.tsx';

interface NeedSearchProps {
  except: readonly string[];
  onAdd: (key: string) => void;
  onClose: () => void;
}

/** Searches all needs that the finder knows. */
export function NeedSearch({ except, onAdd, onClose }: NeedSearchProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const { catalogue } = useLazyLoadQuery<NeedSearchQuery>(
    graphql`
      query NeedSearchQuery {
        catalogue {
          needs {
            key
            name
            about
          }
          oftenAddedNeeds {
            key
            name
            about
          }
        }
      }
    `,
    {},
  );
  const words = search.toLowerCase().split(/\s+/);
  const often = new Set(catalogue.oftenAddedNeeds.map(({ key }) => key));
  const found = [...catalogue.oftenAddedNeeds, ...catalogue.needs.filter(({ key }) => !often.has(key))].filter(
    ({ key, name, about }) => {
      const text = `${name} ${about}`.toLowerCase();
      return !except.includes(key) && words.every((word) => text.includes(word));
    },
  );

  return (
    <Combobox immediate onChange={(key: string | null) => key !== null && onAdd(key)} onClose={onClose}>
      <div className="relative max-w-md">
        <ComboboxInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opened on request
          autoFocus
          aria-label={t`Search needs`}
          placeholder={t`Such as video editing`}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
          className={`${controlStyle} min-h-12`}
        />
        <ComboboxOptions
          modal={false}
          className="absolute inset-x-0 z-20 mt-1 max-h-96 overflow-y-auto rounded-2xl border border-line bg-card p-1.5 shadow-lift"
        >
          {found.map(({ key, name, about }) => (
            <ComboboxOption
              key={key}
              value={key}
              className="cursor-pointer rounded-xl px-3 py-2 data-focus:bg-fern-tint"
            >
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-soft">{about}</span>
            </ComboboxOption>
          ))}
        </ComboboxOptions>
        <p role="status" className="text-sm text-soft">
          {found.length === 0 && <Trans>No need has these words.</Trans>}
        </p>
      </div>
    </Combobox>
  );
}

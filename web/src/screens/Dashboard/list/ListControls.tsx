import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { orderNames, orders, type Order, type View } from '../view.ts';

interface ListControlsProps {
  searchRef: Ref<HTMLInputElement>;
  search: string;
  order: Order;
  onChange: (changes: Partial<View>) => void;
}

/** Searches and sorts the list. */
export function ListControls({ searchRef, search, order, onChange }: ListControlsProps) {
  const { t } = useLingui();
  return (
    <div role="search" className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <SearchField
        ref={searchRef}
        label={t`Search by name`}
        search={search}
        onSearch={(search) => onChange({ search })}
      />
      <Field label={t`Sort by`}>
        {(control) => (
          <Select {...control} value={order} onChange={({ target }) => onChange({ order: target.value as Order })}>
            {orderNames.map((name) => (
              <option key={name} value={name}>
                {t(orders[name].label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

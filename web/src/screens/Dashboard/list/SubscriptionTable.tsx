// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the role of a table that is drawn as a list
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { goToSelectionBar } from '../../../ui/RowCheckbox.tsx';
import type { Order, View } from '../view.ts';
import { usualColumns, type Column } from './columns.ts';
import { columnTexts } from './optionTexts.ts';

interface Sorting {
  /** The current order, or the one that was requested. */
  sorted: Pick<View, 'order' | 'direction'>;
  onSort: (order: Order) => void;
}

interface SubscriptionTableProps extends Sorting {
  body: Ref<HTMLTableSectionElement>;
  /** How many rows there are below the headings, those that are not in the document too. */
  total: number;
  columns: readonly Column[];
  currency: string;
  /** Whether all that are loaded are selected. */
  isAllSelected: boolean;
  onSelectAll: (isSelected: boolean) => void;
  children: ReactNode;
}

/** The table around the rows; its headings sort it. Phones show a list of two lines each without headings. */
export function SubscriptionTable(props: SubscriptionTableProps) {
  const { t } = useLingui();
  const { body, total, columns, currency, isAllSelected, onSelectAll, children, ...sorting } = props;
  const table = (
    <table role="table" aria-rowcount={total + 1} className="w-full max-md:block">
      <caption className="sr-only">
        <Trans>Your subscriptions</Trans>
      </caption>
      <thead role="rowgroup" className="border-b border-line text-sm text-soft max-md:hidden">
        <tr role="row" aria-rowindex={1}>
          <th role="columnheader" scope="col">
            <label className="grid size-9 cursor-pointer place-items-center">
              <input
                type="checkbox"
                aria-label={t`Select all`}
                aria-keyshortcuts={isAllSelected ? 'Enter' : undefined}
                checked={isAllSelected}
                onChange={({ target }) => onSelectAll(target.checked)}
                onKeyDown={goToSelectionBar}
                className="size-5 accent-fern"
              />
            </label>
          </th>
          {/* With the logo. */}
          <SortableColumn order="name" label={t`Name`} span={2} {...sorting} />
          {columns.map((column) => {
            if (column === 'monthly')
              return <SortableColumn key={column} order="cost" label={t`Monthly (${currency})`} isRight {...sorting} />;
            if (column === 'next-payment')
              return <SortableColumn key={column} order="next-payment" label={t(columnTexts[column])} {...sorting} />;
            const isRight = column === 'price' || column === 'yearly';
            return (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={`px-2 font-semibold whitespace-nowrap ${isRight ? 'text-right' : 'text-left'}`}
              >
                {t(columnTexts[column])}
              </th>
            );
          })}
          <th role="columnheader" scope="col" className="pl-2 text-right font-semibold">
            <Trans>Actions</Trans>
          </th>
        </tr>
      </thead>
      <tbody ref={body} role="rowgroup" className="max-md:block">
        {children}
      </tbody>
    </table>
  );
  // A window that is too narrow for more columns than usual does not scroll as a whole.
  return columns.length > usualColumns.length ? <div style={{ overflowX: 'auto' }}>{table}</div> : table;
}

const icons = { ASC: ArrowUp, DESC: ArrowDown };
const ways = { ASC: 'ascending', DESC: 'descending' } as const;

function SortableColumn({
  order,
  label,
  isRight = false,
  span,
  sorted,
  onSort,
}: Sorting & { order: Order; label: string; isRight?: boolean; span?: number }) {
  const isSorted = sorted.order === order;
  const Icon = isSorted ? icons[sorted.direction] : ArrowUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      colSpan={span}
      aria-sort={isSorted ? ways[sorted.direction] : 'none'}
      className={`font-semibold whitespace-nowrap ${isRight ? 'text-right' : 'text-left'}`}
    >
      <button
        type="button"
        onClick={() => onSort(order)}
        className={`inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 -outline-offset-3 hover:bg-sunken hover:text-ink ${isSorted ? 'text-ink' : ''}`}
      >
        {label}
        <Icon className="size-4 shrink-0" aria-hidden="true" />
      </button>
    </th>
  );
}

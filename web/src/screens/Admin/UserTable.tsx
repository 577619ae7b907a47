// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the role of a table that is drawn as cards
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import type { Order, View } from './view.ts';

interface Sorting {
  /** The current order, or the one that was requested. */
  sorted: Pick<View, 'order' | 'direction'>;
  onSort: (order: Order) => void;
}

interface UserTableProps extends Sorting {
  isPending: boolean;
  children: ReactNode;
}

/**
 * The table around the rows. Narrow windows show it as cards, with the columns to sort by above them; elsewhere it
 * scrolls by itself, and the usernames stay in place.
 */
export function UserTable({ isPending, children, ...sorting }: UserTableProps) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only scrolls to the focused element
    <div
      role="region"
      aria-label={t`Table of users`}
      aria-busy={isPending}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
      tabIndex={0}
      onFocus={showAll}
      className="relative xl:scroll-pl-36 xl:scroll-pr-2 xl:overflow-x-auto xl:rounded-3xl xl:border xl:border-line xl:bg-card xl:shadow-card"
    >
      <table role="table" className={`w-full text-left max-xl:block ${isPending ? 'animate-pulse' : ''}`}>
        <caption className="sr-only">
          <Trans>All Users</Trans>
        </caption>
        <thead role="rowgroup" className="border-line text-sm text-soft max-xl:block xl:border-b">
          <tr
            role="row"
            className="max-xl:mb-3 max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:before:content-[attr(data-label)_/_'']"
            data-label={t`Sort by`}
          >
            <SortableColumn order="username" label={t`Username`} {...sorting} />
            <SortableColumn order="email" label={t`Email`} {...sorting} />
            <Column>
              <Trans>Currency</Trans>
            </Column>
            <Column>
              <Trans>Status</Trans>
            </Column>
            <SortableColumn order="last-login" label={t`Last Login`} {...sorting} />
            <SortableColumn order="created" label={t`Created`} {...sorting} />
            <Column>
              <Trans>Actions</Trans>
            </Column>
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="divide-line max-xl:grid max-xl:gap-4 md:max-xl:grid-cols-2 lg:max-xl:grid-cols-3 xl:divide-y"
        >
          {children}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Scrolls a focused element into view, because browsers leave one that is half in view. Not for a mouse: the button
 * would move away from under it.
 */
function showAll({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const columnStyle = 'whitespace-nowrap font-semibold xl:first:sticky xl:first:left-0 xl:first:z-10 xl:first:bg-card';

function Column({ children }: { children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" className={`px-2 py-2 last:pr-4 max-xl:sr-only ${columnStyle}`}>
      {children}
    </th>
  );
}

const icons = { ASC: ArrowUp, DESC: ArrowDown };
const ways = { ASC: 'ascending', DESC: 'descending' } as const;

function SortableColumn({ order, label, sorted, onSort }: Sorting & { order: Order; label: string }) {
  const isSorted = sorted.order === order;
  const Icon = isSorted ? icons[sorted.direction] : ArrowUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? ways[sorted.direction] : 'none'}
      className={`xl:first:pl-3 ${columnStyle}`}
    >
      <button
        type="button"
        onClick={() => onSort(order)}
        className={`flex min-h-11 items-center gap-1.5 rounded-full px-2 -outline-offset-3 hover:bg-sunken hover:text-ink ${isSorted ? 'text-ink' : ''}`}
      >
        {label}
        <Icon className="size-4 shrink-0" aria-hidden="true" />
      </button>
    </th>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import type { Order, View } from './view.ts';

interface Sorting {
  /** What the rows are ordered by, or soon will be. */
  sorted: Pick<View, 'order' | 'direction'>;
  onSort: (order: Order) => void;
}

interface UserTableProps extends Sorting {
  isPending: boolean;
  children: ReactNode;
}

/** The table round the rows; where it is too wide it scrolls by itself, under the usernames. */
export function UserTable({ isPending, children, ...sorting }: UserTableProps) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only sees to what has the focus in it
    <div
      role="region"
      aria-label={t`Table of users`}
      aria-busy={isPending}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      onFocus={showAll}
      className="relative scroll-pl-36 scroll-pr-2 overflow-x-auto rounded-3xl border border-line bg-card shadow-card"
    >
      <table className={`w-full text-left ${isPending ? 'animate-pulse' : ''}`}>
        <caption className="sr-only">
          <Trans>All Users</Trans>
        </caption>
        <thead className="border-b border-line text-sm text-soft">
          <tr>
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
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

/** A browser leaves what is half in sight where it is. Not for a mouse: the button would move away from under it. */
function showAll({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const columnStyle = 'whitespace-nowrap font-semibold first:sticky first:left-0 first:z-10 first:bg-card';

function Column({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className={`px-3 py-2 last:pr-4 ${columnStyle}`}>
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
    <th scope="col" aria-sort={isSorted ? ways[sorted.direction] : 'none'} className={`first:pl-2 ${columnStyle}`}>
      <button
        type="button"
        onClick={() => onSort(order)}
        className={`flex min-h-11 items-center gap-1.5 rounded-full px-3 -outline-offset-3 hover:bg-sunken hover:text-ink ${isSorted ? 'text-ink' : ''}`}
      >
        {label}
        <Icon className="size-4 shrink-0" aria-hidden="true" />
      </button>
    </th>
  );
}

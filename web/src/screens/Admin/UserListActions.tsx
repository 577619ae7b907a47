import { Trans } from '@lingui/react/macro';
import { Download, ListChecks } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/buttonStyle.ts';
import type { View } from './view.ts';

interface UserListActionsProps {
  view: View;
  onSelectAll: () => void;
}

/** Selects all users that are shown, and exports all of the view. */
export function UserListActions({ view: { search, status }, onSelectAll }: UserListActionsProps) {
  const addressOf = (format: 'csv' | 'json') => {
    const query = new URLSearchParams({ format, ...(search && { search }), ...(status && { status }) });
    return `/api/admin/users/export?${query}`;
  };
  return (
    <div className="-ml-3 flex flex-wrap gap-x-2 gap-y-1">
      <Button look="quiet" onClick={onSelectAll}>
        <ListChecks className="size-5" aria-hidden="true" />
        <Trans>Select all shown</Trans>
      </Button>
      <a href={addressOf('csv')} download className={buttonStyle('quiet')}>
        <Download className="size-5" aria-hidden="true" />
        <Trans>Export as CSV</Trans>
      </a>
      <a href={addressOf('json')} download className={buttonStyle('quiet')}>
        <Download className="size-5" aria-hidden="true" />
        <Trans>Export as JSON</Trans>
      </a>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** How many are selected, and for whoever selects with the keyboard, how to go on. */
export function SelectionCount({ children }: { children: ReactNode }) {
  return (
    <div className="grow">
      <p role="status" className="font-semibold tabular-nums">
        {children}
      </p>
      <p className="hidden text-sm text-soft [body:has(table_input:focus-visible)_&]:block">
        <Trans>Press Enter to go on</Trans>
      </p>
    </div>
  );
}

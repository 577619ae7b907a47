import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChipProps {
  /** Its name for the remove button. */
  name: string;
  onRemove?: () => void;
  children: ReactNode;
}

/** Something that was understood, with a button to take it back. */
export function Chip({ name, onRemove, children }: ChipProps) {
  const { t } = useLingui();
  return (
    <li className="flex min-h-9 max-w-full items-center rounded-full border border-line bg-paper px-3 text-sm">
      <span className="min-w-0 py-1">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={t`Remove ${name}`}
          onClick={onRemove}
          // Larger than the chip, to be easy to hit.
          className="-my-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:text-ink"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

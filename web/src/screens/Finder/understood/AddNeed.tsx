import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { latePart } from '../../../ui/latePart.tsx';

// Its list of needs comes with it, when somebody first wants it.
const NeedSearch = latePart(async () => (await import('./NeedSearch.tsx')).NeedSearch);

interface AddNeedProps {
  /** The keys of the needs that are there already. */
  except: readonly string[];
  onAdd: (key: string) => void;
}

/** A button that opens a searchable list of all needs. */
export function AddNeed({ except, onAdd }: AddNeedProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onPointerEnter={NeedSearch.preload}
        onFocus={NeedSearch.preload}
        onClick={() => setIsOpen(!isOpen)}
        className="-my-1.5 inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-sm font-semibold text-fern hover:bg-fern-tint"
      >
        <Plus className="size-4" aria-hidden="true" />
        <Trans>Add a need</Trans>
      </button>
      {isOpen && (
        <div className="mt-1 w-full">
          <NeedSearch except={except} onAdd={onAdd} onClose={() => setIsOpen(false)} />
        </div>
      )}
    </>
  );
}

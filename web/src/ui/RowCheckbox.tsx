import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { inNeighbour } from './neighbours.ts';

/** Selects an entry of a list, or all from the one that was selected before. */
export type Select = (id: string, isSelected: boolean, isRange: boolean) => void;

interface RowCheckboxProps {
  /** The entry's. */
  id: string;
  name: string;
  isSelected: boolean;
  onSelect: Select;
}

const neighbours = new Map([
  ['ArrowDown', 'nextElementSibling'],
  ['ArrowUp', 'previousElementSibling'],
] as const);

/** The id of the bar with what can be done to those that are selected. */
export const selectionBarId = 'selected';

/** With Enter in a checkbox, goes to what can be done to those that are selected, past all rows that are between. */
export function goToSelectionBar(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  // Or it would press the button as well.
  event.preventDefault();
  document.getElementById(selectionBarId)?.querySelector('button')?.focus();
}

/** Selects a row. Arrow keys go to the next one, and with Shift they select it; Enter goes to what can be done then. */
export function RowCheckbox({ id, name, isSelected, onSelect }: RowCheckboxProps) {
  const { t } = useLingui();
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    goToSelectionBar(event);
    const side = neighbours.get(event.key as 'ArrowDown');
    if (!side) return;
    event.preventDefault();
    const next = inNeighbour<HTMLInputElement>(event.currentTarget.closest('tr'), side, 'input[type=checkbox]');
    if (!next) return;
    next.focus();
    if (!event.shiftKey) return;
    onSelect(id, true, false);
    onSelect(next.value, true, true);
  };
  return (
    <label className="grid size-9 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t`Select ${name}`}
        aria-keyshortcuts={isSelected ? 'Enter' : undefined}
        value={id}
        checked={isSelected}
        onChange={({ target, nativeEvent }) =>
          onSelect(id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        onKeyDown={handleKeyDown}
        className="size-5 accent-fern"
      />
    </label>
  );
}

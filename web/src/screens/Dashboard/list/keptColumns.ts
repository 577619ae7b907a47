import { readKept } from '../../../ui/browserStorage.ts';
import { createStore } from '../../../ui/store.ts';
import { columnNames, usualColumns, type Column } from './columns.ts';

/** Under which the browser keeps them. */
export const columnsKey = 'stackling:columns';

/** The columns that were chosen in this browser. */
export const columnStore = createStore<readonly Column[]>(keptColumns(), usualColumns);

function keptColumns(): readonly Column[] {
  const kept = readKept(columnsKey)?.split(' ');
  return kept ? columnNames.filter((name) => kept.includes(name)) : usualColumns;
}

import { keep } from '../../../ui/browserStorage.ts';
import { columnNames, type Column } from './columns.ts';
import { columnsKey, columnStore } from './keptColumns.ts';

/** Shows a column from now on, or no longer. */
export function keepColumn(column: Column, isShown: boolean): void {
  const shown = columnStore.get();
  columnStore.set(columnNames.filter((name) => (name === column ? isShown : shown.includes(name))));
  keep(columnsKey, columnStore.get().join(' '));
}

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Which entries of a list are selected. Selecting one with Shift selects all from the one before.
 *
 * @param ids those that can be selected, in their order
 */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const shown = useRef(ids);
  useEffect(() => void (shown.current = ids), [ids]);

  const select = useCallback((id: string, isSelected: boolean, isRange: boolean) => {
    const [from, to] = [shown.current.indexOf(last.current ?? ''), shown.current.indexOf(id)];
    const range = isRange && from >= 0 ? shown.current.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    last.current = id;
    setChosen((before) => {
      const after = new Set(before);
      for (const each of range)
        if (isSelected) after.add(each);
        else after.delete(each);
      return after;
    });
  }, []);

  // Who is no longer in the list is not selected, so that nothing happens to what cannot be seen.
  const selected = ids.filter((id) => chosen.has(id));
  return { selected, select, selectAll: () => setChosen(new Set(ids)), clear: () => setChosen(new Set()) };
}

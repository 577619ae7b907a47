import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/**
 * Which entries of a list are selected. Selecting one with Shift selects all from the one before.
 *
 * @param ids those that can be selected, in their order
 */
export function useSelection(ids: readonly string[]) {
  /** The selected ids; or how many from the first on, those that are not loaded yet too. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | number>(new Set<string>());
  const last = useRef<string>(undefined);
  const shown = useRef(ids);
  useEffect(() => void (shown.current = ids), [ids]);

  const select = useCallback((id: string, isSelected: boolean, isRange: boolean) => {
    const [from, to] = [shown.current.indexOf(last.current ?? ''), shown.current.indexOf(id)];
    const range = isRange && from >= 0 ? shown.current.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    last.current = id;
    setChosen((before) => {
      const after = new Set(typeof before === 'number' ? shown.current.slice(0, before) : before);
      for (const each of range)
        if (isSelected) after.add(each);
        else after.delete(each);
      return after;
    });
  }, []);

  // Who is no longer in the list is not selected, so that nothing happens to what cannot be seen.
  const selected = useMemo(
    () => (typeof chosen === 'number' ? ids.slice(0, chosen) : ids.filter((id) => chosen.has(id))),
    [chosen, ids],
  );
  const set = useMemo(() => new Set(selected), [selected]);
  return {
    selected,
    isSelected: (id: string) => set.has(id),
    select,
    selectAll: () => setChosen(new Set(ids)),
    /** Selects so many from the first on, those that are not loaded yet too. */
    selectFirst: setChosen as (count: number) => void,
    isFirst: typeof chosen === 'number',
    clear: () => setChosen(new Set<string>()),
  };
}

import { useRef, type KeyboardEvent } from 'react';

interface TabsProps<Value> {
  label: string;
  tabs: readonly { value: Value; id: string; label: string }[];
  selected: Value;
  /** The id of the panel that they all fill. */
  panelId: string;
  /** Whether they are smaller in narrow windows, where they would take several lines. */
  isCompact?: boolean;
  onSelect: (value: Value) => void;
}

/** Tabs for one panel; arrow keys move between them. */
export function Tabs<Value>({ label, tabs, selected, panelId, isCompact = false, onSelect }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ value }) => value === selected);
    const next = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
    onSelect(tabs[next]!.value);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className="flex flex-wrap gap-1"
    >
      {tabs.map(({ value, id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={id}
          aria-selected={value === selected}
          aria-controls={panelId}
          tabIndex={value === selected ? 0 : -1}
          onClick={() => onSelect(value)}
          className={`${isCompact ? 'min-h-8 px-2.5 max-md:text-sm md:min-h-11 md:px-4' : 'min-h-11 px-4'} rounded-full border-2 border-transparent font-semibold text-soft transition hover:bg-sunken hover:text-ink aria-selected:border-fern aria-selected:bg-fern-tint aria-selected:text-fern`}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent } from 'react';
import { categories, categoryNames, type Category } from '../../../../../common/values.ts';

const tabs = [undefined, ...categoryNames];

export const panelId = 'subscriptions-panel';

export const tabId = (category: Category | undefined) => `tab-${category ?? 'all'}`;

interface CategoryTabsProps {
  selected: Category | undefined;
  onSelect: (category: Category | undefined) => void;
}

/** One tab for all subscriptions and one for each category; arrow keys move between them. */
export function CategoryTabs({ selected, onSelect }: CategoryTabsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const current = tabs.indexOf(selected);
    const next = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
    onSelect(tabs[next]);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t`Categories`}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className="flex flex-wrap gap-1"
    >
      {tabs.map((category) => (
        <button
          key={tabId(category)}
          type="button"
          role="tab"
          id={tabId(category)}
          aria-selected={category === selected}
          aria-controls={panelId}
          tabIndex={category === selected ? 0 : -1}
          onClick={() => onSelect(category)}
          className="min-h-11 rounded-full border-2 border-transparent px-4 font-semibold text-soft transition hover:bg-sunken hover:text-ink aria-selected:border-fern aria-selected:bg-fern-tint aria-selected:text-fern"
        >
          {t(category ? categories[category] : msg`All Subscriptions`)}
        </button>
      ))}
    </div>
  );
}

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { categories, categoryNames, type Category } from '../../../../../common/values.ts';
import { Tabs } from '../../../ui/Tabs.tsx';

const values = [undefined, ...categoryNames];

export const panelId = 'subscriptions-panel';

export const tabId = (category: Category | undefined) => `tab-${category ?? 'all'}`;

interface CategoryTabsProps {
  selected: Category | undefined;
  onSelect: (category: Category | undefined) => void;
}

/** One tab for all subscriptions and one for each category. */
export function CategoryTabs({ selected, onSelect }: CategoryTabsProps) {
  const { t } = useLingui();
  const tabs = values.map((value) => ({
    value,
    id: tabId(value),
    label: t(value ? categories[value] : msg`All Subscriptions`),
  }));
  return <Tabs isCompact label={t`Categories`} tabs={tabs} selected={selected} panelId={panelId} onSelect={onSelect} />;
}

// oxlint-disable relay/unused-fields -- groups.ts chooses among labels by them
import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { categories } from '../../../../../common/values.ts';
import type { LabelCell_subscription$key } from '../../../__generated__/LabelCell_subscription.graphql.ts';
import { categoryColors, categoryOf } from '../../../subscriptions/category.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { labelsOfKind } from './groups.ts';

interface LabelCellProps {
  subscription: LabelCell_subscription$key;
  column: 'category' | 'method' | 'tags';
}

/** What a subscription is labelled with in a column of the table. */
export function LabelCell({ subscription, column }: LabelCellProps) {
  const { t } = useLingui();
  const { category, labels } = useFragment(
    graphql`
      fragment LabelCell_subscription on TrackedSubscription
      @throwOnFieldError
      @argumentDefinitions(withLabels: { type: "Boolean", defaultValue: false }) {
        category
        labels @include(if: $withLabels) {
          id
          kind
          name
          color
        }
      }
    `,
    subscription,
  );
  // Until they are loaded.
  if (!labels) return null;
  if (column === 'category') {
    const builtIn = categoryOf(category);
    const [own] = labelsOfKind(labels, 'category');
    const name = own?.name ?? t(categories[builtIn]);
    return (
      <span className="flex">
        <Badge color={own?.color ?? categoryColors[builtIn]}>
          <span title={name} className="line-clamp-1 wrap-anywhere" style={{ minWidth: '3.5rem' }}>
            {name}
          </span>
        </Badge>
      </span>
    );
  }
  const names = labelsOfKind(labels, column === 'tags' ? 'tag' : column)
    .map(({ name }) => name)
    .join(', ');
  return (
    <span title={names} className="line-clamp-1 wrap-anywhere" style={{ minWidth: '5rem' }}>
      {names}
    </span>
  );
}

import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../../common/billing/money.ts';
import { categories as names } from '../../../../common/values.ts';
import type { Categories_statistics$key } from '../../__generated__/Categories_statistics.graphql.ts';
import { categoryColors, categoryOf } from '../../subscriptions/category.ts';
import { monthWords } from '../../ui/monthWords.ts';
import { Charts } from './charts/lateCharts.ts';
import { badgeColorOf } from './badgeColorOf.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { Panel } from './Panel.tsx';

/** What was paid in each category: rings, areas over the months, and tables with the same numbers. */
export function Categories(props: { statistics: Categories_statistics$key }) {
  const { t } = useLingui();
  const { currency, paidCents, months, categories } = useFragment(
    graphql`
      fragment Categories_statistics on Statistics @throwOnFieldError {
        currency
        paidCents
        months {
          period
        }
        categories {
          category
          label {
            id
            name
            color
          }
          paidCents
          payments
          monthCents
        }
      }
    `,
    props.statistics,
  );
  const rows = categories
    .map(({ category, label, paidCents, payments, monthCents }) => {
      const own = categoryOf(category ?? '');
      const named = label
        ? { key: label.id, name: label.name, color: badgeColorOf(label.color) }
        : { key: own, name: t(names[own]), color: categoryColors[own] };
      return { ...named, paidCents, payments, monthCents };
    })
    .toSorted((a, b) => b.paidCents - a.paidCents);
  return (
    <Panel id="categories" heading={t`By category`}>
      <Charts
        parts={rows}
        months={months.map(({ period }) => monthWords(period))}
        center={formatMoney(paidCents, currency)}
        format={(cents) => formatMoney(cents, currency)}
      />
      <FiguresTable
        label={t`What was paid in each category`}
        first={t`Category`}
        currency={currency}
        totalCents={paidCents}
        rows={rows}
      />
    </Panel>
  );
}

import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { categories } from '../../../../../common/values.ts';
import type { CategoryBreakdown_user$key } from '../../../__generated__/CategoryBreakdown_user.graphql.ts';
import { Money } from '../../../ui/Money.tsx';
import { categoryOf } from '../../../subscriptions/category.ts';

/** The cost of each category with active subscriptions, as a list of bars. */
export function CategoryBreakdown({ user }: { user: CategoryBreakdown_user$key }) {
  const { t } = useLingui();
  const { spending } = useFragment(
    graphql`
      fragment CategoryBreakdown_user on User @throwOnFieldError {
        spending {
          currency
          monthlyCents
          byCategory {
            category
            monthlyCents
            count
          }
        }
      }
    `,
    user,
  );
  if (spending.byCategory.length === 0) return null;
  return (
    <section aria-labelledby="breakdown" className="rounded-3xl border border-line bg-card px-4 py-3 shadow-card">
      <h3 id="breakdown" className="text-xl font-bold">
        <Trans>Monthly by category</Trans>
      </h3>
      <ul className="mt-3 flex flex-col gap-3">
        {spending.byCategory.map(({ category, monthlyCents, count }) => {
          const share = spending.monthlyCents === 0 ? 0 : (100 * monthlyCents) / spending.monthlyCents;
          return (
            <li key={category}>
              <p className="flex justify-between gap-3">
                <span className="font-semibold">{t(categories[categoryOf(category)])}</span>
                <Money cents={monthlyCents} currency={spending.currency} />
              </p>
              <div className="mt-1 h-3 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
                <div className="h-full rounded-full bg-fern" style={{ width: `${share}%` }} />
              </div>
              <p className="mt-1 text-sm text-soft tabular-nums">
                {percent(share)} · <Plural value={count} one="# subscription" other="# subscriptions" />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const percent = (share: number) => (share > 0 && share < 1 ? t`less than 1%` : t`${Math.round(share)}%`);

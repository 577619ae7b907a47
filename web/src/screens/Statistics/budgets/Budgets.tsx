import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { categories } from '../../../../../common/values.ts';
import type { Budgets_user$key } from '../../../__generated__/Budgets_user.graphql.ts';
import { categoryOf } from '../../../subscriptions/category.ts';
import { Panel } from '../Panel.tsx';
import { BudgetForm } from './BudgetForm.tsx';
import { BudgetRow } from './BudgetRow.tsx';

/** What somebody wants to pay a month at most, and how that fares. */
export function Budgets(props: { user: Budgets_user$key }) {
  const { t } = useLingui();
  const region = useRef<HTMLDivElement>(null);
  const { currency, budgets, labels } = useFragment(
    graphql`
      fragment Budgets_user on User @throwOnFieldError {
        currency
        budgets {
          category
          label {
            id
            name
          }
          ...BudgetRow_budget
        }
        labels(kind: CATEGORY) {
          id
          name
        }
      }
    `,
    props.user,
  );
  const nameOf = (category: string | null | undefined, label: { name: string } | null | undefined) =>
    label?.name ?? (category ? t(categories[categoryOf(category)]) : t`All subscriptions`);
  return (
    <Panel id="budgets" heading={t`Budgets`}>
      <div ref={region} tabIndex={-1} role="group" aria-label={t`Your budgets`}>
        {budgets.length === 0 ? (
          <p className="text-soft">
            <Trans>Say what you want to pay a month at most, and see on which day you will pay more.</Trans>
          </p>
        ) : (
          <ul className="flex flex-col gap-6">
            {budgets.map((budget) => (
              <BudgetRow
                key={budget.label?.id ?? budget.category ?? ''}
                name={nameOf(budget.category, budget.label)}
                budget={budget}
                onRemoved={() => region.current?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
      <BudgetForm currency={currency} labels={labels} />
    </Panel>
  );
}

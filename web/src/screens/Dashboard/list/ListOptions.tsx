import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ListOptions_user$key } from '../../../__generated__/ListOptions_user.graphql.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { CurrencySelector } from '../spending/CurrencySelector.tsx';
import { orderNames, orders, type Order, type View } from '../view.ts';

interface ListOptionsProps {
  user: ListOptions_user$key;
  sorted: Pick<View, 'order' | 'direction'>;
  onChange: (changes: Partial<View>) => void;
}

/** How the list is shown: its order, and the currency of the totals. */
export function ListOptions({ user, sorted, onChange }: ListOptionsProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment ListOptions_user on User @throwOnFieldError {
        ...CurrencySelector_user
      }
    `,
    user,
  );
  return (
    <div
      role="group"
      aria-label={t`Options`}
      className="grid w-full items-start gap-4 rounded-2xl bg-sunken p-4 sm:grid-cols-2"
    >
      <Field label={t`Sort by`}>
        {(control) => (
          <Select
            {...control}
            value={sorted.order}
            onChange={({ target }) => {
              const order = target.value as Order;
              onChange({ order, direction: orders[order].first });
            }}
          >
            {orderNames.map((name) => (
              <option key={name} value={name}>
                {t(orders[name].label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <CurrencySelector user={data} />
    </div>
  );
}

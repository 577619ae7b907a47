import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ListOptions_user$key } from '../../../__generated__/ListOptions_user.graphql.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useStore } from '../../../ui/store.ts';
import { useMatches } from '../../../ui/useMatches.ts';
import { CurrencySelector } from '../spending/CurrencySelector.tsx';
import { groupNames, orderNames, orders, type Order, type View } from '../view.ts';
import { columnNames } from './columns.ts';
import { keepColumn } from './keepColumn.ts';
import { columnStore } from './keptColumns.ts';
import { columnTexts, groupTexts, orderTexts } from './optionTexts.ts';

interface ListOptionsProps {
  user: ListOptions_user$key;
  view: View;
  onChange: (changes: Partial<View>) => void;
}

/** How the list is shown: its order, its groups, the currency of the totals, and the columns of the table. */
export function ListOptions({ user, view, onChange }: ListOptionsProps) {
  const { t } = useLingui();
  const isPhone = useMatches('(width < 48rem)');
  const columns = useStore(columnStore);
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
            value={view.order}
            onChange={({ target }) => {
              const order = target.value as Order;
              onChange({ order, direction: orders[order].first });
            }}
          >
            {orderNames.map((name) => (
              <option key={name} value={name}>
                {t(orderTexts[name])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <CurrencySelector user={data} />
      <Field label={t`Group by`}>
        {(control) => (
          <Select
            {...control}
            value={view.group ?? ''}
            onChange={({ target }) => onChange({ group: groupNames.find((name) => name === target.value) })}
          >
            <option value="">{t`Nothing`}</option>
            {groupNames.map((name) => (
              <option key={name} value={name}>
                {t(groupTexts[name])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!isPhone && (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold">
            <Trans>Columns</Trans>
          </legend>
          <div className="flex flex-wrap gap-x-4">
            {columnNames.map((name) => (
              <label key={name} className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  checked={columns.includes(name)}
                  onChange={({ target }) => {
                    keepColumn(name, target.checked);
                    onChange({ columns: columnStore.get() });
                  }}
                  className="size-5 accent-fern"
                />
                {t(columnTexts[name])}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

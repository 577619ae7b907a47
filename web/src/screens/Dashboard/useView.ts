import { useLingui } from '@lingui/react/macro';
import query, { type DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { useAddressedView } from '../../relay/useAddressedView.ts';
import { useStore } from '../../ui/store.ts';
import { columnStore } from './list/keptColumns.ts';
import { readView, variablesOf, type View } from './view.ts';
import { addressOf } from './viewChanges.ts';

/** The view in the address with the columns that this browser keeps, and a function to change it. */
export const useView = () => {
  const { t } = useLingui();
  const columns = useStore(columnStore);
  return useAddressedView<DashboardScreenQuery, View>({
    query,
    read: (address) => readView(address, columns),
    addressOf,
    place: 'category',
    variablesOf,
    failure: t`Failed to load subscriptions`,
  });
};

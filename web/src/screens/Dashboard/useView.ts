import { useLingui } from '@lingui/react/macro';
import query, { type DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { useAddressedView } from '../../relay/useAddressedView.ts';
import { addressOf, readView, variablesOf, type View } from './view.ts';

/** The view in the address, and a function to change it. */
export const useView = () => {
  const { t } = useLingui();
  return useAddressedView<DashboardScreenQuery, View>({
    query,
    read: readView,
    addressOf,
    place: 'category',
    variablesOf,
    failure: t`Failed to load subscriptions`,
  });
};

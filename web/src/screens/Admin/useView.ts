import { useLingui } from '@lingui/react/macro';
import query, { type AdminDashboardQuery } from '../../__generated__/AdminDashboardQuery.graphql.ts';
import { useAddressedView } from '../../relay/useAddressedView.ts';
import { addressOf, readView, variablesOf, type View } from './view.ts';

/** The view of the users in the address, and a function to change it. */
export const useView = () => {
  const { t } = useLingui();
  return useAddressedView<AdminDashboardQuery, View>({
    query,
    read: readView,
    addressOf,
    variablesOf,
    failure: t`Failed to load users`,
  });
};

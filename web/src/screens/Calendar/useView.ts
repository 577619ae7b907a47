import { useLingui } from '@lingui/react/macro';
import query, { type CalendarScreenQuery } from '../../__generated__/CalendarScreenQuery.graphql.ts';
import { useAddressedView } from '../../relay/useAddressedView.ts';
import { addressOf, readView, variablesOf, type View } from './view.ts';

/** The month in the address, and a function to change it. */
export const useView = () => {
  const { t } = useLingui();
  return useAddressedView<CalendarScreenQuery, View>({
    query,
    read: readView,
    addressOf,
    place: 'month',
    variablesOf,
    failure: t`Failed to load payments`,
  });
};

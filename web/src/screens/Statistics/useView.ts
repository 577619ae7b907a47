import { useLingui } from '@lingui/react/macro';
import query, { type StatisticsScreenQuery } from '../../__generated__/StatisticsScreenQuery.graphql.ts';
import { useAddressedView } from '../../relay/useAddressedView.ts';
import { addressOf, readView, variablesOf, type View } from './view.ts';

/** The range in the address, and a function to change it. */
export const useView = () => {
  const { t } = useLingui();
  return useAddressedView<StatisticsScreenQuery, View>({
    query,
    read: readView,
    addressOf,
    place: 'from',
    variablesOf,
    failure: t`Failed to load the statistics`,
  });
};

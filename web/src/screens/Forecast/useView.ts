import { useLingui } from '@lingui/react/macro';
import query, { type ForecastScreenQuery } from '../../__generated__/ForecastScreenQuery.graphql.ts';
import { useAddressedView } from '../../relay/useAddressedView.ts';
import { addressOf, readView, variablesOf, type View } from './view.ts';

/** What is assumed in the address, and a function to change it. */
export const useView = () => {
  const { t } = useLingui();
  return useAddressedView<ForecastScreenQuery, View>({
    query,
    read: readView,
    addressOf,
    place: 'assumed',
    variablesOf,
    failure: t`Failed to load the forecast`,
  });
};

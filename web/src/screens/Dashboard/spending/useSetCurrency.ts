import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { Currency } from '../../../../../common/billing/currencies.ts';
import type { useSetCurrencyMutation } from '../../../__generated__/useSetCurrencyMutation.graphql.ts';
import { askAnew } from '../../../relay/askAnew.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Changes the display currency; the answer updates it and the totals, and the rows are fetched anew. */
export function useSetCurrency() {
  const environment = useRelayEnvironment();
  const [commit, isSetting] = useCommit<useSetCurrencyMutation>(graphql`
    mutation useSetCurrencyMutation($currency: Currency!) {
      result: setCurrency(currency: $currency) {
        __typename
        ... on SetCurrencyPayload {
          user {
            ...CurrencySelector_user
            ...SpendingSummary_user
            ...CategoryBreakdown_user
            ...ConversionNote_user
            ...Upcoming_user
          }
        }
      }
    }
  `);
  const setCurrency = async (currency: Currency) => {
    const outcome = await commit({
      variables: { currency },
      updater: (store) => {
        // Until the rows are there in the new currency, each is in its own.
        for (const id of environment.getStore().getSource().getRecordIDs()) {
          const record = store.get(id);
          if (record?.getType() === 'TrackedSubscription') record.setValue(null, 'monthlyDisplayCents');
        }
      },
    });
    if (outcome.status === 'done') askAnew();
    return outcome;
  };

  return { setCurrency, isSetting };
}

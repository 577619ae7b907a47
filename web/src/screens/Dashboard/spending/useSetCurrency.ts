import { graphql } from 'react-relay/hooks';
import type { Currency } from '../../../../../common/billing/currencies.ts';
import type { useSetCurrencyMutation } from '../../../__generated__/useSetCurrencyMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Changes the display currency; the answer updates it and the totals. */
export function useSetCurrency() {
  const [commit, isSetting] = useCommit<useSetCurrencyMutation>(graphql`
    mutation useSetCurrencyMutation($currency: Currency!) {
      result: setCurrency(currency: $currency) {
        __typename
        ... on SetCurrencyPayload {
          user {
            ...CurrencySelector_user
            ...SpendingSummary_user
            ...CategoryBreakdown_user
            ...Upcoming_user
          }
        }
      }
    }
  `);
  return { setCurrency: (currency: Currency) => commit({ variables: { currency } }), isSetting };
}

import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { Currency } from '../../../../../common/billing/currencies.ts';
import type { useSetCurrencyMutation } from '../../../__generated__/useSetCurrencyMutation.graphql.ts';
import { showToast } from '../../../ui/toast.ts';

/** Changes the display currency; one answer brings it and the totals in it. */
export function useSetCurrency() {
  const [pendingCurrency, setPendingCurrency] = useState<Currency>();
  const [commit] = useMutation<useSetCurrencyMutation>(graphql`
    mutation useSetCurrencyMutation($currency: Currency!) {
      result: setCurrency(currency: $currency) {
        ... on SetCurrencyPayload {
          user {
            ...CurrencySelector_user
            ...SpendingSummary_user
            ...CategoryBreakdown_user
          }
        }
      }
    }
  `);
  const setCurrency = (currency: Currency) => {
    setPendingCurrency(currency);
    commit({
      variables: { currency },
      onCompleted: () => setPendingCurrency(undefined),
      onError: ({ message }) => {
        setPendingCurrency(undefined);
        showToast({ tone: 'error', title: 'Failed to update currency', description: message });
      },
    });
  };
  return { setCurrency, pendingCurrency };
}

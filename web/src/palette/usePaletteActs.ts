import { t } from '@lingui/core/macro';
import { graphql } from 'react-relay/hooks';
import type { Currency } from '../../../common/billing/currencies.ts';
import type { usePaletteActsCurrencyMutation } from '../__generated__/usePaletteActsCurrencyMutation.graphql.ts';
import type { usePaletteActsTrackMutation } from '../__generated__/usePaletteActsTrackMutation.graphql.ts';
import { askAnew } from '../relay/askAnew.ts';
import { useCommit } from '../relay/useCommit.ts';
import { showFailure } from '../ui/showFailure.ts';
import { showToast } from '../ui/toast.ts';

/** What the palette changes on the server; the screen behind it is fetched anew. */
export function usePaletteActs() {
  const [commitCurrency] = useCommit<usePaletteActsCurrencyMutation>(graphql`
    mutation usePaletteActsCurrencyMutation($currency: Currency!) {
      result: setCurrency(currency: $currency) {
        __typename
      }
    }
  `);
  const [commitTrack] = useCommit<usePaletteActsTrackMutation>(graphql`
    mutation usePaletteActsTrackMutation($entry: String!) {
      result: trackEntry(input: { entry: $entry }, refuseDuplicates: true) {
        __typename
        ... on InvalidInputError {
          message
        }
        ... on DuplicateError {
          message
        }
      }
    }
  `);

  const setCurrency = async (currency: Currency) => {
    const outcome = await commitCurrency({ variables: { currency } });
    if (outcome.status !== 'done') return showFailure(t`Failed to update currency`, outcome.issues);
    askAnew();
    showToast({ tone: 'plain', title: t`Currency updated`, description: t`Totals are now in ${currency}.` });
  };

  const track = async (entry: string) => {
    const outcome = await commitTrack({ variables: { entry } });
    if (outcome.status !== 'done') return showFailure(t`Failed to add subscription`, outcome.issues);
    askAnew();
    showToast({ tone: 'plain', title: t`Subscription added` });
  };

  return { setCurrency, track };
}

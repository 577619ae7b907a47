import { Trans } from '@lingui/react/macro';
import { readPrice } from '../../../../common/billing/price.ts';
import { readSavedPrice } from '../../../../common/billing/savedPrice.ts';
import { understoodPrice } from '../../../../common/billing/understoodPrice.ts';

/** How the price of a subscription to save will be read; it can be saved whatever it says. */
export function SavedPricePreview({ text }: { text: string }) {
  const price = readSavedPrice(text);
  if (price)
    return (
      <Trans>
        Understood as <strong className="text-ink">{understoodPrice(price, 'USD')}</strong>
      </Trans>
    );
  if (text.trim() === '' || readPrice(text, 'USD') === 'unfinished-cycle') return undefined;
  return <Trans>This cannot be read as US dollars, so it will not be in the total.</Trans>;
}

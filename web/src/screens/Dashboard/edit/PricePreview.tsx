import { Trans, useLingui } from '@lingui/react/macro';
import { readPrice } from '../../../../../common/billing/price.ts';
import { hints } from '../../../../../common/billing/problems.ts';
import { understoodPrice } from '../../../../../common/billing/understoodPrice.ts';

/** What a price is understood as before it is saved, or what is missing. */
export function PricePreview({ text, currency }: { text: string; currency: string }) {
  const { t } = useLingui();
  const price = readPrice(text, currency);
  if (typeof price === 'string') {
    const hint = hints[price];
    return hint && t(hint);
  }
  return (
    <Trans>
      Understood as <strong className="text-ink">{understoodPrice(price, currency)}</strong>
    </Trans>
  );
}

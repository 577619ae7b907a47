import { Trans, useLingui } from '@lingui/react/macro';
import { readPrice } from '../../../common/billing/price.ts';
import { hints } from '../../../common/billing/problems.ts';
import { understoodPrice } from '../../../common/billing/understoodPrice.ts';

/** How a price will be read when it is saved, or what is missing in it. */
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

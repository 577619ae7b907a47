import { Trans } from '@lingui/react/macro';
import { Money } from '../../ui/Money.tsx';

/** What is saved in a year, or costs more. */
export function Saving({ cents, currency }: { cents: number; currency: string }) {
  const amount = <Money cents={Math.abs(cents)} currency={currency} />;
  return cents < 0 ? <Trans>Costs {amount} more a year</Trans> : <Trans>Saves {amount} a year</Trans>;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { subscriptionPath } from '../../../../common/paths.ts';
import type { WhatIfRow_year$key } from '../../__generated__/WhatIfRow_year.graphql.ts';
import { Money } from '../../ui/Money.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { PriceField } from './PriceField.tsx';
import { Saving } from './Saving.tsx';

interface WhatIfRowProps {
  year: WhatIfRow_year$key;
  isOut: boolean;
  /** Undefined for the price that it has. */
  priceCents: number | undefined;
  onOut: (id: string, isOut: boolean) => void;
  onPrice: (id: string, cents: number | undefined) => void;
}

/** A subscription with what it costs a year, and what would be saved without it or at another price. */
export function WhatIfRow({ year, isOut, priceCents, onOut, onPrice }: WhatIfRowProps) {
  const { t } = useLingui();
  const id = useId();
  const { subscription, usualCents, totalCents, currency } = useFragment(
    graphql`
      fragment WhatIfRow_year on YearAhead @throwOnFieldError {
        usualCents
        totalCents
        currency
        subscription {
          id
          name
          price
          currency
        }
      }
    `,
    year,
  );
  const isKnown = typeof usualCents === 'number' && typeof totalCents === 'number';
  const saved = isKnown ? usualCents - totalCents : 0;
  return (
    <li>
      <fieldset
        aria-labelledby={id}
        className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 rounded-2xl border border-line bg-card p-4"
      >
        <div className="min-w-0">
          <p id={id} className="font-semibold wrap-anywhere">
            <Link to={subscriptionPath(subscription.id)} className="underline-offset-4 hover:underline">
              {subscription.name}
            </Link>
          </p>
          <p className="text-soft">
            {isKnown ? (
              <Trans>
                <span>{subscription.price}</span>, <Money cents={usualCents} currency={currency} /> a year
              </Trans>
            ) : (
              <Trans>
                <span>{subscription.price}</span>, in no sum without an exchange rate
              </Trans>
            )}
          </p>
          {saved !== 0 && (
            <p className="font-semibold text-fern">
              <Saving cents={saved} currency={currency} />
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
          <Switch
            label={t`Without this`}
            checked={isOut}
            onChange={({ target }) => onOut(subscription.id, target.checked)}
          />
          <PriceField
            cents={priceCents}
            currency={subscription.currency}
            isOff={isOut}
            onCents={(cents) => onPrice(subscription.id, cents)}
          />
        </div>
      </fieldset>
    </li>
  );
}

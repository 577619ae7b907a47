import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { currencies, currencyCodes, type Currency } from '../../../../../common/billing/currencies.ts';
import type { CurrencySelector_user$key } from '../../../__generated__/CurrencySelector_user.graphql.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { useSetCurrency } from './useSetCurrency.ts';

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** Chooses the currency of the totals. */
export function CurrencySelector({ user }: { user: CurrencySelector_user$key }) {
  const { t } = useLingui();
  const { currency } = useFragment(
    graphql`
      fragment CurrencySelector_user on User @throwOnFieldError {
        currency
      }
    `,
    user,
  );
  const { setCurrency, isSetting } = useSetCurrency();
  const [wanted, setWanted] = useState<Currency>();
  const select = useRef<HTMLSelectElement>(null);
  const wasSetting = useRef(isSetting);

  useEffect(() => {
    // A control that is disabled for a moment loses the focus to the page.
    if (wasSetting.current && !isSetting && document.activeElement === document.body) select.current?.focus();
    wasSetting.current = isSetting;
  }, [isSetting]);

  const choose = async (code: Currency) => {
    if (code === currency) return;
    setWanted(code);
    const outcome = await setCurrency(code);
    if (outcome.status !== 'done') showFailure(t`Failed to update currency`, outcome.issues);
  };

  return (
    <div>
      <Field label={t`Currency`} hint={t`For the totals. Each subscription keeps the currency it was entered in.`}>
        {(control) => (
          <Select
            {...control}
            ref={select}
            value={(isSetting && wanted) || currency}
            disabled={isSetting}
            aria-busy={isSetting}
            onChange={({ target }) => choose(target.value as Currency)}
          >
            {currencyCodes.map((code) => (
              <option key={code} value={code}>
                {code} ({currencies[code]}) {names.of(code)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

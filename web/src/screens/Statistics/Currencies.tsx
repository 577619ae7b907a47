import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { locale } from '../../../../common/locale.ts';
import type { Currencies_statistics$key } from '../../__generated__/Currencies_statistics.graphql.ts';
import { Money } from '../../ui/Money.tsx';
import { Panel } from './Panel.tsx';

/** What was paid in each currency; nothing when there is only the display currency. */
export function Currencies(props: { statistics: Currencies_statistics$key }) {
  const { t } = useLingui();
  const { currency: display, currencies } = useFragment(
    graphql`
      fragment Currencies_statistics on Statistics @throwOnFieldError {
        currency
        currencies {
          currency
          ownCents
          paidCents
          payments
        }
      }
    `,
    props.statistics,
  );
  if (currencies.every(({ currency }) => currency === display)) return null;
  return (
    <Panel id="currencies" heading={t`By currency`}>
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Currency</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Paid in it</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>In {display}</Trans>
            </th>
            <th scope="col" className="text-right max-sm:hidden">
              <Trans>Payments</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {currencies.map(({ currency, ownCents, paidCents, payments }) => (
            <tr key={currency} className="border-t border-line">
              <th scope="row" className="py-1.5 font-normal">
                {currency}
              </th>
              <td className="text-right">
                <Money cents={ownCents} currency={currency} />
              </td>
              <td className="text-right">
                {typeof paidCents === 'number' ? (
                  <Money cents={paidCents} currency={display} />
                ) : (
                  <Trans>no rate</Trans>
                )}
              </td>
              <td className="text-right max-sm:hidden">{payments.toLocaleString(locale())}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

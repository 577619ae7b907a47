import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { locale } from '../../../../common/locale.ts';
import { subscriptionPath } from '../../../../common/paths.ts';
import type { Prices_statistics$key } from '../../__generated__/Prices_statistics.graphql.ts';
import { CalendarDate } from '../../ui/CalendarDate.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from './Panel.tsx';

/** How prices changed within a year, and what everything costs on both days. */
export function Prices(props: { statistics: Prices_statistics$key }) {
  const { t } = useLingui();
  const { prices } = useFragment(
    graphql`
      fragment Prices_statistics on Statistics @throwOnFieldError {
        prices {
          yearAgo
          currency
          compared
          comparedThenCents
          comparedNowCents
          percent
          allThenCents
          allNowCents
          rises {
            thenCents
            nowCents
            percent
            subscription {
              id
              name
            }
          }
        }
      }
    `,
    props.statistics,
  );
  const { yearAgo, currency, compared, percent, rises } = prices;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <Panel id="prices" heading={t`Price rises`}>
      {compared === 0 || typeof percent !== 'number' ? (
        <p>
          <Trans>
            No subscription is known to have run a year ago, on <CalendarDate day={yearAgo} />, so there is no price to
            compare with.
          </Trans>
        </p>
      ) : (
        <>
          <p className="text-lg font-semibold">
            {percent > 0 && <Trans>Your subscriptions cost {percentWords(percent)} more than a year ago.</Trans>}
            {percent < 0 && <Trans>Your subscriptions cost {percentWords(-percent)} less than a year ago.</Trans>}
            {percent === 0 && <Trans>Your subscriptions cost the same as a year ago.</Trans>}
          </p>
          <p className="mt-1 text-soft">
            <Trans>
              By their prices alone: <Plural value={compared} one="# that ran" other="# that ran" /> on{' '}
              <CalendarDate day={yearAgo} /> and still <Plural value={compared} one="runs" other="run" /> cost{' '}
              {money(prices.comparedThenCents)} a month then and {money(prices.comparedNowCents)} now.
            </Trans>
          </p>
        </>
      )}
      <p className="mt-1 text-soft">
        <Trans>
          Everything together, with what you added and ended: {money(prices.allThenCents)} a month then,{' '}
          {money(prices.allNowCents)} now.
        </Trans>
      </p>
      {rises.length > 0 && (
        <table aria-label={t`What rose most`} className="mt-4 w-full text-left tabular-nums">
          <thead>
            <tr>
              <th scope="col">
                <Trans>Subscription</Trans>
              </th>
              <th scope="col" className="text-right max-sm:hidden">
                <Trans>A month then</Trans>
              </th>
              <th scope="col" className="text-right max-sm:hidden">
                <Trans>A month now</Trans>
              </th>
              <th scope="col" className="text-right">
                <Trans>Rise a month</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rises.map(({ subscription: { id, name }, thenCents, nowCents, percent }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-1.5 font-normal wrap-anywhere">
                  <Link to={subscriptionPath(id)} className="underline-offset-4 hover:underline">
                    {name}
                  </Link>
                </th>
                <td className="text-right max-sm:hidden">{money(thenCents)}</td>
                <td className="text-right max-sm:hidden">{money(nowCents)}</td>
                <td className="text-right">
                  {money(nowCents - thenCents)}
                  {typeof percent === 'number' && ` (${percentWords(percent)})`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

/** 6.2%. */
const percentWords = (percent: number) =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { Ledger_user$key } from '../../__generated__/Ledger_user.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { CalendarDate } from '../../ui/CalendarDate.tsx';
import { Money } from '../../ui/Money.tsx';
import { monthWords } from '../../ui/monthWords.ts';
import { showFailure } from '../../ui/showFailure.ts';
import { reopenAdvice } from './reopenAdvice.ts';

/** What was saved so far, month by month, by what, and what is hidden. */
export function Ledger(props: { user: Ledger_user$key }) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const { savings, adviceDecisions } = useFragment(
    graphql`
      fragment Ledger_user on User @throwOnFieldError {
        savings {
          savedCents
          currency
          months {
            month
            cents
          }
        }
        adviceDecisions {
          key
          state
          title
          until
          savesFrom
          savingCentsYear
          currency
        }
      }
    `,
    props.user,
  );
  if (adviceDecisions.length === 0) return null;
  const done = adviceDecisions.filter(({ state }) => state === 'DONE');
  const hidden = adviceDecisions.filter(({ state }) => state !== 'DONE');
  const bringBack = async (key: string) => {
    const outcome = await reopenAdvice(environment, key);
    if (outcome.status !== 'done') showFailure(t`Failed to bring it back`, outcome.issues);
  };
  return (
    <>
      {done.length > 0 && (
        <section
          aria-labelledby="saved"
          className="flex flex-col gap-4 rounded-3xl border border-line bg-card p-5 shadow-card"
        >
          <div>
            <h2 id="saved" className="text-2xl font-bold">
              <Trans>
                Saved so far: <Money cents={savings.savedCents} currency={savings.currency} />
              </Trans>
            </h2>
            <p className="mt-1 text-soft">
              <Trans>
                Counted by the day since you marked an idea as done: a twelfth of its year for a whole month.
              </Trans>
            </p>
          </div>
          <div className="grid gap-6 md:grid-cols-2">
            <ul className="flex flex-col divide-y divide-line">
              {done.map(({ key, title, savesFrom, savingCentsYear, currency }) => (
                <li key={key} className="flex flex-col items-start gap-1 py-3">
                  <span className="font-semibold wrap-anywhere">{title}</span>
                  <span className="text-soft">
                    <Trans>
                      <Money cents={savingCentsYear} currency={currency} /> a year since{' '}
                      <CalendarDate day={savesFrom!} />
                    </Trans>
                  </span>
                  <Button
                    look="quiet"
                    className="-ml-5"
                    aria-label={t`Not done after all: ${title}`}
                    onClick={() => bringBack(key)}
                  >
                    <Trans>Not done after all</Trans>
                  </Button>
                </li>
              ))}
            </ul>
            <table className="h-fit w-full">
              <thead className="text-left text-soft">
                <tr>
                  <th scope="col" className="py-2 font-semibold">
                    <Trans>Month</Trans>
                  </th>
                  <th scope="col" className="py-2 text-right font-semibold">
                    <Trans>Saved</Trans>
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {savings.months.slice(0, 24).map(({ month, cents }) => (
                  <tr key={month}>
                    <td className="py-2">{monthWords(month)}</td>
                    <td className="py-2 text-right">
                      <Money cents={cents} currency={savings.currency} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {hidden.length > 0 && (
        <section aria-labelledby="hidden">
          <h2 id="hidden" className="text-2xl font-bold">
            <Trans>Hidden ideas</Trans>
          </h2>
          <ul className="mt-2 flex flex-col divide-y divide-line">
            {hidden.map(({ key, title, until }) => (
              <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <span className="min-w-0 wrap-anywhere">
                  {title}{' '}
                  {until && (
                    <span className="text-soft">
                      <Trans>
                        until <CalendarDate day={until} />
                      </Trans>
                    </span>
                  )}
                </span>
                <Button look="quiet" aria-label={t`Show again: ${title}`} onClick={() => bringBack(key)}>
                  <Trans>Show again</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

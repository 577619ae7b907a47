// oxlint-disable relay/unused-fields -- prices.ts reads the prices
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Day } from '../../../../../common/billing/schedule.ts';
import type { WhatIsNext_subscription$key } from '../../../__generated__/WhatIsNext_subscription.graphql.ts';
import { cycleUnitOf } from '../../../subscriptions/cycleUnitOf.ts';
import { priceWords } from '../../../subscriptions/priceWords.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { Money } from '../../../ui/Money.tsx';
import { amountOn } from '../prices.ts';

interface WhatIsNextProps {
  subscription: WhatIsNext_subscription$key;
  today: Day;
}

/** What happens next, in a sentence or two. */
export function WhatIsNext({ today, ...props }: WhatIsNextProps) {
  const { state, startsOn, nextDueOn, trialEndsOn, endsOn, pausedUntil, autoRenews, ...price } = useFragment(
    graphql`
      fragment WhatIsNext_subscription on TrackedSubscription @throwOnFieldError {
        state
        startsOn
        nextDueOn
        trialEndsOn
        endsOn
        pausedUntil
        autoRenews
        currency
        cycleCount
        cycleUnit
        priceHistory {
          from
          amountCents
        }
      }
    `,
    props.subscription,
  );
  const { currency, cycleCount, priceHistory } = price;
  const cycleUnit = cycleUnitOf(price.cycleUnit);
  const next = nextDueOn && (
    <NextPayment
      day={nextDueOn}
      isToday={nextDueOn === today}
      cents={amountOn(priceHistory, nextDueOn)}
      currency={currency}
    />
  );

  const sentence = (): ReactNode => {
    switch (state) {
      case 'TRIAL':
        return (
          trialEndsOn && (
            <Trans>
              Free until <CalendarDate day={trialEndsOn} />, then{' '}
              {priceWords(amountOn(priceHistory, nextDueOn ?? trialEndsOn), currency, { cycleCount, cycleUnit })}
            </Trans>
          )
        );
      case 'PAUSED':
        return pausedUntil ? (
          <Trans>
            Paused until <CalendarDate day={pausedUntil} />
          </Trans>
        ) : (
          <Trans>Paused until you resume it</Trans>
        );
      case 'CANCELLED':
        return (
          endsOn && (
            <Trans>
              Cancelled: it runs until <CalendarDate day={endsOn} />
            </Trans>
          )
        );
      case 'ENDED':
        return (
          endsOn && (
            <Trans>
              Ended on <CalendarDate day={endsOn} />
            </Trans>
          )
        );
      default:
        return (
          next ??
          (startsOn && (
            <Trans>
              Paid once, on <CalendarDate day={startsOn} />
            </Trans>
          ))
        );
    }
  };

  const isNextApart = next && (state === 'PAUSED' || state === 'CANCELLED' || nextDueOn !== trialEndsOn);
  return (
    <div>
      <p className="text-xl font-semibold">{sentence()}</p>
      {state !== 'ACTIVE' && state !== 'ENDED' && isNextApart && <p className="mt-1">{next}</p>}
      {!autoRenews && state !== 'ENDED' && (
        <p className="mt-1 text-soft">
          <Trans>You renew it by hand.</Trans>
        </p>
      )}
    </div>
  );
}

interface NextPaymentProps {
  day: Day;
  isToday: boolean;
  cents: number;
  currency: string;
}

function NextPayment({ day, isToday, cents, currency }: NextPaymentProps) {
  const money = <Money cents={cents} currency={currency} />;
  return isToday ? (
    <Trans>Next payment today, {money}</Trans>
  ) : (
    <Trans>
      Next payment on <CalendarDate day={day} />, {money}
    </Trans>
  );
}

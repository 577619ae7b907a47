import { Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { subscriptionPath } from '../../../../../common/paths.ts';
import type { Decision_decision$key } from '../../../__generated__/Decision_decision.graphql.ts';
import { Money } from '../../../ui/Money.tsx';
import { cycleUnitOf } from '../../../subscriptions/cycleUnitOf.ts';
import { dayName, onDay } from './dayWords.ts';
import { priceWords } from '../../../subscriptions/priceWords.ts';

/** A sentence about what is to be decided by a day. `today` is YYYY-MM-DD. */
export function Decision({ decision, today }: { decision: Decision_decision$key; today: string }) {
  const { kind, day, beforeCents, afterCents, subscription } = useFragment(
    graphql`
      fragment Decision_decision on Decision @throwOnFieldError {
        kind
        day
        beforeCents
        afterCents
        subscription {
          id
          name
          currency
          cycleCount
          cycleUnit
        }
      }
    `,
    decision,
  );
  const { id, name, currency, cycleCount } = subscription;
  const link = (
    <Link to={subscriptionPath(id)} className="font-semibold underline-offset-4 hover:underline">
      {name}
    </Link>
  );
  const cycle = { cycleCount, cycleUnit: cycleUnitOf(subscription.cycleUnit) };
  const priceAfter = priceWords(afterCents, currency, cycle);
  const when = onDay(day, today);
  return (
    <li className="wrap-anywhere">
      {kind === 'TRIAL_END' && (
        <Trans>
          {link}: the trial ends {when}, then {priceAfter}.
        </Trans>
      )}
      {kind === 'CANCEL_BY' && (
        <Trans>
          {link}: the last day to cancel is {dayName(day, today)}. It costs {priceAfter}.
        </Trans>
      )}
      {kind === 'PRICE_RISE' && (
        <Trans>
          {link}: the price rises {when}, from <Money cents={beforeCents} currency={currency} /> to {priceAfter}.
        </Trans>
      )}
    </li>
  );
}

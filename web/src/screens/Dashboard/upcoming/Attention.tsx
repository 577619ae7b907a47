import { Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Attention_upcoming$key } from '../../../__generated__/Attention_upcoming.graphql.ts';
import { Decision } from './Decision.tsx';
import { OverduePayment } from './OverduePayment.tsx';

interface AttentionProps {
  upcoming: Attention_upcoming$key;
  /** Called when the focused payment is gone, and there is no other. */
  onLost: () => void;
}

/** What is overdue, and what is to be decided soon. */
export function Attention({ upcoming, onLost }: AttentionProps) {
  const { from, overdue, decisions } = useFragment(
    graphql`
      fragment Attention_upcoming on Upcoming
      @throwOnFieldError
      @argumentDefinitions(attention: { type: "Int", defaultValue: 3 }) {
        from
        overdue(first: $attention) {
          dueOn
          subscription {
            id
          }
          ...OverduePayment_payment
        }
        decisions(first: $attention) {
          kind
          day
          subscription {
            id
          }
          ...Decision_decision
        }
      }
    `,
    upcoming,
  );
  return (
    <div className="flex flex-col gap-3">
      {overdue.length > 0 && (
        <section aria-labelledby="overdue">
          <h3 id="overdue" className="text-lg font-bold text-danger">
            <Trans>Overdue</Trans>
          </h3>
          <ul className="divide-y divide-line">
            {overdue.map((payment) => (
              <OverduePayment key={`${payment.subscription.id} ${payment.dueOn}`} payment={payment} onLost={onLost} />
            ))}
          </ul>
        </section>
      )}
      {decisions.length > 0 && (
        <section aria-labelledby="decide">
          <h3 id="decide" className="text-lg font-bold">
            <Trans>Decide soon</Trans>
          </h3>
          <ul className="mt-2 flex flex-col gap-2">
            {decisions.map((decision) => (
              <Decision
                key={`${decision.subscription.id} ${decision.kind} ${decision.day}`}
                decision={decision}
                today={from}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ConversionNote_user$key } from '../../../__generated__/ConversionNote_user.graphql.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';

/** The rates that the totals were converted at, if any were. */
export function ConversionNote({ user }: { user: ConversionNote_user$key }) {
  const {
    spending: { currency, rates },
  } = useFragment(
    graphql`
      fragment ConversionNote_user on User @throwOnFieldError {
        spending {
          currency
          rates {
            date
            source
          }
        }
      }
    `,
    user,
  );
  if (!rates) return null;
  return (
    <p className="text-sm text-soft">
      <Trans>
        Totals include amounts converted to {currency} at the rates of <CalendarDate day={rates.date} /> ({rates.source}
        ).
      </Trans>
    </p>
  );
}

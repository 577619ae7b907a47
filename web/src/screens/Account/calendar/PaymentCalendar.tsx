import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentCalendar_user$key } from '../../../__generated__/PaymentCalendar_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import type { Ending } from './EndAddressDialog.tsx';
import { NewAddress } from './NewAddress.tsx';
import { useMakeCalendarAddress } from './useMakeCalendarAddress.ts';

// Loaded with the screen rather than with the click, or the dialog could not give the focus back.
const EndAddressDialog = latePart(async () => (await import('./EndAddressDialog.tsx')).EndAddressDialog);

/** The address at which calendar apps read when the user pays. */
export function PaymentCalendar({ user }: { user: PaymentCalendar_user$key }) {
  const { t } = useLingui();
  const { calendarAddress } = useFragment(
    graphql`
      fragment PaymentCalendar_user on User @throwOnFieldError {
        calendarAddress {
          createdAt
          lastReadAt
        }
      }
    `,
    user,
  );
  const { makeCalendarAddress, isMaking } = useMakeCalendarAddress();
  const [url, setUrl] = useState<string>();
  const [ending, setEnding] = useState<Ending>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is about to be removed.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  const make = async () => {
    if (isMaking) return;
    const outcome = await makeCalendarAddress();
    if (outcome.status !== 'done') return showFailure(t`No calendar address was made`, outcome.issues);
    setUrl(outcome.payload.url);
  };
  const putAway = () => {
    focusHeading();
    setUrl(undefined);
  };
  return (
    <SettingsSection
      headingRef={heading}
      title={t`Calendar`}
      text={t`See your payments in your calendar app. It keeps itself up to date from an address that is yours alone.`}
    >
      {url !== undefined ? (
        <NewAddress key={url} url={url} onDone={putAway} />
      ) : calendarAddress ? (
        <>
          <p className="mb-3 text-soft">
            {calendarAddress.lastReadAt == null ? (
              <Trans>
                You made an address on <Instant at={calendarAddress.createdAt} />. No app has read it yet.
              </Trans>
            ) : (
              <Trans>
                You made an address on <Instant at={calendarAddress.createdAt} />. An app last read it on{' '}
                <Instant at={calendarAddress.lastReadAt} to="minute" />.
              </Trans>
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="outline" onClick={() => setEnding('replace')}>
              <Trans>Make a new address</Trans>
            </Button>
            <Button look="danger-outline" onClick={() => setEnding('revoke')}>
              <Trans>Revoke address</Trans>
            </Button>
          </div>
        </>
      ) : (
        <PendingButton look="outline" isPending={isMaking} pendingLabel={t`Making an address…`} onClick={make}>
          <CalendarPlus className="size-5" aria-hidden="true" />
          <Trans>Make a calendar address</Trans>
        </PendingButton>
      )}
      <EndAddressDialog
        ending={ending}
        onReplace={() => void make()}
        onRevoked={focusHeading}
        onClose={() => setEnding(undefined)}
      />
    </SettingsSection>
  );
}

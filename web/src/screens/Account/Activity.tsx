import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Activity_user$data, Activity_user$key } from '../../__generated__/Activity_user.graphql.ts';
import { Instant } from '../../ui/Instant.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { useDeviceName } from './useDeviceName.ts';

type Event = Activity_user$data['securityEvents'][number];

/** The user's sign-ins, and what changed in how they sign in. */
export function Activity({ user }: { user: Activity_user$key }) {
  const { t } = useLingui();
  const { securityEvents } = useFragment(
    graphql`
      fragment Activity_user on User @throwOnFieldError {
        securityEvents {
          kind
          browser
          system
          count
          createdAt
        }
      }
    `,
    user,
  );
  return (
    <SettingsSection
      title={t`Recent activity`}
      text={t`Your logins and changes to how you log in, of the last 90 days.`}
    >
      {securityEvents.length === 0 ? (
        <p className="text-soft">
          <Trans>There is nothing here yet.</Trans>
        </p>
      ) : (
        // The list scrolls, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul aria-label={t`Your recent activity`} tabIndex={0} className="max-h-72 divide-y divide-line overflow-y-auto">
          {securityEvents.map((event, index) => (
            <Entry key={securityEvents.length - index} event={event} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function Entry({ event }: { event: Event }) {
  const { browser, system, createdAt } = event;
  const device = useDeviceName(browser, system);
  return (
    <li className="flex flex-wrap justify-between gap-x-6 py-2.5">
      <span>
        {sentenceOf(event)}
        {(browser ?? system) && <span className="text-soft"> · {device}</span>}
      </span>
      <span className="text-sm text-soft tabular-nums">
        <Instant at={createdAt} to="minute" />
      </span>
    </li>
  );
}

function sentenceOf({ kind, count }: Event): ReactNode {
  switch (kind) {
    case 'SIGNED_IN':
      return <Trans>Logged in</Trans>;
    case 'SIGN_IN_FAILED':
      return count > 1 ? <Trans>{count} failed logins</Trans> : <Trans>Failed login</Trans>;
    case 'PASSWORD_CHANGED':
      return <Trans>Password changed</Trans>;
    case 'EMAIL_CHANGED':
      return <Trans>Email changed</Trans>;
    case 'IDENTITY_JOINED':
      return <Trans>Sign-in connected</Trans>;
    case 'IDENTITY_REMOVED':
      return <Trans>Sign-in disconnected</Trans>;
    case 'CALENDAR_ADDRESS_MADE':
      return <Trans>Calendar address made</Trans>;
    default:
      return <Trans>Second step changed</Trans>;
  }
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AuditEntry_entry$key } from '../../__generated__/AuditEntry_entry.graphql.ts';
import { Instant } from '../../ui/Instant.tsx';
import { listed } from '../../../../common/listed.ts';

/** One line of the audit log; the names are those of that time. */
export function AuditEntry({ entry }: { entry: AuditEntry_entry$key }) {
  const { actorName, targetName, action, fields, createdAt } = useFragment(
    graphql`
      fragment AuditEntry_entry on AuditEntry @throwOnFieldError {
        actorName
        targetName
        action
        fields
        createdAt
      }
    `,
    entry,
  );
  const target = <Name>{targetName}</Name>;
  const changed = listed(fields.map((field) => field.toLowerCase()));
  return (
    <li className="flex flex-wrap justify-between gap-x-6 py-3">
      <span className="min-w-0">
        <Name>{actorName}</Name> {sentenceOf(action, target, changed)}
      </span>
      <span className="text-soft tabular-nums">
        <Instant at={createdAt} to="minute" />
      </span>
    </li>
  );
}

function Name({ children }: { children: string }) {
  return <strong className="wrap-anywhere">{children}</strong>;
}

/** The action in words. */
function sentenceOf(action: string, target: ReactNode, changed: string): ReactNode {
  switch (action) {
    case 'ADMIN_GRANTED':
      return <Trans>made {target} an administrator</Trans>;
    case 'ADMIN_REVOKED':
      return <Trans>removed the administrator rights of {target}</Trans>;
    case 'RESET_LINK_CREATED':
      return <Trans>created a reset link for {target}</Trans>;
    case 'ACCOUNT_DISABLED':
      return <Trans>disabled the account of {target}</Trans>;
    case 'ACCOUNT_ENABLED':
      return <Trans>enabled the account of {target} again</Trans>;
    case 'ACCOUNT_DELETED':
      return <Trans>deleted the account of {target}</Trans>;
    case 'SECOND_FACTOR_RESET':
      return <Trans>removed the second step of {target}</Trans>;
    case 'SESSIONS_ENDED':
      return <Trans>ended all sessions of {target}</Trans>;
    case 'SESSION_ENDED':
      return <Trans>ended a session of {target}</Trans>;
    case 'USERS_EXPORTED':
      return <Trans>exported {target}</Trans>;
    case 'INVITATION_CREATED':
      return <Trans>invited {target}</Trans>;
    case 'INVITATION_REVOKED':
      return <Trans>revoked the invitation of {target}</Trans>;
    case 'INVITATION_USED':
      return <Trans>created an account with an invitation of {target}</Trans>;
    case 'MAIL_RETRIED':
      return <Trans>tried again to send a mail to {target}</Trans>;
    case 'MAIL_DROPPED':
      return <Trans>dropped a mail to {target}</Trans>;
    default:
      return changed ? (
        <Trans>
          changed the {changed} of {target}
        </Trans>
      ) : (
        <Trans>changed the account of {target}</Trans>
      );
  }
}

import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvitationRow_invitation$key } from '../../../__generated__/InvitationRow_invitation.graphql.ts';
import { Instant } from '../../../ui/Instant.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { useRevokeInvitation } from './useRevokeInvitation.ts';

interface InvitationRowProps {
  invitation: InvitationRow_invitation$key;
  connection: string;
  onRevoked: () => void;
}

export function InvitationRow({ invitation, connection, onRevoked }: InvitationRowProps) {
  const { t } = useLingui();
  const { id, email, isMailed, createdBy, expiresAt } = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation @throwOnFieldError {
        id
        email
        isMailed
        createdBy {
          username
        }
        expiresAt
      }
    `,
    invitation,
  );
  const { revokeInvitation, isRevoking } = useRevokeInvitation(connection);

  const revoke = async () => {
    if (isRevoking) return;
    const outcome = await revokeInvitation(id);
    if (outcome.status !== 'done') return showFailure(t`Failed to revoke the invitation`, outcome.issues);
    showToast({ tone: 'plain', title: t`Invitation revoked` });
    onRevoked();
  };

  const who = email ?? t`Whoever has the link`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{who}</p>
        <p className="text-sm text-soft">
          {isMailed ? (
            <Trans>
              Mailed, invited by {createdBy?.username}, until <Instant at={expiresAt} to="minute" />
            </Trans>
          ) : (
            <Trans>
              Invited by {createdBy?.username}, until <Instant at={expiresAt} to="minute" />
            </Trans>
          )}
        </p>
      </div>
      <PendingButton look="outline" isPending={isRevoking} pendingLabel={t`Revoking…`} onClick={revoke}>
        <Trans>
          Revoke <span className="sr-only">the invitation: {who}</span>
        </Trans>
      </PendingButton>
    </li>
  );
}

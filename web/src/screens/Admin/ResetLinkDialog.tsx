import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ProofHost } from '../../secondFactor/ProofHost.tsx';
import { Confirmation } from '../../ui/ConfirmDialog.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import type { ListedUser } from './dialogs.ts';
import { useCreateResetLink } from './useCreateResetLink.ts';

interface ResetLinkDialogProps {
  user: ListedUser;
  onClose: () => void;
}

/** Asks first, since a new link replaces the one before; then shows it, this once. */
export function ResetLinkDialog({ user: { id, username }, onClose }: ResetLinkDialogProps) {
  const { t } = useLingui();
  const { createResetLink, isCreating } = useCreateResetLink(id);
  const [link, setLink] = useState<{ url: string; expiresAt: string }>();
  const [error, setError] = useState<string>();

  const create = async () => {
    setError(undefined);
    const outcome = await createResetLink();
    if (outcome.status === 'done') setLink(outcome.payload);
    else setError(messageOf(outcome.issues));
  };

  if (link)
    return (
      <Dialog title={t`Reset link created`} onClose={onClose}>
        <div className="mt-4">
          <CopyField
            label={t`Reset link for ${username}`}
            hint={
              <>
                <Trans>
                  The link works once, until <Instant at={link.expiresAt} to="minute" />. Copy it now. It will not be
                  shown again.
                </Trans>
              </>
            }
            value={link.url}
            onDone={onClose}
          />
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t`Create reset link?`} isPending={isCreating} onClose={onClose}>
      <Confirmation
        confirmLabel={t`Create reset link`}
        pendingLabel={t`Creating...`}
        isPending={isCreating}
        error={error}
        onConfirm={create}
        onClose={onClose}
      >
        <Trans>
          Anyone with this link can set a new password for{' '}
          <strong className="text-ink wrap-anywhere">{username}</strong>. The link works once, expires after one hour
          and replaces any earlier link.
        </Trans>
      </Confirmation>
      <ProofHost />
    </Dialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { useRemove } from './useRemove.ts';

/** What is to be removed, and whether the password alone is then enough to log in. */
export type Removed = { isLast: boolean } & ({ kind: 'totp' } | { kind: 'passkey'; id: string; name: string });

interface RemoveDialogProps {
  /** Undefined while the dialog is closed. */
  removed: Removed | undefined;
  onRemoved: () => void;
  onClose: () => void;
}

/**
 * Asks before the authenticator app or a passkey is removed. It closes before the request is sent, because the server
 * may ask first who it is, which is a dialog of its own.
 */
export function RemoveDialog({ removed, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const { removeTotp, removePasskey } = useRemove();
  if (!removed) return null;

  const remove = async () => {
    onClose();
    const outcome = removed.kind === 'totp' ? await removeTotp() : await removePasskey(removed.id);
    if (outcome.status !== 'done') return showFailure(t`Not removed`, outcome.issues);
    showToast({
      tone: 'plain',
      title: removed.kind === 'totp' ? t`Authenticator app removed` : t`Passkey removed`,
    });
    onRemoved();
  };

  return (
    <ConfirmDialog
      title={removed.kind === 'totp' ? t`Remove the authenticator app?` : t`Remove the passkey “${removed.name}”?`}
      confirmLabel={removed.kind === 'totp' ? t`Remove app` : t`Remove passkey`}
      isDestructive
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {removed.isLast ? (
        <Trans>You can then log in with your password alone, and your recovery codes stop working.</Trans>
      ) : (
        <Trans>You cannot log in with it any more.</Trans>
      )}
    </ConfirmDialog>
  );
}

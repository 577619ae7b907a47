import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import { showToast } from '../../ui/toast.ts';
import { useRevokeAccessToken } from './useRevokeAccessToken.ts';

interface RevokeDialogProps {
  /** Nothing while nobody is asked. */
  accessToken: { id: string; name: string } | undefined;
  connection: string;
  onRevoked: () => void;
  onClose: () => void;
}

type QuestionProps = Omit<RevokeDialogProps, 'accessToken'> & { id: string; name: string };

export function RevokeDialog({ accessToken, ...props }: RevokeDialogProps) {
  return accessToken && <Question {...accessToken} {...props} />;
}

function Question({ id, name, connection, onRevoked, onClose }: QuestionProps) {
  const { revokeAccessToken, isRevoking } = useRevokeAccessToken(connection);
  const [error, setError] = useState<string>();

  const handleConfirm = async () => {
    setError(undefined);
    try {
      await revokeAccessToken(id);
      showToast({ tone: 'plain', title: 'Access token revoked' });
      onRevoked();
    } catch (failure) {
      const description = messageOf(failure);
      setError(`Failed to revoke access token: ${description}`);
      showToast({ tone: 'error', title: 'Failed to revoke access token', description });
    }
  };

  return (
    <ConfirmDialog
      title={`Revoke “${name}”?`}
      confirmLabel="Revoke token"
      pendingLabel="Revoking…"
      isDestructive
      isPending={isRevoking}
      error={error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      Programs that use this access token are refused from now on. This cannot be undone.
    </ConfirmDialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/useFailure.ts';
import { useRevokeAccessToken } from './useRevokeAccessToken.ts';

interface RevokeDialogProps {
  /** The token to revoke; undefined while the dialog is closed. */
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
  const { t } = useLingui();
  const { revokeAccessToken, isRevoking } = useRevokeAccessToken(connection);
  const { failure, fail, clearFailure } = useFailure(t`Failed to revoke access token`);

  const handleConfirm = async () => {
    clearFailure();
    const outcome = await revokeAccessToken(id);
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({ tone: 'plain', title: t`Access token revoked` });
    onRevoked();
  };

  return (
    <ConfirmDialog
      title={t`Revoke “${name}”?`}
      confirmLabel={t`Revoke token`}
      pendingLabel={t`Revoking…`}
      isDestructive
      isPending={isRevoking}
      error={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Trans>Programs that use this access token will stop working. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}

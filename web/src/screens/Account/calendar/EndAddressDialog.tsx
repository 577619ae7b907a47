import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useFailure } from '../../../ui/useFailure.ts';
import { useRevokeCalendarAddress } from './useRevokeCalendarAddress.ts';

/** Why an address ends: another takes its place, or none. */
export type Ending = 'replace' | 'revoke';

interface EndAddressDialogProps {
  /** Undefined while the dialog is closed. */
  ending: Ending | undefined;
  onReplace: () => void;
  onRevoked: () => void;
  onClose: () => void;
}

/** Asks before a calendar address ends. */
export function EndAddressDialog({ ending, onReplace, ...props }: EndAddressDialogProps) {
  if (ending === 'revoke') return <Revocation {...props} />;
  return ending && <Replacement onReplace={onReplace} onClose={props.onClose} />;
}

/** It closes before the request is sent, because the server may ask first who it is, which is a dialog of its own. */
function Replacement({ onReplace, onClose }: Pick<EndAddressDialogProps, 'onReplace' | 'onClose'>) {
  const { t } = useLingui();
  const handleConfirm = () => {
    onClose();
    onReplace();
  };
  return (
    <ConfirmDialog
      title={t`Make a new calendar address?`}
      confirmLabel={t`Make a new address`}
      isDestructive
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Trans>The address that you have now stops working. Calendar apps that use it need the new one.</Trans>
    </ConfirmDialog>
  );
}

function Revocation({ onRevoked, onClose }: Pick<EndAddressDialogProps, 'onRevoked' | 'onClose'>) {
  const { t } = useLingui();
  const { revokeCalendarAddress, isRevoking } = useRevokeCalendarAddress();
  const { failure, fail, clearFailure } = useFailure(t`Failed to revoke the calendar address`);

  const handleConfirm = async () => {
    clearFailure();
    const outcome = await revokeCalendarAddress();
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({ tone: 'plain', title: t`Calendar address revoked` });
    onClose();
    // The closing dialog first gives the focus back to what opened it.
    setTimeout(onRevoked);
  };

  return (
    <ConfirmDialog
      title={t`Revoke your calendar address?`}
      confirmLabel={t`Revoke address`}
      pendingLabel={t`Revoking…`}
      isDestructive
      isPending={isRevoking}
      error={failure}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Trans>Calendar apps that use it will no longer see your payments. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}

import { AdminRightsDialog } from './AdminRightsDialog.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { DisableUserDialog } from './DisableUserDialog.tsx';
import type { OpenDialog } from './dialogs.ts';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';
import { ResetLinkDialog } from './ResetLinkDialog.tsx';
import { SeveralDialog } from './several/SeveralDialog.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';

interface AdminDialogsProps {
  dialog: OpenDialog | undefined;
  onClose: () => void;
}

/** The one dialog that is open over the screen, if any. */
export function AdminDialogs({ dialog, onClose }: AdminDialogsProps) {
  switch (dialog?.kind) {
    case 'edit':
      return <EditUserDialog user={dialog.user} isOwn={dialog.isOwn} onClose={onClose} />;
    case 'reset-link':
      return <ResetLinkDialog user={dialog.user} onClose={onClose} />;
    case 'admin-rights':
      return <AdminRightsDialog user={dialog.user} onClose={onClose} />;
    case 'second-factor':
      return <SecondFactorDialog user={dialog.user} onClose={onClose} />;
    case 'end-sessions':
      return <EndSessionsDialog user={dialog.user} onClose={onClose} />;
    case 'disable':
      return <DisableUserDialog user={dialog.user} isDisabled={dialog.isDisabled} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteUserDialog
          user={dialog.user}
          connection={dialog.connection}
          onDeleted={dialog.onDeleted ?? onClose}
          onClose={onClose}
        />
      );
    case 'several':
      return (
        <SeveralDialog
          act={dialog.act}
          users={dialog.users}
          connection={dialog.connection}
          onDone={dialog.onDone}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}

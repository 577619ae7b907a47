import { AdminRightsDialog } from './AdminRightsDialog.tsx';
import type { OpenDialog } from './dialogs.ts';
import { EditUserDialog } from './EditUserDialog.tsx';
import { ResetLinkDialog } from './ResetLinkDialog.tsx';

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
    default:
      return null;
  }
}

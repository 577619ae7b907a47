import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import { AddSubscriptionDialog } from './AddSubscriptionDialog.tsx';
import { RemoveStackDialog } from './RemoveStackDialog.tsx';
import type { OpenDialog } from './dialogs.ts';
import { EditStackDialog } from './EditStackDialog.tsx';
import { NewStackDialog } from './NewStackDialog.tsx';
import { RemoveSavedToolDialog } from './RemoveSavedToolDialog.tsx';
import { linkToStack } from './selection.ts';
import { useOrigin } from './useOrigin.ts';

interface StackDialogsProps {
  userId: string;
  dialog: OpenDialog | undefined;
  /** @param focus a selector of the element to focus instead of the one that opened the dialog, which may be gone */
  onClose: (focus?: string) => void;
}

/** The one dialog that is open over the stacks, if any. */
export function StackDialogs({ userId, dialog, onClose }: StackDialogsProps) {
  const navigate = useNavigate();
  const state = useOrigin();
  const cancel = () => onClose();
  switch (dialog?.kind) {
    case 'create': {
      const handleCreated = (id: string) => {
        onClose();
        void navigate(linkToStack(id), { state, preventScrollReset: true });
      };
      return <NewStackDialog userId={userId} onCreated={handleCreated} onClose={cancel} />;
    }
    case 'edit':
      return <EditStackDialog id={dialog.id} values={dialog.values} onClose={cancel} />;
    case 'delete': {
      const handleDeleted = (next: string | undefined) => {
        onClose(next ? undefined : 'h1');
        void navigate(next ? linkToStack(next) : paths.stacks, { replace: true, preventScrollReset: true });
      };
      return (
        <RemoveStackDialog
          userId={userId}
          id={dialog.id}
          name={dialog.name}
          onDeleted={handleDeleted}
          onClose={cancel}
        />
      );
    }
    case 'add':
      return <AddSubscriptionDialog stackId={dialog.stackId} stackName={dialog.stackName} onClose={cancel} />;
    case 'remove':
      return (
        <RemoveSavedToolDialog
          stackId={dialog.stackId}
          id={dialog.id}
          name={dialog.name}
          onRemoved={() => onClose('#saved')}
          onClose={cancel}
        />
      );
    default:
      return null;
  }
}

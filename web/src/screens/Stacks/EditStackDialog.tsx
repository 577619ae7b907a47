import { showToast } from '../../ui/toast.ts';
import type { StackValues } from './dialogs.ts';
import { StackFormDialog } from './StackFormDialog.tsx';
import { useUpdateStack } from './useUpdateStack.ts';

interface EditStackDialogProps {
  id: string;
  values: StackValues;
  onClose: () => void;
}

export function EditStackDialog({ id, values, onClose }: EditStackDialogProps) {
  const { updateStack, isUpdating } = useUpdateStack();
  return (
    <StackFormDialog
      title="Edit stack"
      values={values}
      draftKey={`stack:${id}`}
      submitLabel="Save changes"
      pendingLabel="Saving…"
      isPending={isUpdating}
      failureTitle="Error Updating Project"
      onSave={async (changed) => {
        const outcome = await updateStack(id, changed);
        if (outcome.status === 'done') {
          showToast({ tone: 'plain', title: 'Project Updated', description: `“${changed.name}” is saved.` });
          onClose();
        }
        return outcome;
      }}
      onClose={onClose}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const { updateStack, isUpdating } = useUpdateStack();
  return (
    <StackFormDialog
      title={t`Edit stack`}
      values={values}
      draftKey={`stack:${id}`}
      submitLabel={t`Save changes`}
      pendingLabel={t`Saving…`}
      isPending={isUpdating}
      failureTitle={t`Error Updating Project`}
      onSave={async (changed) => {
        const outcome = await updateStack(id, changed);
        if (outcome.status === 'done') {
          showToast({ tone: 'plain', title: t`Project Updated`, description: t`“${changed.name}” is saved.` });
          onClose();
        }
        return outcome;
      }}
      onClose={onClose}
    />
  );
}

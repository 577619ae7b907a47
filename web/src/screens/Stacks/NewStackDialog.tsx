import { showToast } from '../../ui/toast.ts';
import { StackFormDialog } from './StackFormDialog.tsx';
import { useCreateStack } from './useCreateStack.ts';

interface NewStackDialogProps {
  userId: string;
  onCreated: (id: string) => void;
  onClose: () => void;
}

export function NewStackDialog({ userId, onCreated, onClose }: NewStackDialogProps) {
  const { createStack, isCreating } = useCreateStack(userId);
  return (
    <StackFormDialog
      title="New stack"
      values={{ name: '', projectType: 'personal', budget: '', projectDescription: '' }}
      draftKey="new-stack"
      submitLabel="Create stack"
      pendingLabel="Creating…"
      isPending={isCreating}
      failureTitle="Error Creating Project"
      onSave={async (values) => {
        const outcome = await createStack(values);
        if (outcome.status === 'done') {
          showToast({ tone: 'plain', title: 'Project Created', description: `“${values.name}” is ready.` });
          onCreated(outcome.payload.stack.id);
        }
        return outcome;
      }}
      onClose={onClose}
    />
  );
}

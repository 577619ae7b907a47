import { useLingui } from '@lingui/react/macro';
import { showToast } from '../../ui/toast.ts';
import { StackFormDialog } from './StackFormDialog.tsx';
import { useCreateStack } from './useCreateStack.ts';

interface NewStackDialogProps {
  userId: string;
  onCreated: (id: string) => void;
  onClose: () => void;
}

export function NewStackDialog({ userId, onCreated, onClose }: NewStackDialogProps) {
  const { t } = useLingui();
  const { createStack, isCreating } = useCreateStack(userId);
  return (
    <StackFormDialog
      title={t`New stack`}
      values={{ name: '', projectType: 'personal', budget: '', projectDescription: '' }}
      draftKey="new-stack"
      submitLabel={t`Create stack`}
      pendingLabel={t`Creating…`}
      isPending={isCreating}
      failureTitle={t`Error Creating Project`}
      onSave={async (values) => {
        const outcome = await createStack(values);
        if (outcome.status === 'done') {
          showToast({ tone: 'plain', title: t`Project Created`, description: t`“${values.name}” is ready.` });
          onCreated(outcome.payload.stack.id);
        }
        return outcome;
      }}
      onClose={onClose}
    />
  );
}

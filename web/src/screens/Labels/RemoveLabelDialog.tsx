import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Description } from '@headlessui/react';
import { useState } from 'react';
import type { LabelKind } from '../../../../common/values.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { showToast } from '../../ui/toast.ts';
import type { OwnLabel } from './ownLabel.ts';
import { useKindTexts } from './useKindTexts.ts';
import { useRemoveLabel } from './useRemoveLabel.ts';

interface RemoveLabelDialogProps {
  kind: LabelKind;
  /** Undefined while the dialog is closed. */
  label: OwnLabel | undefined;
  /** What its subscriptions can get instead. */
  others: readonly OwnLabel[];
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a label is deleted, and where its subscriptions go if it has any. */
export function RemoveLabelDialog({ label, ...props }: RemoveLabelDialogProps) {
  return label && <Removal label={label} {...props} />;
}

function Removal({ kind, label, others, onRemoved, onClose }: RemoveLabelDialogProps & { label: OwnLabel }) {
  const { t } = useLingui();
  const { id, name } = label;
  const { remove, leave } = useKindTexts(kind);
  const [count, setCount] = useState(label.subscriptionCount);
  // Empty for none.
  const [moveTo, setMoveTo] = useState('');
  const [failure, setFailure] = useState<string>();
  const { removeLabel, isRemoving } = useRemoveLabel();

  const handleConfirm = async () => {
    setFailure(undefined);
    const outcome = await removeLabel({ id, moveTo: moveTo || null, leave: count > 0 && moveTo === '' });
    if (outcome.status === 'done') {
      showToast({ tone: 'plain', title: t`Deleted`, description: name });
      return onRemoved();
    }
    // Meanwhile a subscription got it, in another tab.
    if (outcome.status === 'refused' && outcome.refusal.__typename === 'LabelInUseError')
      return setCount(outcome.refusal.count);
    setFailure(messageOf(outcome.issues));
  };
  return (
    <Dialog title={t`Delete ${name}?`} role="alertdialog" isPending={isRemoving} onClose={onClose}>
      <Description className="mt-3 mb-4 text-lg text-soft">
        <Plural
          value={count}
          _0="No subscription has it. This cannot be undone."
          one="# subscription has it. Choose what it gets instead. This cannot be undone."
          other="# subscriptions have it. Choose what they get instead. This cannot be undone."
        />
      </Description>
      {count > 0 && (
        <Field label={t`What they get instead`}>
          {(control) => (
            <Select {...control} value={moveTo} onChange={({ target }) => setMoveTo(target.value)}>
              <option value="">{leave}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Alert message={failure} />
      <DialogActions>
        <Button look="outline" data-autofocus onClick={() => !isRemoving && onClose()}>
          <Trans>Cancel</Trans>
        </Button>
        <PendingButton
          look="danger"
          isPending={isRemoving}
          pendingLabel={t`Deleting...`}
          onClick={() => void handleConfirm()}
        >
          {remove}
        </PendingButton>
      </DialogActions>
    </Dialog>
  );
}

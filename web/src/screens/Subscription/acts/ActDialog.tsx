import { useLingui } from '@lingui/react/macro';
import { Description } from '@headlessui/react';
import type { FormEventHandler, ReactNode } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';

interface ActDialogProps {
  title: string;
  text?: ReactNode;
  submitLabel: string;
  closeLabel?: string;
  isPending: boolean;
  error: string | undefined;
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of an act, in a dialog. */
export function ActDialog(props: ActDialogProps) {
  const { t } = useLingui();
  const { title, text, submitLabel, closeLabel = t`Cancel`, isPending, error, onSubmit, onClose, children } = props;
  return (
    <Dialog title={title} isPending={isPending} onClose={onClose}>
      {text && (
        <Description as="div" className="mt-3 flex flex-col gap-2 text-soft">
          {text}
        </Description>
      )}
      <form noValidate onSubmit={onSubmit} className="mt-5">
        <div className="flex flex-col gap-5">
          {children}
          <Alert message={error} />
        </div>
        <DialogActions>
          <Button look="outline" onClick={() => !isPending && onClose()}>
            {closeLabel}
          </Button>
          <SubmitButton isPending={isPending} pendingText={t`Saving...`}>
            {submitLabel}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { Trans } from '@lingui/react/macro';
import { Description } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';
import { PendingButton } from './PendingButton.tsx';

interface ConfirmProps {
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether the action loses something: the button is then red, and the focus starts on Cancel. */
  isDestructive?: boolean;
  isPending?: boolean;
  pendingLabel?: string;
  error?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for confirmation. */
export function ConfirmDialog({ title, ...props }: ConfirmProps & { title: string }) {
  return (
    <Dialog title={title} role="alertdialog" isPending={props.isPending} onClose={props.onClose}>
      <Confirmation {...props} />
    </Dialog>
  );
}

/** The content of a confirmation, for dialogs where it is one of several steps. */
export function Confirmation({
  confirmLabel,
  cancelLabel,
  isDestructive = false,
  isPending = false,
  pendingLabel = confirmLabel,
  error,
  onConfirm,
  onClose,
  children,
}: ConfirmProps) {
  return (
    <>
      <Description className="mt-3 mb-4 text-lg text-soft">{children}</Description>
      <Alert message={error} />
      <DialogActions>
        <Button look="outline" onClick={() => !isPending && onClose()} data-autofocus={isDestructive || undefined}>
          {cancelLabel ?? <Trans>Cancel</Trans>}
        </Button>
        <PendingButton
          look={isDestructive ? 'danger' : 'primary'}
          isPending={isPending}
          pendingLabel={pendingLabel}
          onClick={onConfirm}
          data-autofocus={!isDestructive || undefined}
        >
          {confirmLabel}
        </PendingButton>
      </DialogActions>
    </>
  );
}

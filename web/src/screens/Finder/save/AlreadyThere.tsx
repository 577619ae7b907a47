import { Description } from '@headlessui/react';
import { i18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { namedFew } from '../../../../../common/listed.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DialogActions } from '../../../ui/Dialog.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';

interface AlreadyThereProps {
  stackName: string;
  /** What the stack has already. */
  names: readonly string[];
  isSaving: boolean;
  error: string | undefined;
  /** Not given where there are no others. */
  onSaveOthers: (() => void) | undefined;
  onSaveAll: () => void;
  onCancel: () => void;
}

/** Asks what becomes of picks that the stack has already. */
export function AlreadyThere(props: AlreadyThereProps) {
  const { t } = useLingui();
  const { stackName, isSaving, error, onSaveOthers, onSaveAll, onCancel } = props;
  const names = namedFew(props.names, (id, values) => i18n._(id, { ...values }));
  return (
    <>
      {/* It has the focus itself, or a second Enter would answer before the question is read. */}
      <Description data-autofocus tabIndex={-1} className="mt-3 mb-4 text-lg text-soft outline-none wrap-anywhere">
        <Trans>
          “{stackName}” already has {names}.
        </Trans>
      </Description>
      <Alert message={error} />
      <DialogActions>
        <Button look="outline" onClick={() => !isSaving && onCancel()}>
          <Trans>Cancel</Trans>
        </Button>
        <PendingButton look="outline" isPending={isSaving} pendingLabel={t`Saving…`} onClick={onSaveAll}>
          <Trans>Save all again</Trans>
        </PendingButton>
        {onSaveOthers && (
          <PendingButton isPending={isSaving} pendingLabel={t`Saving…`} onClick={onSaveOthers}>
            <Trans>Save the others</Trans>
          </PendingButton>
        )}
      </DialogActions>
    </>
  );
}

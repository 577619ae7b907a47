import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { enumName } from '../../../../common/enumName.ts';
import { labelForm } from '../../../../common/forms/labelForms.ts';
import { labelColors, type LabelColor, type LabelKind } from '../../../../common/values.ts';
import { useCreateLabel } from '../../subscriptions/labels/useCreateLabel.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import { useZodForm } from '../../ui/useZodForm.ts';
import type { OwnLabel } from './ownLabel.ts';
import { useKindTexts } from './useKindTexts.ts';
import { useUpdateLabel } from './useUpdateLabel.ts';

interface LabelDialogProps {
  kind: LabelKind;
  /** The one to change; undefined while the dialog is closed. */
  label: OwnLabel | 'new' | undefined;
  onClose: () => void;
}

/** Adds a label, or changes one. */
export function LabelDialog({ label, ...props }: LabelDialogProps) {
  return label && <Labelling label={label} {...props} />;
}

function Labelling({ kind, label, onClose }: LabelDialogProps & { label: OwnLabel | 'new' }) {
  const { t } = useLingui();
  const own = label === 'new' ? undefined : label;
  const { add, edit, placeholder } = useKindTexts(kind);
  const form = useZodForm(labelForm, {
    defaultValues: {
      kind,
      name: own?.name ?? '',
      color: labelColors.find((color) => enumName(color) === own?.color) ?? 'gray',
      expiresOn: own?.expiresOn ?? '',
    },
  });
  const { errors } = form.formState;
  const { createLabel, isCreating } = useCreateLabel();
  const { updateLabel, isUpdating } = useUpdateLabel();
  const isPending = isCreating || isUpdating;
  const colors = useColorNames();

  const save = async ({ name, color, expiresOn }: z.output<typeof labelForm>) => {
    if (isPending) return;
    const input = { name, color: enumName(color), ...(kind === 'method' && { expiresOn }) };
    const outcome = own ? await updateLabel(own.id, input) : await createLabel({ kind: enumName(kind), ...input });
    if (outcome.status !== 'done') return showIssues(form, outcome.issues);
    showToast({ tone: 'plain', title: own ? t`Saved` : t`Added`, description: name });
    onClose();
  };
  return (
    <Dialog title={own ? edit : add} isPending={isPending} onClose={onClose}>
      <form noValidate onSubmit={form.handleSubmit(save)} className="mt-5">
        <div className="flex flex-col gap-5">
          <TextField
            {...form.register('name')}
            label={t`Name`}
            autoComplete="off"
            autoCapitalize="sentences"
            placeholder={placeholder}
            error={errors.name?.message}
            data-autofocus
          />
          <fieldset>
            <legend className="mb-1.5 font-semibold">
              <Trans>Colour</Trans>
            </legend>
            <div className="flex flex-wrap gap-x-5 gap-y-1">
              {labelColors.map((color) => (
                <label key={color} className="flex min-h-11 cursor-pointer items-center gap-2">
                  <input {...form.register('color')} type="radio" value={color} className="size-5 accent-fern" />
                  <Badge color={color}>{colors[color]}</Badge>
                </label>
              ))}
            </div>
          </fieldset>
          {kind === 'method' && (
            <TextField
              {...form.register('expiresOn')}
              type="date"
              label={t`Last day (optional)`}
              hint={t`A card can be used until the end of the month that is printed on it.`}
              error={errors.expiresOn?.message}
            />
          )}
          <Alert message={errors.root?.message} />
        </div>
        <DialogActions>
          <Button look="outline" onClick={() => !isPending && onClose()}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton isPending={isPending} pendingText={t`Saving...`}>
            {own ? <Trans>Save changes</Trans> : add}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useColorNames(): Record<LabelColor, string> {
  const { t } = useLingui();
  return {
    green: t`Green`,
    blue: t`Blue`,
    yellow: t`Yellow`,
    red: t`Red`,
    gray: t`Gray`,
    purple: t`Purple`,
    pink: t`Pink`,
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { stackPageForm } from '../../../../common/forms/stackForms.ts';
import { mainProjectTypes, projectTypes } from '../../../../common/values.ts';
import { useDraftForm } from '../../drafts/useDraftForm.ts';
import type { Outcome } from '../../relay/useCommit.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { controlStyle, Field } from '../../ui/Field.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { useFailure } from '../../ui/useFailure.ts';
import type { StackValues } from './dialogs.ts';

interface StackFormDialogProps {
  title: string;
  values: z.input<typeof stackPageForm>;
  /** The key of the draft, different for each stack. */
  draftKey: string;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  /** The start of the message when saving fails. */
  failureTitle: string;
  onSave: (values: StackValues) => Promise<Outcome>;
  onClose: () => void;
}

/** The form of a new or an existing stack. Input is kept until it is saved or cancelled. */
export function StackFormDialog(props: StackFormDialogProps) {
  const { t } = useLingui();
  const { title, values, draftKey, submitLabel, pendingLabel, isPending, failureTitle, onSave, onClose } = props;
  const { form, forgetDraft } = useDraftForm(stackPageForm, {
    key: draftKey,
    fields: ['name', 'projectType', 'budget', 'projectDescription'],
    defaultValues: values,
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { failure, fail, clearFailure } = useFailure(failureTitle);
  const types = mainProjectTypes.some((type) => type === values.projectType)
    ? mainProjectTypes
    : [...mainProjectTypes, values.projectType];

  const cancel = () => {
    forgetDraft();
    onClose();
  };

  const save = async (values: StackValues) => {
    clearFailure();
    const outcome = await onSave(values);
    if (outcome.status === 'done') forgetDraft();
    else fail(outcome.issues);
  };

  return (
    <Dialog title={title} isPending={isPending} onClose={cancel}>
      <form noValidate onSubmit={handleSubmit(save)} className="mt-5">
        <div className="flex flex-col gap-5">
          <Field label={t`Name`} error={errors.name?.message}>
            {(control) => (
              <input
                {...register('name')}
                {...control}
                data-autofocus
                aria-required
                autoComplete="off"
                className={`${controlStyle} min-h-12`}
              />
            )}
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t`Type`} error={errors.projectType?.message}>
              {(control) => (
                <Select {...register('projectType')} {...control} aria-required>
                  {types.map((type) => (
                    <option key={type} value={type}>
                      {t(projectTypes[type].label)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t`Budget per month ($)`} error={errors.budget?.message}>
              {(control) => (
                <input
                  {...register('budget')}
                  {...control}
                  aria-required
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="50"
                  className={`${controlStyle} min-h-12 tabular-nums`}
                />
              )}
            </Field>
          </div>
          <Field label={t`Description (optional)`} error={errors.projectDescription?.message}>
            {(control) => (
              <textarea
                {...register('projectDescription')}
                {...control}
                rows={3}
                className={`${controlStyle} resize-y`}
              />
            )}
          </Field>
          <Alert message={failure} />
        </div>
        <DialogActions>
          <Button look="outline" onClick={() => !isPending && cancel()}>
            <Trans>Cancel</Trans>
          </Button>
          <PendingButton type="submit" isPending={isPending} pendingLabel={pendingLabel}>
            {submitLabel}
          </PendingButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

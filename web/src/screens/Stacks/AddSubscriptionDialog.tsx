import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { customSubscriptionPageForm, featuresIn } from '../../../../common/forms/stackForms.ts';
import { useDraftForm } from '../../drafts/useDraftForm.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { controlStyle, Field } from '../../ui/Field.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { showToast } from '../../ui/toast.ts';
import { SavedPricePreview } from './SavedPricePreview.tsx';
import { useAddSubscription } from './useAddSubscription.ts';

interface AddSubscriptionDialogProps {
  stackId: string;
  stackName: string;
  onClose: () => void;
}

/** A subscription of one's own for a stack. What is typed stays until it is added or cancelled. */
export function AddSubscriptionDialog({ stackId, stackName, onClose }: AddSubscriptionDialogProps) {
  const { t } = useLingui();
  const { addSubscription, isAdding } = useAddSubscription(stackId);
  const { form, forgetDraft } = useDraftForm(customSubscriptionPageForm, {
    key: `subscription:${stackId}`,
    fields: ['name', 'price', 'description', 'features', 'website'],
    defaultValues: { name: '', price: '$0/month', description: '', features: '', website: '' },
  });
  const { register, handleSubmit, formState, getValues, watch } = form;
  const { errors } = formState;
  const [error, setError] = useState<string>();
  /** The name under which the stack has it already. */
  const [there, setThere] = useState<string>();

  const close = () => {
    forgetDraft();
    onClose();
  };

  const fail = (message: string) => {
    setError(message);
    showToast({ tone: 'error', title: t`Error Saving Subscriptions`, description: message });
  };

  const add = async (input: z.output<typeof customSubscriptionPageForm>, refuseDuplicates: boolean) => {
    if (isAdding) return;
    setError(undefined);
    // What asks whether to add it anyway has the focus when it is.
    if (refuseDuplicates) setThere(undefined);
    const outcome = await addSubscription({ ...input, website: input.website || null }, refuseDuplicates);
    if (outcome.status === 'expired') return;
    if (outcome.status === 'refused' && outcome.refusal.__typename === 'DuplicateError') {
      // Unless somebody has typed on meanwhile.
      if (getValues('name').trim() === input.name) setThere(outcome.refusal.names[0]);
      return;
    }
    if (outcome.status === 'refused') return fail(t`Error saving subscription: ${messageOf(outcome.issues)}`);
    if (outcome.status !== 'done') return fail(t`Exception saving subscription. Please try again.`);
    showToast({ tone: 'plain', title: t`Subscriptions Saved`, description: t`${input.name} is in “${stackName}”.` });
    close();
  };

  return (
    <Dialog title={t`Add subscription`} isPending={isAdding} onClose={close}>
      <form noValidate onSubmit={handleSubmit((input) => add(input, true))} className="mt-5">
        <div className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t`Name`} error={errors.name?.message}>
              {(control) => (
                <input
                  {...register('name', { onChange: () => setThere(undefined) })}
                  {...control}
                  data-autofocus
                  aria-required
                  autoComplete="off"
                  className={`${controlStyle} min-h-12`}
                />
              )}
            </Field>
            <Field
              label={t`Price`}
              error={errors.price?.message}
              preview={<SavedPricePreview text={watch('price') ?? ''} />}
            >
              {(control) => (
                <input
                  {...register('price')}
                  {...control}
                  aria-required
                  autoComplete="off"
                  className={`${controlStyle} min-h-12 tabular-nums`}
                />
              )}
            </Field>
          </div>
          <Field label={t`Description`} error={errors.description?.message}>
            {(control) => (
              <textarea
                {...register('description')}
                {...control}
                aria-required
                rows={2}
                className={`${controlStyle} resize-y`}
              />
            )}
          </Field>
          <div>
            <Field label={t`Features (optional)`} hint={t`With commas between them`} error={errors.features?.message}>
              {(control) => (
                <input
                  {...register('features')}
                  {...control}
                  autoComplete="off"
                  className={`${controlStyle} min-h-12`}
                />
              )}
            </Field>
            <FeatureChips features={featuresIn(watch('features'))} />
          </div>
          <Field label={t`Website (optional)`} error={errors.website?.message}>
            {(control) => (
              <input
                {...register('website')}
                {...control}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder={t`example.com`}
                className={`${controlStyle} min-h-12`}
              />
            )}
          </Field>
          <Notice message={there && t`“${stackName}” already has ${there}.`}>
            <Button look="outline" onClick={handleSubmit((input) => add(input, false))}>
              <Trans>Add it anyway</Trans>
            </Button>
          </Notice>
          <Alert message={error} />
        </div>
        <DialogActions>
          <Button look="outline" onClick={() => !isAdding && close()}>
            <Trans>Cancel</Trans>
          </Button>
          <PendingButton type="submit" isPending={isAdding} pendingLabel={t`Adding…`}>
            <Trans>Add subscription</Trans>
          </PendingButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function FeatureChips({ features }: { features: string[] }) {
  const { t } = useLingui();
  if (features.length === 0) return null;
  return (
    <ul aria-label={t`Features as they will be saved`} className="mt-2 flex flex-wrap gap-2">
      {features.map((feature, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same feature may be typed twice
        <li key={index} className="rounded-full bg-fern-tint px-3 py-0.5 text-sm font-semibold text-fern wrap-anywhere">
          {feature}
        </li>
      ))}
    </ul>
  );
}

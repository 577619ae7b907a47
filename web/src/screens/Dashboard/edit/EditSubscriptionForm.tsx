import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { categories, categoryNames } from '../../../../../common/values.ts';
import type { EditSubscriptionForm_subscription$key } from '../../../__generated__/EditSubscriptionForm_subscription.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useZodForm } from '../../../ui/useZodForm.ts';
import { categoryOf } from '../category.ts';
import { editFormIn, type EditDraft, type Edited } from './editForm.ts';
import { Failure } from '../Failure.tsx';
import { PricePreview } from './PricePreview.tsx';
import type { Place } from '../lists.ts';
import { useUpdateSubscription } from './useUpdateSubscription.ts';

interface EditSubscriptionFormProps {
  subscription: EditSubscriptionForm_subscription$key;
  place: Place;
  /** What was typed here before the form was left for another. */
  draft: EditDraft | undefined;
  onDraft: (id: string, draft: EditDraft | undefined) => void;
  onClose: () => void;
  onLost: () => void;
}

/** The fields of one subscription, in its card's place. Only what has changed is sent. */
export function EditSubscriptionForm(props: EditSubscriptionFormProps) {
  const { place, draft, onDraft, onClose, onLost } = props;
  const { id, price, currency, ...subscription } = useFragment(
    graphql`
      fragment EditSubscriptionForm_subscription on TrackedSubscription @throwOnFieldError {
        id
        name
        price
        currency
        category
        description
        nextBillingDate
        isActive
      }
    `,
    props.subscription,
  );
  const saved: EditDraft = {
    name: subscription.name,
    price,
    category: categoryOf(subscription.category),
    description: subscription.description ?? '',
    nextBillingDate: subscription.nextBillingDate ?? '',
    isActive: subscription.isActive,
  };
  const { register, handleSubmit, formState, getValues, setError, subscribe, watch } = useZodForm(
    editFormIn(currency),
    {
      defaultValues: draft ?? saved,
    },
  );
  const { errors } = formState;
  const { update, isSaving } = useUpdateSubscription(id, place);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const changedFields = (typed: EditDraft) => fields.filter((field) => typed[field] !== saved[field]);
  const keepDraft = useEffectEvent((typed: EditDraft) => {
    onDraft(id, changedFields(typed).length > 0 ? typed : undefined);
  });
  const finish = (next: () => void) => {
    onDraft(id, undefined);
    next();
  };
  const cancel = useEffectEvent(() => finish(onClose));

  // At once: the form library's own way takes a moment, and whoever types at once would lose the first letters.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft({ ...values }) }),
    [subscribe],
  );

  useEffect(() => {
    const element = form.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cancel();
    };
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  }, []);

  const handleSave = (edited: Edited) => {
    if (isSaving) return;
    const typed = getValues();
    const changes = Object.fromEntries(changedFields(typed).map((field) => [field, edited[field]]));
    if (Object.keys(changes).length === 0) return finish(onClose);
    setFailure(undefined);
    update(changes, {
      onSaved: (isListed) => finish(isListed ? onClose : onLost),
      onRefused: (issues) => {
        for (const { field, message } of issues) {
          const wrong = fields.find((name) => name === field);
          if (wrong) setError(wrong, { message }, { shouldFocus: true });
          else setFailure(message);
        }
      },
    });
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Edit ${saved.name}`}
      onSubmit={handleSubmit(handleSave)}
      className="flex flex-col gap-4 rounded-2xl border-2 border-fern bg-card p-4 sm:p-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          {(control) => <input {...register('name')} {...control} autoComplete="off" className={inputStyle} />}
        </Field>
        <Field
          label={`Price (${currency})`}
          error={errors.price?.message}
          preview={<PricePreview text={watch('price')} currency={currency} />}
        >
          {(control) => (
            <input {...register('price')} {...control} autoComplete="off" className={`${inputStyle} tabular-nums`} />
          )}
        </Field>
        <Field label="Category" error={errors.category?.message}>
          {(control) => (
            <Select {...register('category')} {...control}>
              {categoryNames.map((name) => (
                <option key={name} value={name}>
                  {categories[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Renewal date" error={errors.nextBillingDate?.message}>
          {(control) => <input {...register('nextBillingDate')} {...control} type="date" className={inputStyle} />}
        </Field>
      </div>
      <Field label="Description" error={errors.description?.message}>
        {(control) => (
          <textarea {...register('description')} {...control} rows={2} className={`${controlStyle} resize-y`} />
        )}
      </Field>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input {...register('isActive')} type="checkbox" className="size-5 accent-fern" />
        Active
      </label>
      {failure && <Failure title="Failed to update subscription" message={failure} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={() => finish(onClose)}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

const fields = ['name', 'price', 'category', 'description', 'nextBillingDate', 'isActive'] as const;

const inputStyle = `${controlStyle} min-h-12`;

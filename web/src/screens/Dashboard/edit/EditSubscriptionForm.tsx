import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { categories, categoryNames } from '../../../../../common/values.ts';
import type { EditSubscriptionForm_subscription$key } from '../../../__generated__/EditSubscriptionForm_subscription.graphql.ts';
import { useDraftForm } from '../../../drafts/useDraftForm.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { Select } from '../../../ui/Select.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { showIssues, type Issue } from '../../../ui/showIssues.ts';
import { showToast } from '../../../ui/toast.ts';
import { categoryOf } from '../../../subscriptions/category.ts';
import { draftKeyOf } from './draftKeyOf.ts';
import { editedFields, editFormIn, type EditDraft, type Edited } from './editForm.ts';
import { isOtherCycle } from '../../../subscriptions/typedPrice.ts';
import { PricePreview } from '../../../subscriptions/PricePreview.tsx';
import { leaves, type Place } from '../lists.ts';
import type { More, MoreFieldsHandle } from './MoreFields.tsx';
import { useUpdateSubscription } from './useUpdateSubscription.ts';

const MoreFields = latePart(async () => (await import('./MoreFields.tsx')).MoreFields);

interface EditSubscriptionFormProps {
  subscription: EditSubscriptionForm_subscription$key;
  place: Place;
  /** Whether it was opened for the renewal date, which is missing. */
  asksDay: boolean;
  onClose: () => void;
  onLost: () => void;
}

/** The form of a subscription, in place of its card. It sends only changed fields. */
export function EditSubscriptionForm(props: EditSubscriptionFormProps) {
  const { t } = useLingui();
  const { place, asksDay, onClose, onLost } = props;
  const { id, currency, name, price, isActive, ...subscription } = useFragment(
    graphql`
      fragment EditSubscriptionForm_subscription on TrackedSubscription @throwOnFieldError {
        id
        name
        price
        currency
        category
        description
        startsOn
        nextDueOn
        isActive
      }
    `,
    props.subscription,
  );
  const saved: EditDraft = {
    name,
    price,
    category: categoryOf(subscription.category),
    description: subscription.description ?? '',
    startsOn: subscription.nextDueOn ?? subscription.startsOn ?? '',
    isActive,
  };
  const { form, forgetDraft } = useDraftForm(editFormIn(currency), {
    key: draftKeyOf(id),
    fields: editedFields,
    defaultValues: saved,
  });
  const { register, handleSubmit, formState, getValues, watch } = form;
  const { errors } = formState;
  const { update, isSaving } = useUpdateSubscription(id, place);
  const [hasMore, setHasMore] = useState(false);
  const [more, setMore] = useState<More>({});
  const moreFields = useRef<MoreFieldsHandle>(null);
  const [moreIssues, setMoreIssues] = useState<readonly Issue[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const finish = (next: () => void) => {
    forgetDraft();
    next();
  };
  const cancel = useEffectEvent(() => finish(onClose));

  // Focuses at once: the form library does it a moment later, and quick typists would lose the first letters.
  useLayoutEffect(
    () => element.current?.querySelector<HTMLElement>(asksDay ? 'input[type=date]' : 'input')?.focus(),
    [asksDay],
  );

  useEffect(() => {
    const card = element.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cancel();
    };
    card?.addEventListener('keydown', handleKeyDown);
    return () => card?.removeEventListener('keydown', handleKeyDown);
  }, []);

  const handleSave = async (edited: Edited) => {
    if (isSaving) return;
    const settled = moreFields.current ? await moreFields.current.settle() : more;
    if (!settled) return;
    const typed = getValues();
    const changed = editedFields.filter((field) => typed[field] !== saved[field]);
    // Under another cycle, payments would fall on other days than the one that the form shows.
    if (typed.startsOn && isOtherCycle(price, edited.price, currency)) changed.push('startsOn');
    const changes: Partial<Edited> = Object.fromEntries(changed.map((field) => [field, edited[field]]));
    if (Object.keys({ ...changes, ...settled }).length === 0) return finish(onClose);
    const outcome = await update(changes, settled);
    if (outcome.status !== 'done') {
      const ofMore = outcome.issues.filter(({ field }) => field === 'labelIds' || field === 'cancelUrl');
      setMoreIssues(ofMore);
      showIssues(
        form,
        outcome.issues.filter((issue) => !ofMore.includes(issue)),
      );
      const isInNoField = outcome.issues[0]?.field === '';
      return isInNoField && showFailure(t(failureTitle), outcome.issues);
    }
    const { category } = changes;
    const hasLeft = leaves(place, category);
    const note = hasLeft && { description: t`It is now in ${t(categories[category])}.` };
    showToast({ tone: 'plain', title: t`Subscription updated`, ...note });
    finish(hasLeft ? onLost : onClose);
  };

  return (
    <form
      ref={element}
      noValidate
      aria-label={t`Edit ${name}`}
      onSubmit={(event) => void handleSubmit(handleSave)(event)}
      className="flex flex-col gap-4 rounded-2xl border-2 border-fern bg-card p-4 sm:p-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Name`} error={errors.name?.message}>
          {(control) => <input {...register('name')} {...control} autoComplete="off" className={inputStyle} />}
        </Field>
        <Field
          label={t`Price (${currency})`}
          error={errors.price?.message}
          preview={<PricePreview text={watch('price')} currency={currency} />}
        >
          {(control) => (
            <input {...register('price')} {...control} autoComplete="off" className={`${inputStyle} tabular-nums`} />
          )}
        </Field>
        <Field label={t`Category`} error={errors.category?.message}>
          {(control) => (
            <Select {...register('category')} {...control}>
              {categoryNames.map((name) => (
                <option key={name} value={name}>
                  {t(categories[name])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t`Renewal date`}
          hint={t`The day of any payment, past or future.`}
          error={errors.startsOn?.message}
        >
          {(control) => <input {...register('startsOn')} {...control} type="date" className={inputStyle} />}
        </Field>
      </div>
      <Field label={t`Description`} error={errors.description?.message}>
        {(control) => (
          <textarea {...register('description')} {...control} rows={2} className={`${controlStyle} resize-y`} />
        )}
      </Field>
      <details
        onToggle={({ currentTarget }) => setHasMore((had) => had || currentTarget.open)}
        className="rounded-2xl bg-sunken px-4 py-3"
      >
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          <Trans>Labels and where to cancel</Trans>
        </summary>
        {hasMore && <MoreFields id={id} issues={moreIssues} onChange={setMore} handle={moreFields} />}
      </details>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input {...register('isActive')} type="checkbox" className="size-5 accent-fern" />
        <Trans>Active</Trans>
      </label>
      {errors.root?.message && <Alert title={t(failureTitle)} message={errors.root.message} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={() => finish(onClose)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? t`Saving...` : t`Save`}
        </Button>
      </div>
    </form>
  );
}

const failureTitle = msg`Failed to update subscription`;

const inputStyle = `${controlStyle} min-h-12`;

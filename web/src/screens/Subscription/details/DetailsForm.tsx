import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { periodUnits } from '../../../../../common/billing/notice.ts';
import { enumName } from '../../../../../common/enumName.ts';
import type { DetailsForm_subscription$key } from '../../../__generated__/DetailsForm_subscription.graphql.ts';
import { useDraftForm } from '../../../drafts/useDraftForm.ts';
import { categoryOf } from '../../../subscriptions/category.ts';
import { CategorySelect } from '../../../subscriptions/labels/CategorySelect.tsx';
import { chosenOf, chosenOfKind, idsOf, withOne, type Choice } from '../../../subscriptions/labels/chosenLabels.ts';
import { LabelFields } from '../../../subscriptions/labels/LabelFields.tsx';
import type { TagFieldHandle } from '../../../subscriptions/labels/TagField.tsx';
import { PricePreview } from '../../../subscriptions/PricePreview.tsx';
import { isOtherCycle } from '../../../subscriptions/typedPrice.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { showIssues } from '../../../ui/showIssues.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { update } from '../acts/changeActs.ts';
import { useAct } from '../acts/useAct.ts';
import { inputOf } from './changes.ts';
import { ContractFields } from './ContractFields.tsx';
import { detailsFields, detailsFormIn, type Details, type DetailsDraft } from './detailsForm.ts';

interface DetailsFormProps {
  subscription: DetailsForm_subscription$key;
  /** All labels of its owner. */
  labels: readonly Choice[];
  onClose: () => void;
}

/** All fields of a subscription; those that few need are folded away. It sends only changed fields. */
export function DetailsForm({ labels, onClose, ...props }: DetailsFormProps) {
  const { t } = useLingui();
  const { id, currency, nextDueOn, term, roll, notice, ...subscription } = useFragment(
    graphql`
      fragment DetailsForm_subscription on TrackedSubscription @throwOnFieldError {
        id
        name
        price
        currency
        category
        description
        websiteUrl
        cancelUrl
        labels {
          id
        }
        startsOn
        nextDueOn
        autoRenews
        trialEndsOn
        endsOn
        term {
          count
          unit
        }
        roll {
          count
          unit
        }
        notice {
          count
          unit
        }
      }
    `,
    props.subscription,
  );
  const { name, price } = subscription;
  const saved: DetailsDraft = {
    name,
    price,
    category: categoryOf(subscription.category),
    description: subscription.description ?? '',
    websiteUrl: subscription.websiteUrl ?? '',
    cancelUrl: subscription.cancelUrl ?? '',
    labelIds: chosenOf(subscription.labels),
    startsOn: subscription.startsOn ?? '',
    autoRenews: subscription.autoRenews,
    trialEndsOn: subscription.trialEndsOn ?? '',
    endsOn: subscription.endsOn ?? '',
    termCount: countOf(term),
    termUnit: unitOf(term),
    rollCount: countOf(roll),
    rollUnit: unitOf(roll),
    noticeCount: countOf(notice),
    noticeUnit: unitOf(notice),
  };
  const rules = detailsFormIn(currency);
  const { form, forgetDraft } = useDraftForm(rules, {
    key: `details:${id}`,
    fields: detailsFields,
    defaultValues: saved,
  });
  const { register, handleSubmit, formState, getValues, setValue, watch } = form;
  const { errors } = formState;
  const { run, isPending } = useAct();
  const element = useRef<HTMLFormElement>(null);
  const close = () => {
    forgetDraft();
    onClose();
  };
  const closeNow = useEffectEvent(close);

  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    const form = element.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      closeNow();
    };
    form?.addEventListener('keydown', handleKeyDown);
    return () => form?.removeEventListener('keydown', handleKeyDown);
  }, []);

  const tagField = useRef<TagFieldHandle>(null);
  const handleSubmitAll = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await tagField.current?.addTyped();
    if (outcome) await handleSubmit((edited) => handleSave(edited, outcome.added))();
  };

  const handleSave = async (edited: Details, added: Choice | undefined) => {
    const typed = getValues();
    const changed = new Set<string>(detailsFields.filter((field) => typed[field] !== saved[field]));
    if (changed.size === 0) return close();
    const before = inputOf(rules.parse(saved), changed);
    const input = inputOf(edited, changed);
    if (!changed.has('startsOn') && nextDueOn && isOtherCycle(price, edited.price, currency)) {
      // What was paid so far stays: the new rhythm begins with the next payment.
      input.startsOn = nextDueOn;
      before.startsOn = subscription.startsOn ?? null;
    }
    const labelsIn = ({ labelIds }: Pick<Details, 'labelIds'>) =>
      changed.has('labelIds') ? idsOf(labelIds, added ? [...labels, added] : labels) : undefined;
    const outcome = await run({
      act: update(id, input, labelsIn(edited)),
      done: { title: t`Subscription updated`, description: edited.name },
      undo: update(id, before, labelsIn(saved)),
      undone: { title: t`Changes undone`, description: name },
      notUndone: t`Failed to undo the changes`,
    });
    if (outcome?.status === 'done') close();
    else if (outcome) showIssues(form, outcome.issues);
  };

  const chosen = watch('labelIds');
  const choose = (labelIds: string) => setValue('labelIds', labelIds);
  const handleCategory = (chosenCategory: Parameters<ComponentProps<typeof CategorySelect>['onChange']>[0]) => {
    if ('category' in chosenCategory) setValue('category', chosenCategory.category);
    choose(withOne(chosen, labels, 'category', 'own' in chosenCategory ? chosenCategory.own : ''));
  };

  return (
    <form
      ref={element}
      noValidate
      aria-label={t`Edit ${name}`}
      onSubmit={(event) => void handleSubmitAll(event)}
      className="flex flex-col gap-5 rounded-3xl border-2 border-fern bg-card p-5 sm:p-8"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...register('name')} label={t`Name`} autoComplete="off" error={errors.name?.message} />
        <Field
          label={t`Price (${currency})`}
          hint={t`This corrects the price that holds now. When a price changes, use “New price”.`}
          error={errors.price?.message}
          preview={<PricePreview text={watch('price')} currency={currency} />}
        >
          {(control) => (
            <input
              {...register('price')}
              {...control}
              autoComplete="off"
              className={`${controlStyle} min-h-12 tabular-nums`}
            />
          )}
        </Field>
        <CategorySelect
          category={watch('category') ?? 'other'}
          own={chosenOfKind(chosen, labels, 'category')[0]?.id}
          choices={labels.filter(({ kind }) => kind === 'CATEGORY')}
          error={errors.category?.message}
          onChange={handleCategory}
        />
        <TextField
          {...register('startsOn')}
          type="date"
          label={t`First payment`}
          hint={t`All payments are counted from this day.`}
          error={errors.startsOn?.message}
        />
        <TextField
          {...register('websiteUrl')}
          type="url"
          label={t`Website (optional)`}
          autoComplete="off"
          error={errors.websiteUrl?.message}
        />
        <TextField
          {...register('cancelUrl')}
          type="url"
          label={t`Where to cancel (optional)`}
          hint={t`The web address at which you can cancel it.`}
          autoComplete="off"
          error={errors.cancelUrl?.message}
        />
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 self-start font-semibold">
          <input {...register('autoRenews')} type="checkbox" className="size-5 accent-fern" />
          <Trans>It renews by itself</Trans>
        </label>
      </div>
      <LabelFields
        labels={labels}
        chosen={chosen}
        error={errors.labelIds?.message}
        onChange={choose}
        tagField={tagField}
      />
      <Field label={t`Notes (optional)`} error={errors.description?.message}>
        {(control) => (
          <textarea {...register('description')} {...control} rows={3} className={`${controlStyle} resize-y`} />
        )}
      </Field>
      <ContractFields form={form} />
      <Alert message={errors.root?.message} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
        <SubmitButton isPending={isPending} pendingText={t`Saving...`}>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}

type Period = { readonly count: number; readonly unit: string } | null | undefined;

const countOf = (period: Period): string => (period ? String(period.count) : '');

const unitOf = (period: Period) => periodUnits.find((unit) => enumName(unit) === period?.unit) ?? 'month';

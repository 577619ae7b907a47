import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/TextField.tsx';
import type { Details, DetailsDraft } from './detailsForm.ts';
import { PeriodField } from './PeriodField.tsx';

const fields = [
  'trialEndsOn',
  'endsOn',
  'termCount',
  'termUnit',
  'rollCount',
  'rollUnit',
  'noticeCount',
  'noticeUnit',
] as const;

/** The fields that few subscriptions need; open when one of them has a value, or an error. */
export function ContractFields({ form }: { form: UseFormReturn<DetailsDraft, unknown, Details> }) {
  const { t } = useLingui();
  const { register, formState, getValues } = form;
  const { errors } = formState;
  const [isOpen, setIsOpen] = useState(() => fields.some((field) => !field.endsWith('Unit') && getValues(field)));
  const hasError = fields.some((field) => errors[field]);
  return (
    <details
      open={isOpen || hasError}
      // It stays open when an error is put right.
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-2xl bg-sunken px-4 py-3"
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        <Trans>Contract and trial</Trans>
      </summary>
      <div className="mt-3 grid gap-5 pb-2 sm:grid-cols-2">
        <TextField
          {...register('trialEndsOn')}
          type="date"
          label={t`The trial ends on`}
          hint={t`Payments before this day are free.`}
          error={errors.trialEndsOn?.message}
        />
        <TextField
          {...register('endsOn')}
          type="date"
          label={t`It ends on`}
          hint={t`The first day without it. Leave this empty as long as it goes on.`}
          error={errors.endsOn?.message}
        />
        <PeriodField form={form} period="term" label={t`Minimum term`} hint={t`How long it runs at least.`} />
        <PeriodField
          form={form}
          period="roll"
          label={t`Goes on by`}
          hint={t`How long it goes on after each term. Leave this empty if it goes on from payment to payment.`}
        />
        <PeriodField
          form={form}
          period="notice"
          label={t`Notice`}
          hint={t`How long before its end it has to be cancelled.`}
        />
      </div>
    </details>
  );
}

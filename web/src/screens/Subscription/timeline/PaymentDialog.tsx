import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { currencies, currencyCodes, type Currency } from '../../../../../common/billing/currencies.ts';
import { requiredDay } from '../../../../../common/forms/fields.ts';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { showIssues } from '../../../ui/showIssues.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useZodForm } from '../../../ui/useZodForm.ts';
import type { Act } from '../acts/act.ts';
import { both } from '../acts/act.ts';
import { ActDialog } from '../acts/ActDialog.tsx';
import { update } from '../acts/changeActs.ts';
import { forgetPayment, recordPayment } from '../acts/paymentActs.ts';
import { useAct } from '../acts/useAct.ts';
import { amountIn, asTyped } from '../amount.ts';
import { billingTexts } from '../../../../../common/billing/texts.ts';
import { said } from '../../../../../common/said.ts';
import type { Payment } from './entries.ts';
import { shortDay } from './shortDay.ts';
import type { Subject } from './subject.ts';

const rules = z
  .object({
    amountCents: z.string(),
    currency: z.enum(currencyCodes),
    paidOn: requiredDay,
    restarts: z.boolean(),
  })
  .check(
    z.refine(({ amountCents, currency }) => amountIn(amountCents, currency) !== undefined, {
      error: said(billingTexts.invalidPrice),
      path: ['amountCents'],
    }),
  );

interface PaymentDialogProps {
  payment: Payment;
  subject: Subject;
  state: 'PAID' | 'REFUNDED';
  undo: Act;
  onClose: () => void;
}

/** Records that a payment was made or paid back: how much, in which currency and when. */
export function PaymentDialog({ payment, subject, state, undo, onClose }: PaymentDialogProps) {
  const { t } = useLingui();
  const { id, name, today, autoRenews, startsOn } = subject;
  const { dueOn } = payment;
  const date = shortDay(dueOn);
  const form = useZodForm(rules, {
    defaultValues: {
      amountCents: asTyped(payment.amountCents),
      currency: payment.currency as Currency,
      paidOn: payment.paidOn ?? (dueOn < today ? dueOn : today),
      restarts: false,
    },
  });
  const { errors } = form.formState;
  const { run, isPending } = useAct();
  const isRefund = state === 'REFUNDED';

  const handleSave = async ({ amountCents, currency, paidOn, restarts }: z.output<typeof rules>) => {
    const input = { dueOn, state, amountCents: amountIn(amountCents, currency)!, currency, paidOn, restarts };
    const outcome = await run({
      act: recordPayment(id, input),
      done: { title: isRefund ? t`Refund recorded` : t`Payment recorded`, description: t`${name}, ${date}` },
      // A payment that moved is recorded on its new day, and all later ones are counted from there.
      undo: restarts && paidOn !== dueOn ? both(forgetPayment(id, paidOn), update(id, { startsOn })) : undo,
      undone: { title: t`Payment as it was`, description: t`${name}, ${date}` },
      notUndone: t`Failed to put the payment back`,
    });
    if (outcome?.status === 'done') onClose();
    else if (outcome) showIssues(form, outcome.issues);
  };

  return (
    <ActDialog
      title={isRefund ? t`Refund of ${date}` : t`Payment of ${date}`}
      submitLabel={t`Save`}
      isPending={isPending}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(handleSave)}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={isRefund ? t`Amount paid back` : t`Amount`} error={errors.amountCents?.message}>
          {(control) => (
            <input
              {...form.register('amountCents')}
              {...control}
              inputMode="decimal"
              autoComplete="off"
              data-autofocus
              className={`${controlStyle} min-h-12 tabular-nums`}
            />
          )}
        </Field>
        <Field label={t`Currency`} error={errors.currency?.message}>
          {(control) => (
            <Select {...form.register('currency')} {...control}>
              {currencyCodes.map((code) => (
                <option key={code} value={code}>
                  {code} ({currencies[code]})
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <TextField
        {...form.register('paidOn')}
        type="date"
        label={isRefund ? t`Paid back on` : t`Paid on`}
        error={errors.paidOn?.message}
      />
      {!isRefund && !autoRenews && (
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
          <input {...form.register('restarts')} type="checkbox" className="size-5 accent-fern" />
          <Trans>Count the next payments from this day</Trans>
        </label>
      )}
    </ActDialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { periodUnits } from '../../../../../common/billing/notice.ts';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { Details, DetailsDraft } from './detailsForm.ts';

interface PeriodFieldProps {
  form: UseFormReturn<DetailsDraft, unknown, Details>;
  period: 'term' | 'roll' | 'notice';
  label: string;
  hint: string;
}

/** A length of time: a number and its unit. */
export function PeriodField({ form, period, label, hint }: PeriodFieldProps) {
  const { t } = useLingui();
  const { errors } = form.formState;
  const [count, unit] = [`${period}Count`, `${period}Unit`] as const;
  const units = { day: t`days`, week: t`weeks`, month: t`months`, year: t`years` };
  return (
    <Field label={label} hint={hint} error={errors[count]?.message ?? errors[unit]?.message}>
      {(control) => (
        <div className="flex gap-2">
          <input
            {...form.register(count)}
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className={`${controlStyle} min-h-12 tabular-nums`}
          />
          <div className="w-full min-w-0">
            <Select {...form.register(unit)} aria-label={t`${label}, unit`}>
              {periodUnits.map((name) => (
                <option key={name} value={name}>
                  {units[name]}
                </option>
              ))}
            </Select>
          </div>
        </div>
      )}
    </Field>
  );
}

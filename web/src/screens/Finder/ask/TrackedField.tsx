import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSession } from '../../../session/session.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';

/** The field's registration; an empty choice is null. */
export const chosenUse = { setValueAs: (value: string | null) => value || null };

/** Chooses how tracked subscriptions are treated; renders nothing for a visitor, who has none. */
export function TrackedField({ register }: { register: UseFormRegisterReturn }) {
  const { t } = useLingui();
  if (useSession() === null) return null;
  return (
    <Field label={t`Subscriptions you already track`}>
      {(control) => (
        <Select {...register} {...control}>
          <option value="">
            <Trans>Treat like any other tool</Trans>
          </option>
          <option value="paid">
            <Trans>Count as paid, outside the budget</Trans>
          </option>
          <option value="left-out">
            <Trans>Leave out, I already have what they do</Trans>
          </option>
        </Select>
      )}
    </Field>
  );
}

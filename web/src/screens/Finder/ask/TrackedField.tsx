import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSession } from '../../../session/session.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';

/** How the field is registered: nothing chosen is no choice. */
export const chosenUse = { setValueAs: (value: string | null) => value || null };

/** What becomes of subscriptions that are tracked already; nothing for a visitor, who tracks none. */
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

import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSession } from '../../../session/session.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';

/** How the field is registered: nothing chosen is no choice. */
export const chosenUse = { setValueAs: (value: string | null) => value || null };

/** What becomes of subscriptions that are tracked already; nothing for a visitor, who tracks none. */
export function TrackedField({ register }: { register: UseFormRegisterReturn }) {
  if (useSession() === null) return null;
  return (
    <Field label="Subscriptions you track already">
      {(control) => (
        <Select {...register} {...control}>
          <option value="">Treat like any other tool</option>
          <option value="paid">Count as paid, outside the budget</option>
          <option value="left-out">Leave out, I have what they do</option>
        </Select>
      )}
    </Field>
  );
}

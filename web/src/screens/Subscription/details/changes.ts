import { enumName } from '../../../../../common/enumName.ts';
import type { UpdateSubscriptionInput } from '../../../__generated__/changeActsUpdateMutation.graphql.ts';
import type { Details } from './detailsForm.ts';

const periods = ['term', 'roll', 'notice'] as const;

/** What is sent of some fields; a period without a number is none. */
export function inputOf(values: Details, fields: ReadonlySet<string>): UpdateSubscriptionInput {
  const { category, labelIds: _labelIds, ...plain } = values;
  const sent: Record<string, unknown> = Object.fromEntries(
    Object.entries(plain).filter(([field]) => fields.has(field)),
  );
  if (fields.has('category')) sent['category'] = enumName(category);
  for (const period of periods) {
    const [count, unit] = [`${period}Count`, `${period}Unit`] as const;
    if (!fields.has(count) && !fields.has(unit)) continue;
    sent[count] = values[count] ?? null;
    sent[unit] = values[count] == null ? null : enumName(values[unit]);
  }
  return sent;
}

import { enumValue } from '../../../../common/enumName.ts';
import { projectTypeNames, type ProjectType } from '../../../../common/values.ts';

/** The type with this name in GraphQL; `personal` for one that this page does not know yet. */
export function projectTypeOf(name: string): ProjectType {
  return projectTypeNames.find((type) => type === enumValue(name)) ?? 'personal';
}

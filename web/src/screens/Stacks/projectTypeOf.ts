import { enumValue } from '../../../../common/enumName.ts';
import { projectTypeNames, type ProjectType } from '../../../../common/values.ts';

/** The type that the graph names so; one that this page does not know yet is shown as personal. */
export function projectTypeOf(name: string): ProjectType {
  return projectTypeNames.find((type) => type === enumValue(name)) ?? 'personal';
}

import type { ProjectType } from '../../../../common/values.ts';

/** The fields of a stack, without its saved subscriptions. */
export interface StackValues {
  name: string;
  projectType: ProjectType;
  budget: number;
  projectDescription: string | null;
}

/** The dialog that is open over the stacks. */
export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit'; id: string; values: StackValues }
  | { kind: 'delete'; id: string; name: string }
  | { kind: 'add'; stackId: string; stackName: string }
  | { kind: 'remove'; stackId: string; id: string; name: string };

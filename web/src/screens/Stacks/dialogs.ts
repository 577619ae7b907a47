import type { ProjectType } from '../../../../common/values.ts';

/** What a stack consists of, without what is saved to it. */
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

import type { ProjectType } from '../../../common/values.ts';
import type { Tool } from '../catalogue/tool.ts';

/** Types of project that are often taken for one another: a channel beside the job is a side quest and a creator's work. */
const alike: Readonly<Record<ProjectType, readonly ProjectType[]>> = {
  personal: ['side-quest'],
  work: ['entrepreneur'],
  education: ['student'],
  student: ['education'],
  'side-quest': ['creator', 'personal'],
  entrepreneur: ['work', 'creator'],
  creator: ['side-quest', 'entrepreneur'],
};

/** Whom a tool suits: this type of project, all of them, one that is often taken for it, or only others. */
export function fitOf({ suits }: Tool, type: ProjectType): 'type' | 'all' | 'alike' | 'others' {
  if (suits.length === 0) return 'all';
  if (suits.includes(type)) return 'type';
  return suits.some((other) => alike[type].includes(other)) ? 'alike' : 'others';
}

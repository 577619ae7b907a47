import * as z from 'zod/mini';
import { projectTypeNames, trackedUseNames } from '../../../../../common/values.ts';
import { createDraft } from '../ask/draft.ts';

const shape = z.pipe(
  z.object({
    projectType: z.nullish(z.enum(projectTypeNames)),
    budget: z.union([z.string(), z.number()]),
    projectName: z.string(),
    projectDescription: z.string(),
    tracked: z.nullish(z.enum(trackedUseNames)),
  }),
  z.transform(({ projectType, ...others }) => ({ ...others, ...(projectType && { projectType }) })),
);

/** What is answered in the wizard; no project type until one is chosen. */
export const wizardDraft = createDraft<z.output<typeof shape>>('wizard', shape, {
  budget: 50,
  projectName: '',
  projectDescription: '',
  tracked: null,
});

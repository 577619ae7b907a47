import * as z from 'zod/mini';
import { longest, optional, text } from './fields.ts';
import { engineNames, projectTypeNames, trackedUseNames } from '../values.ts';

/** The longest project description and name that anybody may send, in characters. */
export const longestDescription = 5_000;
export const longestName = 200;

const budgetTooSmall = 'Budget must be at least $1';

/** A monthly budget in US dollars; a typed '$50' or '1,000' counts as the number it shows. */
export const budget = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], { error: budgetTooSmall }),
    z.transform((value) => (typeof value === 'string' ? Number(value.replace(/[$,\s]/g, '') || Number.NaN) : value)),
  ),
  z
    .number({ error: budgetTooSmall })
    .check(z.minimum(1, budgetTooSmall), z.maximum(1_000_000, 'Budget must be at most $1,000,000')),
);

/** What the API takes to recommend tools: the description may be empty, then type and name decide. */
export const recommendForm = z.object({
  projectType: z.enum(projectTypeNames, { error: 'Please select a project type' }),
  budget,
  projectDescription: optional(longestDescription, 'description', ''),
  projectName: optional(longestName, 'name', ''),
  engine: z.nullish(z.enum(engineNames, { error: 'The engine is openai or catalog' })),
  tracked: z.nullish(z.enum(trackedUseNames, { error: 'Tracked tools are paid or left-out' })),
});

const promptTooShort = 'Please enter at least 10 characters to get helpful recommendations';

/** What the finder card asks for; it wants a description long enough to be of help. */
export const finderCardForm = z.object({
  prompt: text(promptTooShort).check(z.minLength(10, promptTooShort), longest(longestDescription, 'description')),
  budget,
  category: recommendForm.shape.projectType,
  tracked: recommendForm.shape.tracked,
});

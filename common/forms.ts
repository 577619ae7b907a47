import * as z from 'zod/mini';
import { projectTypeNames } from './values.ts';

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

const tooLong = `Please keep the description under ${longestDescription.toLocaleString('en-US')} characters`;

/** What the API takes to recommend tools: the description may be empty, then type and name decide. */
export const recommendForm = z.object({
  projectType: z.enum(projectTypeNames, { error: 'Please select a project type' }),
  budget,
  projectDescription: z._default(z.string().check(z.trim(), z.maxLength(longestDescription, tooLong)), ''),
  projectName: z._default(z.string().check(z.trim(), z.maxLength(longestName, 'Please choose a shorter name')), ''),
});

/** What the finder card asks for; it wants a description long enough to be of help. */
export const finderCardForm = z.object({
  prompt: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Please enter at least 10 characters to get helpful recommendations'),
      z.maxLength(longestDescription, tooLong),
    ),
  budget,
  category: recommendForm.shape.projectType,
});

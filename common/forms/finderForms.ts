import * as z from 'zod/mini';
import { longestDescription, longestName } from '../limits.ts';
import { said } from '../said.ts';
import { longest, optional, text } from './fields.ts';
import { formTexts } from './texts.ts';
import { constraintKinds, engineNames, projectTypeNames, trackedUseNames } from '../values.ts';

const budgetTooSmall = said(formTexts.budgetTooSmall);

/** A monthly budget in US dollars; a text such as '$50' or '1,000' is read as a number. */
export const budget = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], { error: budgetTooSmall }),
    z.transform((value) => (typeof value === 'string' ? Number(value.replace(/[$,\s]/g, '') || Number.NaN) : value)),
  ),
  z
    .number({ error: budgetTooSmall })
    .check(z.minimum(1, budgetTooSmall), z.maximum(1_000_000, said(formTexts.budgetTooLarge))),
);

/** More corrections than a text can have needs. */
const mostNeeds = 40;
const needKeys = z.nullish(
  z
    .array(z.string().check(z.maxLength(60, said(formTexts.badNeed))))
    .check(z.maxLength(mostNeeds, said(formTexts.badNeed))),
);

/** The API's input for recommendations; without a description, the project's type and name decide. */
export const recommendForm = z.object({
  projectType: z.enum(projectTypeNames, { error: said(formTexts.badProjectType) }),
  budget,
  projectDescription: optional(longestDescription, 'description', ''),
  projectName: optional(longestName, 'name', ''),
  engine: z.nullish(z.enum(engineNames, { error: said(formTexts.badEngine) })),
  tracked: z.nullish(z.enum(trackedUseNames, { error: said(formTexts.badTracked) })),
  addNeeds: needKeys,
  removeNeeds: needKeys,
  dropConstraints: z.nullish(
    z
      .array(z.enum(constraintKinds, { error: said(formTexts.badConstraint) }))
      .check(z.maxLength(constraintKinds.length)),
  ),
});

const toolName = z.string().check(longest(longestName, 'name'));

/** A recommended tool and the one that was taken instead, by their names. */
export const swapForm = z.object({ recommended: toolName, chosen: toolName });

const shortestPrompt = 10;
const promptTooShort = said(formTexts.promptTooShort, { minimum: shortestPrompt });

/** The finder card's form; it requires a description long enough to be useful. */
export const finderCardForm = z.object({
  prompt: text(formTexts.promptTooShort, { minimum: shortestPrompt }).check(
    z.minLength(shortestPrompt, promptTooShort),
    longest(longestDescription, 'description'),
  ),
  budget,
  category: recommendForm.shape.projectType,
  tracked: recommendForm.shape.tracked,
});

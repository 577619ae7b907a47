import * as z from 'zod/mini';
import { givenSavedPrice, type GivenPrice } from '../billing/givenPrice.ts';
import { said } from '../said.ts';
import { longest, optional, required, text, webAddress, type Sentences } from './fields.ts';
import { longestDescription, longestName } from '../limits.ts';
import { budget, recommendForm } from './finderForms.ts';
import { priceNumbers } from './priceFields.ts';
import { formTexts } from './texts.ts';
import { badgeColors } from '../values.ts';

/** The most recommendations in one save, and the most features of each. */
const mostRecommendations = 50;
const mostFeatures = 20;

const longestPrice = 100;
const longestFeature = 200;
const longestBadge = 50;

const name = required(longestName, 'name');
const { projectType } = recommendForm.shape;
const wholeBudget = budget.check(z.refine(Number.isInteger, said(formTexts.budgetNotWhole)));
const projectDescription = z.exactOptional(optional(longestDescription, 'description', null));

export const stackForm = z.object({ name, projectType, budget: wholeBudget, projectDescription });

export const stackFields = {
  name: 'The stack’s name; 1 to 200 characters.',
  projectType: 'What kind of project it is for.',
  budget: 'The monthly budget for its tools, in whole US dollars; 1 to 1,000,000.',
  projectDescription: 'What the project is about; up to 5,000 characters.',
} satisfies Sentences<typeof stackForm>;

/** The page's stack form: it drops the cents of a budget. */
export const stackPageForm = z.object({
  name,
  projectType,
  budget: z.pipe(budget, z.transform(Math.trunc)),
  projectDescription: optional(longestDescription, 'description', null),
});

/** Changes to a stack: missing fields stay as they are. */
export const stackChangesForm = z.object({
  name: z.exactOptional(name),
  projectType: z.exactOptional(projectType),
  budget: z.exactOptional(wholeBudget),
  projectDescription,
});

const features = z.pipe(
  z.nullish(
    z
      .array(text(formTexts.badFeature).check(longest(longestFeature, 'features')), {
        error: said(formTexts.badFeatures),
      })
      .check(z.maxLength(mostFeatures, said(formTexts.tooManyFeatures, { maximum: mostFeatures }))),
  ),
  z.transform((list) => (list ?? []).filter((feature) => feature !== '')),
);

/** A colour by name or as #rrggbb; an unknown one is gray. */
function badgeColorOf(value: string): string {
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  return badgeColors.find((color) => color === value.toLowerCase()) ?? 'gray';
}

/** A price as text, as numbers, or as both when they agree; the text may be no price at all. */
const savedPrice = { price: optional(longestPrice, 'price', null), ...priceNumbers };

const agreesWithItself = z.check<GivenPrice>(({ value, issues }) => {
  const price = givenSavedPrice(value);
  if (price && 'message' in price)
    issues.push({ code: 'custom', path: [price.field], message: price.message, input: value });
});

/** A tool to save to a stack; every field has a default. */
const recommendation = z
  .object(
    {
      name: optional(longestName, 'name', 'Unnamed Subscription'),
      ...savedPrice,
      description: optional(longestDescription, 'description', 'No description'),
      features,
      badge: optional(longestBadge, 'badge', 'Recommended'),
      badgeColor: z.pipe(optional(longestBadge, 'badgeColor', 'green'), z.transform(badgeColorOf)),
      link: webAddress(''),
    },
    { error: said(formTexts.badRecommendation) },
  )
  .check(agreesWithItself);

export const savedToolFields = {
  name: 'The tool’s name, up to 200 characters; ‘Unnamed Subscription’ by default.',
  description: 'What it does, up to 5,000 characters; ‘No description’ by default.',
  features: 'What it can do: at most 20 features of up to 200 characters each.',
  badge: 'A label of a word or two, up to 50 characters; ‘Recommended’ by default.',
  badgeColor:
    'The badge’s colour: green (the default), blue, yellow, red, gray, purple, pink, or # and six hexadecimal digits. Any other becomes gray.',
  link: 'Its web page; https:// is added if it is missing. Empty by default.',
} satisfies Omit<Sentences<typeof recommendation>, keyof GivenPrice>;

export type ToolToSave = z.output<typeof recommendation>;

const nothingToSave = said(formTexts.nothingToSave);

export const saveToolsForm = z.object({
  recommendations: z
    .array(recommendation, { error: nothingToSave })
    .check(
      z.minLength(1, nothingToSave),
      z.maxLength(mostRecommendations, said(formTexts.tooMuchToSave, { maximum: mostRecommendations })),
    ),
});

/** The fields of a subscription that is added to a stack by hand, except its price. */
const custom = { name, description: required(longestDescription, 'description'), features, website: webAddress('') };

export const customSubscriptionForm = z.object({ ...custom, ...savedPrice }).check(agreesWithItself);

/** The features in a comma-separated line. */
export const featuresIn = (line: string): string[] =>
  line
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '');

/** The page's form: the price is a text, and the features are typed in one line. */
export const customSubscriptionPageForm = z.object({
  ...custom,
  price: savedPrice.price,
  features: z.pipe(
    z.pipe(
      z.string(),
      z.transform((line): string[] | null | undefined => featuresIn(line)),
    ),
    features,
  ),
});

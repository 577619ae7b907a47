import * as z from 'zod';
import type { Model } from '../reading/model.ts';
import { projectTypeNames } from '../../../common/values.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens');
const cents = z.int().min(0).max(1_000_000);
const country = z.string().regex(/^[A-Z]{2}$/);
const feature = z.string().min(3).max(80);

/** Something people want done, in the finder's own words, with the words people use for it. */
export const needSchema = z.strictObject({
  id,
  name: z.string().min(3),
  /** One sentence that says what is wanted. */
  about: z.string().min(10),
  /** Words and short phrases that say it, in lower case; matched by their stems. */
  words: z.array(z.string().min(2)).min(3),
  /** Whether two tools for it can be worth having: two course sites are, two password managers are not. */
  several: z.boolean().optional(),
});

/** A kind of project and the needs that it implies without naming them. */
export const themeSchema = z
  .strictObject({
    id,
    /** Set when this is what a type of project implies; it counts when the text says too little. */
    projectType: z.enum(projectTypeNames).optional(),
    /** Words and short phrases that give the kind away, in lower case; matched by their stems. */
    words: z.array(z.string().min(2)),
    /** Ids of needs, each with how surely such a project has it: above 0, at most 1. */
    needs: z.record(id, z.number().positive().max(1)),
    /** Ids of needs that it does not have even where words name them: who programs needs no app builder. */
    rulesOut: z.array(id).optional(),
  })
  .refine((theme) => theme.words.length > 0 !== (theme.projectType !== undefined), 'a theme has words or a type');

/** What the finder understands of a language, by the English that it stands for. */
export const languageSchema = z.strictObject({
  name: z.string().min(3),
  /** Where most of those who write it are: two-letter codes. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  /** Small words that give the language away, separated by spaces. */
  small: z.string().min(20),
  /**
   * English phrases, each with the words and phrases that say it, separated by commas, without accents; a `*` at the end
   * of a word stands for any ending.
   */
  words: z.record(z.string().min(2), z.string().min(1)),
});

/** Where a tool runs; `web` is a browser, with all that it does. */
export const platforms = ['web', 'windows', 'mac', 'linux', 'android', 'iphone', 'ipad'] as const;

/** What is true of a tool. */
export const toolFacts = [
  /** One can run it on one's own server. */
  'self-hosted',
  /** It works without a connection and keeps its data on the device. */
  'local',
  /** It hardly does anything without a connection, although it has an app. */
  'online',
  'open-source',
  /** AI is the tool, or a main part of it. */
  'ai',
  /** Its cheapest plan shows advertising. */
  'ads',
  /** Somebody who has never done such a thing gets along with it. */
  'simple',
  /** Charities get it free or much cheaper. */
  'non-profit',
] as const;

/** One way to pay for a tool. A free plan costs 0 a month. Prices are US dollars in cents, for one person. */
export const planSchema = z
  .strictObject({
    name: z.string().min(1),
    /** The price of a month paid by the month. */
    monthlyCents: cents.optional(),
    /** The price of a whole year paid at once. */
    yearlyCents: cents.optional(),
    /** The price of having it for good, paid once. */
    onceCents: cents.min(1).optional(),
    /** How many people it serves at most, where that is limited. */
    maxPeople: z.int().min(1).optional(),
    /** How many people must be on it at least. */
    minPeople: z.int().min(2).optional(),
    /** Its price is for each person of a team. */
    perSeat: z.literal(true).optional(),
    /** What it adds is beside what the tool is for: nobody is moved up to it. */
    isExtra: z.literal(true).optional(),
    /** Only for those who study. */
    forStudents: z.literal(true).optional(),
  })
  .refine(
    ({ monthlyCents, yearlyCents, onceCents }) => (monthlyCents ?? yearlyCents ?? onceCents) !== undefined,
    'a plan has a price',
  );

/** A real tool or service that people subscribe to. */
export const toolSchema = z.strictObject({
  id,
  name: z.string().min(1),
  /** Other names that people have for it. */
  alsoCalled: z.array(z.string().min(2)).optional(),
  vendor: z.string().min(1),
  /** The country of its maker, as a two-letter code. */
  company: country,
  /** Where a person starts with it. */
  link: z.url({ protocol: /^https$/ }),
  /** One sentence: what it does for its user. */
  description: z.string().min(20).max(200),
  /** Concrete things it does, most telling first. */
  features: z
    .array(
      z.union([feature, z.strictObject({ text: feature, /** The cheapest plan that has it. */ plan: z.string() })]),
    )
    .min(3)
    .max(6),
  /** Ids of the needs it meets, the one it is best known for first. */
  needs: z.array(id).min(1),
  /**
   * How gladly those who know the field would name it for a need: 3 for what comes to mind first, 2 for what does it well, 1 for
   * what can do it. Also for needs that it is not listed for.
   */
  grades: z.record(id, z.number().min(0).max(3)).optional(),
  /** Who it suits best; empty when it suits everybody alike. */
  platforms: z.array(z.enum(platforms)).min(1),
  /** Where what people keep in it lies, or can lie; unknown when missing. */
  dataIn: z.array(country).min(1).optional(),
  facts: z.array(z.enum(toolFacts)).optional(),
  suits: z.array(z.enum(projectTypeNames)),
  /** Cheapest first. */
  plans: z
    .array(planSchema)
    .min(1)
    .refine((plans) => plans.some(({ forStudents }) => !forStudents), 'a tool has a plan for everybody'),
  /** Where alone it can be had, as two-letter codes, with `EU` for all of Europe; everywhere when there are none. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .optional(),
  /** Ids of tools it works well with; one side naming the other is enough. */
  worksWellWith: z.array(id),
  /** How widely it is used: 1 little known, 5 a household name. */
  popularity: z.int().min(1).max(5),
  /** The day on which its prices were last known to be right. */
  pricesAsOf: z.iso.date(),
});

export type Need = z.infer<typeof needSchema>;
export type Theme = z.infer<typeof themeSchema>;
export type Language = z.infer<typeof languageSchema>;
export type Plan = z.infer<typeof planSchema>;
export type Feature = Tool['features'][number];
export type Tool = z.infer<typeof toolSchema>;

export interface Catalogue {
  needs: Need[];
  themes: Theme[];
  tools: Tool[];
  languages: Language[];
  /** What was learned from examples; without it, only the lists are read. */
  model?: Model;
}

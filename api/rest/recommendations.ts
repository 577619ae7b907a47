import * as z from 'zod/mini';
import { enumName, enumValue } from '../../common/enumName.ts';
import { recommendForm } from '../../common/forms/finderForms.ts';
import { badgeColors, constraintKinds, engineNames, providerFailures, suiteSize } from '../../common/values.ts';
import { graphql } from '../generated/operations/gql.ts';
import { component, described } from './describing/described.ts';
import { recommendationsExample, understoodExample } from './recommendationsExample.ts';
import { route } from './describing/route.ts';
import { run } from './run.ts';

const recommend = graphql(`
  mutation RestRecommend($input: RecommendInput!) {
    result: recommend(input: $input) {
      __typename
      ... on RecommendPayload {
        recommendations {
          name
          price
          description
          features
          badge
          badgeColor
          link
          reason
          plan
          seats
          pricesAsOf
        }
        engine
        people
        understood {
          says
          need {
            key
            name
          }
        }
        unplaced
        unmetNeeds
        constraints {
          kind
          country
          isNot
          says
        }
        isUnclear
        isOverDailyLimit
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

const recommendation = component('Recommendation', 'A tool that suits the project, on the plan that fits the budget.', {
  name: described(z.string(), 'The tool’s name.'),
  price: described(
    z.string(),
    'The plan’s price in US dollars, a month or a year. A price per person is multiplied by the team size, if the description says it.',
  ),
  description: described(z.string(), 'What it does, in a sentence.'),
  features: described(z.array(z.string()), 'What it can do, most important first.'),
  badge: described(z.string(), 'A label of a word or two.'),
  badgeColor: described(z.enum(badgeColors), 'The badge’s colour.'),
  link: described(z.string(), 'Its web page, over https.'),
  reason: described(z.string(), 'Why it was picked, in a sentence.'),
  plan: described(z.string(), 'The name of the plan.'),
  seats: described(z.int(), 'How many people the price is for.'),
  pricesAsOf: described(z.iso.date(), 'The day on which the price was last known to be right.'),
});

const understood = component('UnderstoodNeed', 'A need that was understood from the description, or that was added.', {
  need: described(z.string(), 'What it is called in `addNeeds` and `removeNeeds`.', 'video-editing'),
  name: described(z.string(), 'Its name.', 'Video editing'),
  says: described(z.nullable(z.string()), 'The words that name it; null if no single place does.', 'edit videos'),
});

const constraint = component('Constraint', 'What the description demands of every tool.', {
  kind: described(z.enum(constraintKinds), 'What is demanded.'),
  country: described(z.nullable(z.string()), 'For a country: its two letters, or EU.'),
  isNot: described(z.boolean(), 'Whether it must not be that country.'),
  says: described(z.string(), 'The words that demand it.'),
});

const suite = component('Recommendations', 'Tools that work well together and cost no more than the budget.', {
  recommendations: described(
    z.array(recommendation).check(z.length(suiteSize)),
    `The ${suiteSize} tools, the most important first.`,
    recommendationsExample,
  ),
  people: described(z.int(), 'How many people the prices are reckoned for.', 1),
  understood: described(
    z.array(understood),
    'The needs that were understood, in the order of the description.',
    understoodExample,
  ),
  unplaced: described(
    z.array(z.string()),
    'Words of the description that seem to ask for something that was not understood.',
    [],
  ),
  unmetNeeds: described(z.array(z.string()), 'Names of needs that none of the tools meets.', []),
  constraints: described(z.array(constraint), 'What the description demands of every tool.', []),
  isUnclear: described(z.boolean(), 'Whether nothing of the description was understood.', false),
  isOverDailyLimit: described(
    z.boolean(),
    'Whether the built-in engine chose them because the AI provider has been asked as often today as this server allows.',
    false,
  ),
  engine: described(z.enum(engineNames), 'What chose them: an AI provider or the built-in engine.', 'catalog'),
});

const whileUnavailable = providerFailures.filter((failure) => failure !== 'provider_answer_unusable');

export const recommendations = route({
  method: 'POST',
  path: '/api/recommendations',
  operation: 'recommend',
  tag: 'Recommendations',
  summary: 'Find five tools for a project within a budget',
  notes: 'It changes no data, and it needs no account. Without a description, it goes by the project’s type and name.',
  access: 'anyone',
  form: recommendForm,
  fields: {
    projectType: 'What kind of project it is.',
    budget: 'The monthly budget for all tools together, in US dollars, from 1 to 1,000,000; ‘$50’ counts as 50.',
    projectDescription: 'What the project is about, in your own words.',
    projectName: 'The project’s name.',
    tracked:
      'For signed-in users: how to treat tools that they already track. ‘paid’ does not count them toward the budget, ‘left-out’ does not pick them.',
    addNeeds: 'Needs that are wanted, whatever the description says; `need` of an answer’s `understood` names them.',
    removeNeeds: 'Needs that are not wanted, whatever the description says.',
    dropConstraints: 'What is not demanded after all, whatever the description says.',
    engine: '‘catalog’ to choose without an AI provider. By default, the engine that this server is set up with.',
  },
  example: {
    projectType: 'side-quest',
    budget: 60,
    projectDescription: 'A YouTube channel about cooking: edit videos, thumbnails, background music',
  },
  answers: suite,
  refusals: {
    502: [
      'The AI provider gave an answer that cannot be used; `type` is provider_answer_unusable.',
      'The AI provider gave an answer that cannot be used. Please try again.',
    ],
    503: [
      `The AI provider failed, and \`type\` says why: ${whileUnavailable.join(', ')}. Or the database is not answering.`,
      'The quota of the AI provider is exceeded. Please try again later or update the key.',
    ],
  },
  async answer({ form: { projectType, engine, tracked, dropConstraints, ...form }, context }) {
    const input = {
      ...form,
      projectType: enumName(projectType),
      engine: engine ? enumName(engine) : null,
      tracked: tracked ? enumName(tracked) : null,
      dropConstraints: dropConstraints?.map((kind) => enumName(kind)) ?? null,
    };
    const {
      recommendations,
      engine: chosenBy,
      understood,
      constraints,
      ...found
    } = await run(recommend, { input }, context);
    const { people, unplaced, unmetNeeds, isUnclear, isOverDailyLimit } = found;
    return {
      body: {
        recommendations: recommendations.map((tool) => ({ ...tool, badgeColor: enumValue(tool.badgeColor) })),
        people,
        understood: understood.map(({ need: { key, name }, says }) => ({ need: key, name, says })),
        unplaced,
        unmetNeeds,
        constraints: constraints.map((each) => ({ ...each, kind: enumValue(each.kind) })),
        isUnclear,
        isOverDailyLimit,
        engine: enumValue(chosenBy),
      },
    };
  },
});

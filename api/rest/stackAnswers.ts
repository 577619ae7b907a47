import * as z from 'zod/mini';
import { cycleUnits, mostUnits } from '../../common/billing/cycle.ts';
import { enumValue } from '../../common/enumName.ts';
import { stackFields } from '../../common/forms/stackForms.ts';
import { projectTypeNames } from '../../common/values.ts';
import type { Context } from '../viewer/context.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestSavedToolFragment, RestStackFragment } from '../generated/operations/graphql.ts';
import { component, described, instant, rowNumber } from './describing/described.ts';
import { pagesOf } from './pages.ts';
import { globalId, rowId } from './rowId.ts';
import { RestError, run } from './run.ts';
import { say } from '../say.ts';

graphql(`
  fragment RestStack on Stack {
    id
    ownerId
    name
    projectType
    budget
    projectDescription
    createdAt
    updatedAt
  }
`);

graphql(`
  fragment RestSavedTool on SavedTool {
    id
    name
    price
    amountCents
    cycleCount
    cycleUnit
    description
    features
    badge
    badgeColor
    link
    createdAt
  }
`);

const read = graphql(`
  query RestReadStack($id: ID!, $after: String) {
    result: node(id: $id) {
      __typename
      ... on Stack {
        ...RestStack
        recommendations(first: 100, after: $after) {
          edges {
            node {
              ...RestSavedTool
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`);

export const stackAnswer = component('Project', 'A stack: a named set of tools for one project, with a budget.', {
  id: rowNumber('The stack’s id.', 3),
  userId: rowNumber('The id of the user whose stack it is.', 7),
  name: described(z.string(), stackFields.name, 'Cooking channel'),
  projectType: described(z.enum(projectTypeNames), stackFields.projectType, 'side-quest'),
  budget: described(z.int().check(z.minimum(1)), stackFields.budget, 60),
  projectDescription: described(z.nullable(z.string()), stackFields.projectDescription, 'Videos about cooking'),
  createdAt: instant('When it was created.', '2026-11-21T08:30:00.000Z'),
  updatedAt: instant('When it last changed.', '2026-11-21T08:30:00.000Z'),
});

export const savedAnswer = component('SavedRecommendation', 'A tool that was saved to a stack.', {
  id: rowNumber('The saved tool’s id.', 21),
  projectId: rowNumber('The id of the stack that it was saved to.', 3),
  name: described(z.string(), 'The tool’s name.', 'Canva'),
  price: described(
    z.string(),
    'Its price as text. A price that could not be read as US dollars is given as it was saved.',
    '$15/month',
  ),
  amountCents: described(
    z.nullable(z.int().check(z.minimum(0))),
    'The amount paid each cycle, in US cents; null if the price could not be read.',
    1_500,
  ),
  cycleCount: described(
    z.nullable(z.int().check(z.minimum(1), z.maximum(mostUnits))),
    'How many units there are between two payments; null if the price could not be read.',
    1,
  ),
  cycleUnit: described(
    z.nullable(z.enum(cycleUnits)),
    'The unit of the time between two payments; null if the price could not be read.',
    'month',
  ),
  description: described(z.string(), 'What it does.', 'Graphic design with templates'),
  features: described(z.string(), 'What it can do: a list of features, encoded as JSON.', '["Templates","Brand kit"]'),
  badge: described(z.nullable(z.string()), 'A label of a word or two.', 'Recommended'),
  badgeColor: described(
    z.nullable(z.string()),
    'The badge’s colour: a name, or # and six hexadecimal digits.',
    'green',
  ),
  link: described(z.string(), 'Its web page; empty if there is none.', 'https://www.canva.com'),
  createdAt: instant('When it was saved.', '2026-11-21T08:30:00.000Z'),
});

/** The body of a stack. */
export const stackBody = ({ id, ownerId, projectType, ...stack }: RestStackFragment) => ({
  id: rowId(id),
  userId: rowId(ownerId),
  ...stack,
  projectType: enumValue(projectType),
});

/** The body of a saved tool. */
export const recommendationBody = (
  { id, cycleUnit, features, ...recommendation }: RestSavedToolFragment,
  projectId: number,
) => ({
  id: rowId(id),
  projectId,
  ...recommendation,
  cycleUnit: cycleUnit ? enumValue(cycleUnit) : null,
  features: JSON.stringify(features),
});

/** A stack with all its saved tools, read page by page. */
export async function readStack(id: number, context: Context) {
  const { stack, page } = await readStackPage(id, null, context);
  const pages = pagesOf(async (after) => (await readStackPage(id, after, context)).page, page);
  return { stack, recommendations: (await Array.fromAsync(pages)).flat() };
}

/** A stack with one page of its saved tools. */
export async function readStackPage(id: number, after: string | null, context: Context) {
  const node = await run(read, { id: globalId('Stack', id), after }, context);
  if (node?.__typename !== 'Stack') throw new RestError(404, say('stack.unknown'));
  const { __typename: _, recommendations: page, ...stack } = node;
  return { stack, page };
}

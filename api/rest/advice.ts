import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { enumName, enumValue } from '../../common/enumName.ts';
import { adviceFields, adviceForm } from '../../common/forms/adviceForms.ts';
import { adviceKinds, adviceStateNames, type AdviceKind } from '../../common/values.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { component, described, rowNumber } from './describing/described.ts';
import { route } from './describing/route.ts';
import { rowId } from './rowId.ts';
import { RestError, run } from './run.ts';

const list = graphql(`
  query RestListAdvice {
    result: viewer {
      advice {
        key
        kind
        subscriptions {
          id
        }
        savingCentsYear
        currency
        title
        evidence {
          code
          text
        }
      }
    }
  }
`);

const set = graphql(`
  mutation RestSetAdviceState($key: String!, $state: AdviceState!) {
    result: setAdviceState(key: $key, state: $state) {
      __typename
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const kinds = Object.keys(adviceKinds) as [AdviceKind, ...AdviceKind[]];
const exampleId = 'yearly-plan-12';

const sentence = component('AdviceSentence', 'A sentence that says why.', {
  code: described(z.string(), 'What it says, as a code.', 'advice.yearlyPlan.since'),
  text: described(z.string(), 'What it says, in words.', 'You have paid by the month since March 2024.'),
});

const adviceAnswer = component('Advice', 'What you could do to pay less.', {
  id: described(z.string(), 'Its id, which stays the same as long as it says the same.', exampleId),
  kind: described(z.enum(kinds), 'What it is about.', 'yearly-plan'),
  subscriptionIds: described(z.array(rowNumber('The subscription’s id.', 12)), 'The subscriptions that it is about.'),
  savingCentsYear: described(
    z.int().check(z.minimum(0)),
    'What a year of doing so saves, in hundredths of the currency.',
    2_400,
  ),
  currency: described(z.enum(currencyCodes), 'The currency of the subscription.', 'USD'),
  title: described(z.string(), 'What to do, in words.', 'Pay for Zoom by the year'),
  evidence: described(z.array(sentence), 'Why, and from which prices.'),
});

export const advice = [
  route({
    method: 'GET',
    path: '/api/advice',
    operation: 'listAdvice',
    tag: 'Subscriptions',
    summary: 'What you could do to pay less',
    notes:
      'Computed from your subscriptions, the list prices of the catalogue and your own answers. What you have decided about is left out.',
    access: 'user',
    answers: described(z.array(adviceAnswer), 'What saves most comes first.'),
    async answer({ context }) {
      const viewer = await run(list, {}, context);
      if (!viewer) throw new RestError(401, say('viewer.missing'));
      return {
        body: viewer.advice.map(({ key, kind, subscriptions, ...rest }) => ({
          id: key,
          kind: enumValue(kind),
          subscriptionIds: subscriptions.map(({ id }) => rowId(id)),
          ...rest,
        })),
      };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/advice/:id',
    textId: exampleId,
    operation: 'setAdviceState',
    tag: 'Subscriptions',
    summary: 'Say that you did it, or do not want to see it',
    access: 'user',
    form: adviceForm,
    fields: adviceFields,
    example: { state: 'done' },
    answers: component('AdviceDecision', 'What you decided about a piece of advice.', {
      id: described(z.string(), 'The id of the advice.', exampleId),
      state: described(z.enum(adviceStateNames), 'What you decided.', 'done'),
    }),
    async answer({ textId: key, form: { state }, context }) {
      await run(set, { key, state: enumName(state) }, context);
      return { body: { id: key, state } };
    },
  }),
];

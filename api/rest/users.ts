import { currencyForm } from '../../common/forms/accountForms.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { route } from './describing/route.ts';
import { ownAccount } from './ownAccount.ts';
import { RestError, run } from './run.ts';
import { signingIn } from './signingIn.ts';
import { bodyOf, userAnswer } from './userAnswer.ts';

const viewer = graphql(`
  query RestViewer {
    result: viewer {
      ...RestUser
    }
  }
`);

const setCurrency = graphql(`
  mutation RestSetCurrency($currency: Currency!) {
    result: setCurrency(currency: $currency) {
      ... on SetCurrencyPayload {
        user {
          ...RestUser
        }
      }
    }
  }
`);

export const users = [
  route({
    method: 'GET',
    path: '/api/user',
    operation: 'getUser',
    tag: 'Account',
    summary: 'Who is signed in',
    head: 'Whether somebody is signed in',
    access: 'user',
    answers: userAnswer,
    async answer({ context }) {
      const user = await run(viewer, {}, context);
      if (!user) throw new RestError(401, say('viewer.missing'));
      return { body: bodyOf(user) };
    },
  }),
  ...ownAccount,
  ...signingIn,
  route({
    method: 'PUT',
    path: '/api/user/currency',
    operation: 'setCurrency',
    tag: 'Account',
    summary: 'Set the currency that totals are shown in',
    access: 'user',
    form: currencyForm,
    fields: { currency: 'The currency’s code. No stored amount is converted.' },
    example: { currency: 'USD' },
    answers: userAnswer,
    async answer({ form, context }) {
      const { user } = await run(setCurrency, form, context);
      return { body: bodyOf(user) };
    },
  }),
];

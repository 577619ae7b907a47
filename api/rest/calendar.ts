import * as z from 'zod/mini';
import { graphql } from '../generated/operations/gql.ts';
import { component, described, nothing } from './describing/described.ts';
import { route } from './describing/route.ts';
import { run } from './run.ts';
import { say } from '../say.ts';

const make = graphql(`
  mutation RestMakeCalendarAddress {
    result: makeCalendarAddress {
      __typename
      ... on MakeCalendarAddressPayload {
        url
      }
      ... on InvalidInputError {
        message
      }
      ... on ProofRequiredError {
        message
      }
    }
  }
`);

const revoke = graphql(`
  mutation RestRevokeCalendarAddress {
    result: revokeCalendarAddress {
      ... on RevokeCalendarAddressPayload {
        user {
          id
        }
      }
    }
  }
`);

const address = component('CalendarAddress', 'An address at which calendar apps read when a user pays.', {
  url: described(
    z.string(),
    'The address. It is shown only once, and whoever has it can see what the user pays.',
    'https://stackling.example/calendar/8dVbB3Fh0c2Yx1Q7oTn5sWkEuJpLrAiMgZvC6qXtD4I.ics',
  ),
});

export const calendar = [
  route({
    method: 'POST',
    path: '/api/calendar',
    operation: 'makeCalendarAddress',
    tag: 'Subscriptions',
    summary: 'Make an address for calendar apps',
    notes:
      'The address before stops working. It needs a sign-in of the last ten minutes; otherwise the call is refused with 403 and `type` `proof_required`.',
    access: 'session',
    status: 201,
    answers: address,
    refusals: {
      400: ['The account has no password, and its user signed in too long ago.', say('signIn.tooOld')],
    },
    isSecret: true,
    async answer({ context }) {
      const { url } = await run(make, {}, context);
      return { body: { url } };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/calendar',
    operation: 'revokeCalendarAddress',
    tag: 'Subscriptions',
    summary: 'Revoke the address for calendar apps',
    access: 'session',
    status: 204,
    answers: nothing,
    async answer({ context }) {
      await run(revoke, {}, context);
      return { body: undefined };
    },
  }),
];

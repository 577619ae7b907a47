import { graphql } from 'react-relay/hooks';
import type { useMakeCalendarAddressMutation } from '../../../__generated__/useMakeCalendarAddressMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Makes a calendar address, in place of the one before. */
export function useMakeCalendarAddress() {
  const [commit, isMaking] = useCommit<useMakeCalendarAddressMutation>(graphql`
    mutation useMakeCalendarAddressMutation {
      result: makeCalendarAddress {
        __typename
        ... on MakeCalendarAddressPayload {
          url
          user {
            ...PaymentCalendar_user
          }
        }
        ... on ProofRequiredError {
          message
          methods
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
      }
    }
  `);
  return { makeCalendarAddress: () => commit({ variables: {} }), isMaking };
}

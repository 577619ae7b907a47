import { graphql } from 'react-relay/hooks';
import type { useRevokeCalendarAddressMutation } from '../../../__generated__/useRevokeCalendarAddressMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useRevokeCalendarAddress() {
  const [commit, isRevoking] = useCommit<useRevokeCalendarAddressMutation>(graphql`
    mutation useRevokeCalendarAddressMutation {
      result: revokeCalendarAddress {
        __typename
        ... on RevokeCalendarAddressPayload {
          user {
            ...PaymentCalendar_user
          }
        }
      }
    }
  `);
  return { revokeCalendarAddress: () => commit({ variables: {} }), isRevoking };
}

import { graphql } from 'react-relay/hooks';
import type { useDropMailMutation } from '../../../__generated__/useDropMailMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Takes a mail out of the outbox and out of the list. */
export function useDropMail(connection: string) {
  const [commit, isDropping] = useCommit<useDropMailMutation>(graphql`
    mutation useDropMailMutation($id: ID!, $connections: [ID!]!) {
      result: dropMail(id: $id) {
        __typename
        ... on MailPayload {
          changedId @deleteEdge(connections: $connections)
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  const dropMail = (id: string) => commit({ variables: { id, connections: [connection] } });
  return { dropMail, isDropping };
}

import { graphql } from 'react-relay/hooks';
import type { useNoteSwapMutation } from '../../../__generated__/useNoteSwapMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** A function that has a swap counted. Nobody waits for it, and nobody is told when it fails. */
export function useNoteSwap() {
  const [send] = useCommit<useNoteSwapMutation>(graphql`
    mutation useNoteSwapMutation($input: NoteSwapInput!) {
      result: noteSwap(input: $input) {
        __typename
      }
    }
  `);
  return (recommended: string, chosen: string) => void send({ variables: { input: { recommended, chosen } } });
}

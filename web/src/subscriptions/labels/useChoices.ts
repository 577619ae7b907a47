// oxlint-disable relay/unused-fields -- the fields of labels show them
import { graphql, useFragment } from 'react-relay/hooks';
import type { useChoices_user$key } from '../../__generated__/useChoices_user.graphql.ts';
import type { Choice } from './chosenLabels.ts';

/** All labels of a user, to choose from. */
export const useChoices = (user: useChoices_user$key): readonly Choice[] =>
  useFragment(
    graphql`
      fragment useChoices_user on User @throwOnFieldError {
        labels {
          id
          kind
          name
          color
        }
      }
    `,
    user,
  ).labels;

import { Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SavedHeading_stack$key } from '../../__generated__/SavedHeading_stack.graphql.ts';

/** The number of saved subscriptions, including those on pages that are not shown yet. */
export function SavedHeading({ stack }: { stack: SavedHeading_stack$key }) {
  const { saved } = useFragment(
    graphql`
      fragment SavedHeading_stack on Stack @throwOnFieldError {
        # Not the list's own connection, so that the answer of a mutation brings the count up to date.
        saved: recommendations(first: 1) {
          totalCount
        }
      }
    `,
    stack,
  );
  return (
    <h3 id="saved" tabIndex={-1} className="text-2xl font-bold">
      <Trans>Saved Subscriptions</Trans>{' '}
      {saved.totalCount > 0 && <span className="font-normal text-soft">({saved.totalCount})</span>}
    </h3>
  );
}

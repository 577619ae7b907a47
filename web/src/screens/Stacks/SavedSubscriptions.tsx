import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { SavedSubscriptions_stack$key } from '../../__generated__/SavedSubscriptions_stack.graphql.ts';
import pages, {
  type SavedSubscriptionsPaginationQuery,
} from '../../__generated__/SavedSubscriptionsPaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../relay/useAskedAnew.ts';
import { Button } from '../../ui/Button.tsx';
import type { OpenDialog } from './dialogs.ts';
import { SavedHeading } from './SavedHeading.tsx';
import { SavedSubscription } from './SavedSubscription.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';

interface SavedSubscriptionsProps {
  stack: SavedSubscriptions_stack$key;
  stackName: string;
  onDialog: (dialog: OpenDialog) => void;
}

export function SavedSubscriptions({ stack, stackName, onDialog }: SavedSubscriptionsProps) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SavedSubscriptionsPaginationQuery,
    SavedSubscriptions_stack$key
  >(
    graphql`
      fragment SavedSubscriptions_stack on Stack
      @throwOnFieldError
      @refetchable(queryName: "SavedSubscriptionsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        ...SavedHeading_stack
        recommendations(first: $count, after: $cursor) @connection(key: "SavedSubscriptions_recommendations") {
          edges {
            node {
              id
              ...SavedSubscription_subscription
            }
          }
        }
      }
    `,
    stack,
  );
  const { edges } = data.recommendations;
  useListAskedAnew<SavedSubscriptionsPaginationQuery>(pages, { id: data.id }, { shown: edges.length, first: 50 });

  return (
    <section aria-labelledby="saved" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SavedHeading stack={data} />
        <Button onClick={() => onDialog({ kind: 'add', stackId: data.id, stackName })}>
          <Plus className="size-5" aria-hidden="true" />
          <Trans>Add Subscription</Trans>
        </Button>
      </div>
      {edges.length === 0 ? (
        <p className="rounded-3xl border-2 border-dashed border-line p-8 text-center text-lg text-soft">
          <Trans>No subscriptions saved to this stack yet.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-4">
          {edges.map(({ node }) => (
            <li key={node.id}>
              <SavedSubscription
                subscription={node}
                stackId={data.id}
                onRemove={(name) => onDialog({ kind: 'remove', stackId: data.id, id: node.id, name })}
              />
            </li>
          ))}
        </ul>
      )}
      <ShowMore
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={t`Show more subscriptions`}
        onMore={(done) => loadNext(50, done)}
      />
    </section>
  );
}

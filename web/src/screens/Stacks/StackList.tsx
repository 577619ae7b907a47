import { Trans, useLingui } from '@lingui/react/macro';
import { Layers, Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { paths } from '../../../../common/paths.ts';
import type { StackList_user$key } from '../../__generated__/StackList_user.graphql.ts';
import pages, { type StackListPaginationQuery } from '../../__generated__/StackListPaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../relay/useAskedAnew.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { StackRow } from './StackRow.tsx';

interface StackListProps {
  user: StackList_user$key;
  selected: string | undefined;
  onCreate: () => void;
}

export function StackList({ user, selected, onCreate }: StackListProps) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    StackListPaginationQuery,
    StackList_user$key
  >(
    graphql`
      fragment StackList_user on User
      @throwOnFieldError
      @refetchable(queryName: "StackListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        stacks(first: $count, after: $cursor) @connection(key: "StackList_stacks") {
          edges {
            node {
              id
              ...StackRow_stack
            }
          }
        }
      }
    `,
    user,
  );
  const { edges } = data.stacks;
  useListAskedAnew<StackListPaginationQuery>(pages, { id: data.id }, { shown: edges.length, first: 50 });

  return (
    <nav aria-label={t`Stacks`} className="flex flex-col gap-4">
      <Button look="outline" onClick={onCreate} className="w-full">
        <Plus className="size-5" aria-hidden="true" />
        <Trans>New Stack</Trans>
      </Button>
      {edges.length === 0 ? (
        <NoStacks onCreate={onCreate} />
      ) : (
        <ul className="flex flex-col gap-2">
          {edges.map(({ node }) => (
            <li key={node.id}>
              <StackRow stack={node} isSelected={node.id === selected} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={t`Show more stacks`}
        onMore={(done) => loadNext(50, done)}
      />
    </nav>
  );
}

function NoStacks({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-3xl border-2 border-dashed border-edge p-6 text-center">
      <Layers className="size-10 text-fern" aria-hidden="true" />
      <div>
        <h2 className="text-xl font-bold">
          <Trans>No stacks yet</Trans>
        </h2>
        <p className="mt-1 text-soft">
          <Trans>A stack keeps the subscriptions of one project together, within its budget.</Trans>
        </p>
      </div>
      <Button onClick={onCreate} className="w-full">
        <Trans>Create Empty Stack</Trans>
      </Button>
      <ButtonLink look="quiet" to={paths.finder} className="w-full">
        <Trans>Find Subscriptions</Trans>
      </ButtonLink>
    </div>
  );
}

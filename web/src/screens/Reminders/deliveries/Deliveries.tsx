import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { Deliveries_user$key } from '../../../__generated__/Deliveries_user.graphql.ts';
import pages, { type DeliveriesPaginationQuery } from '../../../__generated__/DeliveriesPaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../../relay/useAskedAnew.ts';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';

/** What was sent to the user and what became of it, newest first. */
export function Deliveries({ user }: { user: Deliveries_user$key }) {
  const { t } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    DeliveriesPaginationQuery,
    Deliveries_user$key
  >(
    graphql`
      fragment Deliveries_user on User
      @refetchable(queryName: "DeliveriesPaginationQuery")
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        id
        deliveries(first: $count, after: $cursor) @connection(key: "Deliveries_deliveries") {
          edges {
            node {
              id
              ...DeliveryRow_delivery
            }
          }
        }
      }
    `,
    user,
  );
  const { edges } = data.deliveries;
  useListAskedAnew<DeliveriesPaginationQuery>(pages, { id: data.id }, { shown: edges.length, first: 5 });
  return (
    <SettingsSection
      title={t`What was sent`}
      text={t`Reminders by email and to your channels in the last 90 days. What may have arrived is never sent twice.`}
    >
      {edges.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing was sent yet.</Trans>
        </p>
      ) : (
        <ul aria-label={t`What was sent to you`} className="divide-y divide-line">
          {edges.map(({ node }) => (
            <DeliveryRow key={node.id} delivery={node} />
          ))}
        </ul>
      )}
      <ShowMore
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={t`Show more of what was sent`}
        onMore={(done) => loadNext(20, done)}
      />
    </SettingsSection>
  );
}

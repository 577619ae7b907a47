import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { AuditLog_query$key } from '../../__generated__/AuditLog_query.graphql.ts';
import pages, { type AuditLogPaginationQuery } from '../../__generated__/AuditLogPaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../relay/useAskedAnew.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { AuditEntry } from './AuditEntry.tsx';

/** Who did what to whom and when, newest first. */
export function AuditLog({ query }: { query: AuditLog_query$key }) {
  const { t } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<AuditLogPaginationQuery, AuditLog_query$key>(
    graphql`
      fragment AuditLog_query on Query
      @refetchable(queryName: "AuditLogPaginationQuery")
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        auditLog(first: $count, after: $cursor) @connection(key: "AuditLog_auditLog") {
          edges {
            node {
              id
              ...AuditEntry_entry
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.auditLog;
  useListAskedAnew<AuditLogPaginationQuery>(pages, {}, { shown: edges.length, first: 10 });
  return (
    <section aria-labelledby="audit-log" className="flex flex-col gap-4">
      <h2 id="audit-log" className="text-2xl font-bold">
        <Trans>Audit log</Trans>
      </h2>
      {edges.length === 0 ? (
        <p className="text-soft">
          <Trans>The audit log has no entries yet.</Trans>
        </p>
      ) : (
        <ol className="divide-y divide-line rounded-3xl border border-line bg-card px-5 shadow-card">
          {edges.map(({ node }) => (
            <AuditEntry key={node.id} entry={node} />
          ))}
        </ol>
      )}
      <ShowMore
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={t`Show more of the audit log`}
        onMore={(done) => loadNext(50, done)}
      />
    </section>
  );
}

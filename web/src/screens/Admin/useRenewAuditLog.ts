import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type AuditLogPaginationQuery } from '../../__generated__/AuditLogPaginationQuery.graphql.ts';

/** Fetches the newest entries of the audit log after an action; when that fails, the list stays as it is. */
export function useRenewAuditLog() {
  const environment = useRelayEnvironment();
  return () => {
    fetchQuery<AuditLogPaginationQuery>(environment, query, {}).subscribe({ error: () => undefined });
  };
}

import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type AuditLogPaginationQuery } from '../../__generated__/AuditLogPaginationQuery.graphql.ts';

/** Asks for the newest entries of the audit log after something was done; should they not come, it stays as it is. */
export function useRenewAuditLog() {
  const environment = useRelayEnvironment();
  return () => {
    fetchQuery<AuditLogPaginationQuery>(environment, query, {}).subscribe({ error: () => undefined });
  };
}

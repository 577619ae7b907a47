import { countRefusal } from '../domain/accounts/refusals.ts';
import type { TooManyRequestsError } from '../errors.ts';
import { logEvent } from '../log.ts';
import { requestScope } from '../request.ts';

/** Notes that a limit has refused the request, for operators and administrators. */
export function noteRefusal({ limit }: TooManyRequestsError): void {
  const sender = requestScope.getStore();
  if (limit === undefined || !sender) return;
  logEvent('limit', { limit });
  countRefusal(limit, sender);
}

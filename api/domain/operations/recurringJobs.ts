import type { JobFailure } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import type { Job as JobRow } from '../../generated/prisma/client.ts';
import { nobodyDidIt, plannedJobs } from '../../jobs/queue.ts';

/** A recurring job, as administrators see it. */
export interface ServerJob {
  /** Its name without what it depends on, such as `rates` for `rates:www.ecb.europa.eu`. */
  name: string;
  everyMs: number;
  lastRunAt: Date | null;
  lastMs: number | null;
  /** Why the last attempt failed; null if it succeeded, or if there was none. */
  failure: JobFailure | null;
  isRunning: boolean;
  /** When it is done next; null while a server does it. */
  nextRunAt: Date | null;
  /** Whether it should have been done ten minutes ago. */
  isLate: boolean;
}

/** The recurring jobs of this server, in the order of its schedule. */
export async function serverJobs(): Promise<ServerJob[]> {
  const planned = plannedJobs();
  const rows = await db.$queryRaw<(JobRow & { isLate: boolean })[]>`
    SELECT *, "dueAt" < now() - interval '10 minutes' AS "isLate" FROM jobs
    WHERE key = ANY(${planned.map(({ name }) => name)}::text[])`;
  return planned.flatMap(({ name, everyMs = 0 }) => {
    const row = rows.find(({ key }) => key === name);
    if (!row) return [];
    return {
      name: name.split(':', 1)[0]!,
      everyMs,
      lastRunAt: row.ranAt,
      lastMs: row.ranMs,
      failure: failureOf(row.lastError),
      isRunning: row.claim !== null,
      nextRunAt: row.claim === null ? row.dueAt : null,
      isLate: row.isLate,
    };
  });
}

/** The codes of the mail library (api/services/mail.ts) and of other failures, in the order in which they are looked for. */
const failures: readonly [RegExp, JobFailure][] = [
  [/^MailError: .*\b(EAUTH|EOAUTH2|ENOAUTH)\b/, 'mail-login'],
  [/^MailError: .*\b(EENVELOPE|EMESSAGE|[45]\d\d)\b/, 'mail-refused'],
  [/^MailError: /, 'mail-unreachable'],
  [/^RatesError: /, 'rates-unavailable'],
];

/** What administrators are told of a job's last error, which may name what is inside. */
export function failureOf(lastError: string | null): JobFailure | null {
  if (lastError === null) return null;
  if (lastError === nobodyDidIt) return 'nobody-did-it';
  return failures.find(([pattern]) => pattern.test(lastError))?.[1] ?? 'other';
}

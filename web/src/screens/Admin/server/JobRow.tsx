import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobRow_job$key } from '../../../__generated__/JobRow_job.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { Elapsed } from './Elapsed.tsx';
import { Failure } from './Failure.tsx';
import { jobText } from './jobTexts.ts';

export function JobRow({ job }: { job: JobRow_job$key }) {
  const { t } = useLingui();
  const { name, everySeconds, lastRunAt, lastMs, failure, isRunning, nextRunAt, isLate } = useFragment(
    graphql`
      fragment JobRow_job on ServerJob @throwOnFieldError {
        name
        everySeconds
        lastRunAt
        lastMs
        failure
        isRunning
        nextRunAt
        isLate
      }
    `,
    job,
  );
  const text = jobText(name);
  return (
    <li className="flex flex-col gap-1 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{text ? t(text.title) : name}</p>
        {failure != null && <Badge color="red">{t`Failed`}</Badge>}
        {isLate && <Badge color="yellow">{t`Late`}</Badge>}
        {isRunning && <Badge color="blue">{t`Running`}</Badge>}
        {failure == null && !isLate && lastRunAt != null && <Badge color="green">{t`Done`}</Badge>}
      </div>
      <p className="text-soft">
        {text && `${t(text.does)} `}
        <Often seconds={everySeconds} />
      </p>
      {failure != null && <Failure failure={failure} />}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Fact label={t`Last run`}>
          {lastRunAt ? <Instant at={lastRunAt} to="minute" /> : <Trans>Never</Trans>}
          {lastMs != null && (
            <>
              ,{' '}
              <Trans>
                took <Elapsed ms={lastMs} />
              </Trans>
            </>
          )}
        </Fact>
        {nextRunAt != null && (
          <Fact label={isLate ? t`Was due` : t`Next run`}>
            <Instant at={nextRunAt} to="minute" />
          </Fact>
        )}
      </dl>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="shrink-0 text-soft">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** How often a job is done. */
function Often({ seconds }: { seconds: number }) {
  if (seconds % 86_400 === 0) return <Plural value={seconds / 86_400} one="Every day." other="Every # days." />;
  if (seconds % 3_600 === 0) return <Plural value={seconds / 3_600} one="Every hour." other="Every # hours." />;
  if (seconds % 60 === 0) return <Plural value={seconds / 60} one="Every minute." other="Every # minutes." />;
  return <Plural value={seconds} one="Every second." other="Every # seconds." />;
}

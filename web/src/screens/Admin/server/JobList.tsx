import { Plural, Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobList_query$key } from '../../../__generated__/JobList_query.graphql.ts';
import { JobRow } from './JobRow.tsx';

/** What the servers do time and again, and how it went last. */
export function JobList({ query }: { query: JobList_query$key }) {
  const { serverJobs } = useFragment(
    graphql`
      fragment JobList_query on Query @throwOnFieldError {
        serverJobs {
          name
          failure
          isLate
          ...JobRow_job
        }
      }
    `,
    query,
  );
  const unwell = serverJobs.filter(({ failure, isLate }) => failure != null || isLate).length;
  return (
    <section aria-labelledby="jobs" className="flex flex-col gap-4">
      <h2 id="jobs" className="text-2xl font-bold">
        <Trans>Jobs</Trans>
      </h2>
      <p className="text-soft">
        {serverJobs.length === 0 ? (
          <Trans>The servers have planned no jobs yet.</Trans>
        ) : unwell === 0 ? (
          <Trans>The servers do these by themselves. All is well.</Trans>
        ) : (
          <Trans>
            The servers do these by themselves.{' '}
            <strong className="text-danger">
              <Plural value={unwell} one="# job needs your attention." other="# jobs need your attention." />
            </strong>
          </Trans>
        )}
      </p>
      {serverJobs.length > 0 && (
        <ul className="divide-y divide-line rounded-3xl border border-line bg-card px-5 shadow-card">
          {serverJobs.map((job) => (
            <JobRow key={job.name} job={job} />
          ))}
        </ul>
      )}
    </section>
  );
}

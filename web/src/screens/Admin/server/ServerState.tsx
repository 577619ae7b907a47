import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import { paths } from '../../../../../common/paths.ts';
import type { ServerStateQuery } from '../../../__generated__/ServerStateQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/useRouteQuery.ts';
import { RequireUser } from '../../../session/RequireUser.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { Holdings } from './Holdings.tsx';
import { JobList } from './JobList.tsx';
import { LimitList } from './LimitList.tsx';
import { MailList } from './MailList.tsx';
import { useRefresh } from './useRefresh.ts';

export function ServerState({ started }: { started: PreloadedQuery<ServerStateQuery> }) {
  const { t } = useLingui();
  const query = useRouteQuery<ServerStateQuery>(
    graphql`
      query ServerStateQuery($mails: Int) @preloadable {
        viewer {
          ...RequireUser_viewer
        }
        ...JobList_query
        ...MailList_query @arguments(count: $mails)
        ...LimitList_query
        ...Holdings_query
      }
    `,
    started,
  );
  const { readAt, isRefreshing, refresh } = useRefresh();
  return (
    <RequireUser viewer={query.viewer}>
      {() => (
        <div className="wrap flex flex-col gap-10 py-10 md:py-14">
          <div className="flex flex-col items-start gap-4">
            <ButtonLink look="quiet" to={paths.admin} className="-ml-3">
              <ArrowLeft className="size-5" aria-hidden="true" />
              <Trans>Admin Dashboard</Trans>
            </ButtonLink>
            <PageHeading>
              <Trans>Jobs, mail and limits</Trans>
            </PageHeading>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <PendingButton look="outline" isPending={isRefreshing} pendingLabel={t`Refreshing…`} onClick={refresh}>
                <Trans>Refresh</Trans>
              </PendingButton>
              <p role="status" className="text-soft tabular-nums">
                <Trans>
                  As of <Instant at={readAt} to="second" />
                </Trans>
              </p>
            </div>
          </div>
          <JobList query={query} />
          <MailList query={query} onChanged={refresh} />
          <LimitList query={query} />
          <Holdings query={query} />
        </div>
      )}
    </RequireUser>
  );
}

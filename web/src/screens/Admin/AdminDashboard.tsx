import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import { paths } from '../../../../common/paths.ts';
import type { AdminDashboardQuery } from '../../__generated__/AdminDashboardQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { latePart } from '../../ui/latePart.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AuditLog } from './AuditLog.tsx';
import type { OpenDialog } from './dialogs.ts';
import { Invitations } from './invitations/Invitations.tsx';
import { StatCards } from './StatCards.tsx';
import { useFreshStats } from './useFreshStats.ts';
import { Users } from './Users.tsx';

// Loaded with the screen rather than with the click, or a dialog could not give the focus back.
const AdminDialogs = latePart(async () => (await import('./AdminDialogs.tsx')).AdminDialogs);

export function AdminDashboard({ started }: { started: PreloadedQuery<AdminDashboardQuery> }) {
  const query = useRouteQuery<AdminDashboardQuery>(
    graphql`
      query AdminDashboardQuery($search: String, $status: UserStatus, $orderBy: UserOrder) @preloadable {
        viewer {
          id
          ...RequireUser_viewer
        }
        adminStats {
          ...StatCards_stats
        }
        ...Users_query @arguments(search: $search, status: $status, orderBy: $orderBy)
        ...Invitations_query
        ...AuditLog_query
      }
    `,
    started,
  );
  useFreshStats();
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <RequireUser viewer={query.viewer}>
      {(viewer) => (
        <div className="wrap flex flex-col gap-10 py-10 md:py-14">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <PageHeading>
              <Trans>Admin Dashboard</Trans>
            </PageHeading>
            <ButtonLink look="outline" to={paths.adminServer}>
              <Trans>Jobs, mail and limits</Trans>
            </ButtonLink>
          </div>
          <StatCards stats={query.adminStats} />
          <Users query={query} ownId={viewer.id} onDialog={setDialog} />
          <Invitations query={query} />
          <AuditLog query={query} />
          <AdminDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
        </div>
      )}
    </RequireUser>
  );
}

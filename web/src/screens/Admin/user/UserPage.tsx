import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { fetchQuery, graphql, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import { paths } from '../../../../../common/paths.ts';
import pageQuery, { type UserPageQuery } from '../../../__generated__/UserPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/useRouteQuery.ts';
import { RequireUser } from '../../../session/RequireUser.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { UserDetails } from './UserDetails.tsx';

/** What administrators see of one user: the account, figures and sessions, never what the user tracks. */
export function UserPage({ started }: { started: PreloadedQuery<UserPageQuery> }) {
  const { viewer, limits, node } = useRouteQuery<UserPageQuery>(
    graphql`
      query UserPageQuery($id: ID!) @preloadable {
        viewer {
          id
          ...RequireUser_viewer
        }
        # Refused to everybody but administrators, who may find their own account with what follows.
        limits {
          __typename
        }
        node(id: $id) {
          id
          ...UserDetails_user @alias(as: "user")
        }
      }
    `,
    started,
  );
  const environment = useRelayEnvironment();
  /** Reads the user again after a change, which may have ended sessions; when that fails, all stays as it is. */
  const renew = () => {
    const options = { fetchPolicy: 'network-only' } as const;
    fetchQuery<UserPageQuery>(environment, pageQuery, started.variables, options).subscribe({ error: () => undefined });
  };
  return (
    <RequireUser viewer={viewer}>
      {({ id: ownId }) => (
        <div className="wrap flex flex-col gap-8 py-10 md:py-14">
          <ButtonLink look="quiet" to={paths.admin} className="-ml-3 self-start">
            <ArrowLeft className="size-5" aria-hidden="true" />
            <Trans>Admin Dashboard</Trans>
          </ButtonLink>
          {limits && node?.user ? (
            <UserDetails key={node.id} user={node.user} isOwn={node.id === ownId} onChanged={renew} />
          ) : (
            <NotFound />
          )}
        </div>
      )}
    </RequireUser>
  );
}

function NotFound() {
  return (
    <div className="flex flex-col gap-4 rounded-3xl bg-sunken px-5 py-12 text-center">
      <PageHeading className="text-3xl md:text-4xl">
        <Trans>User not found</Trans>
      </PageHeading>
      <p className="text-soft">
        <Trans>The account may have been deleted.</Trans>
      </p>
    </div>
  );
}

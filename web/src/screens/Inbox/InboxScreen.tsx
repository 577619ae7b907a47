import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import type { InboxScreenQuery } from '../../__generated__/InboxScreenQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { inboxLoader } from './inboxLoader.ts';
import { InboxList } from './InboxList.tsx';

/** What the user is told in the app. */
export function InboxScreen() {
  const { viewer } = useRouteQuery<InboxScreenQuery>(
    graphql`
      query InboxScreenQuery @preloadable {
        viewer {
          ...RequireUser_viewer
          ...InboxList_user
        }
      }
    `,
    useLoaderData<ReturnType<typeof inboxLoader>>(),
  );
  return (
    <RequireUser viewer={viewer}>
      {(user) => (
        <div className="wrap flex max-w-4xl flex-col gap-8 py-10 md:py-14">
          <div className="flex flex-col items-start gap-4">
            <ButtonLink look="quiet" to={paths.dashboard} className="-ml-3">
              <ArrowLeft className="size-5" aria-hidden="true" />
              <Trans>Dashboard</Trans>
            </ButtonLink>
            <PageHeading>
              <Trans>Inbox</Trans>
            </PageHeading>
            <p className="text-soft [&_a]:font-semibold [&_a]:text-fern [&_a]:underline">
              <Link to={paths.reminders}>
                <Trans>Choose when and where you are reminded</Trans>
              </Link>
            </p>
          </div>
          <InboxList user={user} />
        </div>
      )}
    </RequireUser>
  );
}

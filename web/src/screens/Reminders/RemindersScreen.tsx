import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import type { RemindersScreenQuery } from '../../__generated__/RemindersScreenQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Channels } from './channels/Channels.tsx';
import { Deliveries } from './deliveries/Deliveries.tsx';
import { MailReminders } from './MailReminders.tsx';
import type { remindersLoader } from './remindersLoader.ts';
import { Rules } from './Rules.tsx';

/** When and where the user is reminded, and what became of it. */
export function RemindersScreen() {
  const { viewer } = useRouteQuery<RemindersScreenQuery>(
    graphql`
      query RemindersScreenQuery @preloadable {
        viewer {
          ...RequireUser_viewer
          ...Rules_user
          ...MailReminders_user
          ...Channels_user
          ...Deliveries_user
        }
      }
    `,
    useLoaderData<ReturnType<typeof remindersLoader>>(),
  );
  return (
    <RequireUser viewer={viewer}>
      {(user) => (
        <div className="wrap max-w-4xl py-10 md:py-14">
          <div className="flex flex-col items-start gap-4">
            <ButtonLink look="quiet" to={paths.account} className="-ml-3">
              <ArrowLeft className="size-5" aria-hidden="true" />
              <Trans>Account</Trans>
            </ButtonLink>
            <PageHeading>
              <Trans>Reminders</Trans>
            </PageHeading>
          </div>
          <div className="mt-8 flex flex-col gap-6">
            <Rules user={user} />
            <MailReminders user={user} />
            <Channels user={user} />
            <Deliveries user={user} />
          </div>
        </div>
      )}
    </RequireUser>
  );
}

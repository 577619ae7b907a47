import { useLingui } from '@lingui/react/macro';
import { graphql } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { AccountScreenQuery } from '../../__generated__/AccountScreenQuery.graphql.ts';
import { headings } from '../../headings.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AccessTokens } from './AccessTokens.tsx';
import type { accountLoader } from './accountLoader.ts';
import { PaymentCalendar } from './calendar/PaymentCalendar.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { NamesForm } from './NamesForm.tsx';
import { SecondFactor } from './secondFactor/SecondFactor.tsx';
import { Activity } from './Activity.tsx';
import { Region } from './Region.tsx';
import { Labels } from './Labels.tsx';
import { Reminders } from './Reminders.tsx';
import { Sessions } from './Sessions.tsx';
import { Identities } from './singleSignOn/Identities.tsx';
import { TimeZone } from './TimeZone.tsx';
import { YourData } from './YourData.tsx';

export function AccountScreen() {
  const { t } = useLingui();
  const { viewer } = useRouteQuery<AccountScreenQuery>(
    graphql`
      query AccountScreenQuery @preloadable {
        viewer {
          ...RequireUser_viewer
          ...NamesForm_user
          ...TimeZone_user
          ...Region_user
          ...PaymentCalendar_user
          ...ChangePasswordForm_user
          ...SecondFactor_user
          ...Identities_user
          hasPassword
          ...AccessTokens_user
          ...Sessions_user
          ...Activity_user
        }
      }
    `,
    useLoaderData<ReturnType<typeof accountLoader>>(),
  );
  return (
    <RequireUser viewer={viewer}>
      {(user) => (
        <div className="wrap max-w-4xl py-10 md:py-16">
          <PageHeading>{t(headings.account)}</PageHeading>
          <div className="mt-8 flex flex-col gap-6">
            <NamesForm user={user} hasPassword={user.hasPassword} />
            <TimeZone user={user} />
            <Region user={user} />
            <Reminders />
            <Labels />
            <PaymentCalendar user={user} />
            {user.hasPassword && <ChangePasswordForm user={user} />}
            <SecondFactor user={user} />
            <Identities user={user} />
            <AccessTokens user={user} />
            <Sessions user={user} />
            <Activity user={user} />
            <YourData hasPassword={user.hasPassword} />
          </div>
        </div>
      )}
    </RequireUser>
  );
}

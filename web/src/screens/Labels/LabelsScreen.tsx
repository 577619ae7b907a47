import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { todayIn } from '../../../../common/billing/today.ts';
import { paths } from '../../../../common/paths.ts';
import type { LabelsScreenQuery } from '../../__generated__/LabelsScreenQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { LabelLists } from './LabelLists.tsx';
import type { labelsLoader } from './labelsLoader.ts';

/** The user's own categories, tags, payment methods and people. */
export function LabelsScreen() {
  const { viewer } = useRouteQuery<LabelsScreenQuery>(
    graphql`
      query LabelsScreenQuery @preloadable {
        viewer {
          ...RequireUser_viewer
          timeZone
          ...LabelLists_user
        }
      }
    `,
    useLoaderData<ReturnType<typeof labelsLoader>>(),
  );
  return (
    <RequireUser viewer={viewer}>
      {(user) => (
        <div className="wrap max-w-4xl py-10 md:py-14">
          <div className="flex flex-col items-start gap-4">
            <ButtonLink look="quiet" to={paths.dashboard} className="-ml-3">
              <ArrowLeft className="size-5" aria-hidden="true" />
              <Trans>Dashboard</Trans>
            </ButtonLink>
            <PageHeading>
              <Trans>Labels</Trans>
            </PageHeading>
            <p className="max-w-prose text-soft">
              <Trans>Put your subscriptions in order your way. You choose the labels of one when you edit it.</Trans>
            </p>
          </div>
          <div className="mt-8 flex flex-col gap-6">
            <LabelLists user={user} today={todayIn(user.timeZone)} />
          </div>
        </div>
      )}
    </RequireUser>
  );
}

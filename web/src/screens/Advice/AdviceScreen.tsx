import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import type { AdviceScreenQuery } from '../../__generated__/AdviceScreenQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { adviceLoader } from './adviceLoader.ts';
import { Ideas } from './Ideas.tsx';
import { Ledger } from './Ledger.tsx';
import { UseQuestion } from './UseQuestion.tsx';
import { YearReview } from './YearReview.tsx';

/** What its user could do to pay less, what they have saved, and their last twelve months. */
export function AdviceScreen() {
  const { viewer } = useRouteQuery<AdviceScreenQuery>(
    graphql`
      query AdviceScreenQuery @preloadable {
        viewer {
          ...RequireUser_viewer
          ...Ideas_user
          ...UseQuestion_user
          ...Ledger_user
          ...YearReview_user
        }
      }
    `,
    useLoaderData<ReturnType<typeof adviceLoader>>(),
  );
  return (
    <RequireUser viewer={viewer}>
      {(user) => (
        <div className="wrap flex flex-col gap-8 py-10 md:py-14">
          <div className="flex flex-col items-start gap-4">
            <ButtonLink look="quiet" to={paths.dashboard} className="-ml-3">
              <ArrowLeft className="size-5" aria-hidden="true" />
              <Trans>Dashboard</Trans>
            </ButtonLink>
            <PageHeading>
              <Trans>Advice</Trans>
            </PageHeading>
          </div>
          <UseQuestion user={user} />
          <Ideas user={user} />
          <Ledger user={user} />
          <YearReview user={user} />
        </div>
      )}
    </RequireUser>
  );
}

import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { todayIn } from '../../../../common/billing/today.ts';
import { paths } from '../../../../common/paths.ts';
import type { SubscriptionScreenQuery } from '../../__generated__/SubscriptionScreenQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Subscription } from './Subscription.tsx';
import type { subscriptionLoader } from './subscriptionLoader.ts';

/** The page of one subscription. */
export function SubscriptionScreen() {
  const started = useLoaderData<ReturnType<typeof subscriptionLoader>>();
  const { from, to } = started.variables;
  const { viewer, node } = useRouteQuery<SubscriptionScreenQuery>(
    graphql`
      query SubscriptionScreenQuery($id: ID!, $from: Date!, $to: Date!) @preloadable {
        viewer {
          ...RequireUser_viewer
          timeZone
          currency
          ...Subscription_user
        }
        node(id: $id) {
          id
          ...Subscription_subscription @alias(as: "subscription")
        }
      }
    `,
    started,
  );
  return (
    <RequireUser viewer={viewer}>
      {(user) => (
        <div className="wrap flex flex-col gap-6 py-10 md:py-14">
          <ButtonLink look="quiet" to={paths.dashboard} className="-ml-3 self-start">
            <ArrowLeft className="size-5" aria-hidden="true" />
            <Trans>Dashboard</Trans>
          </ButtonLink>
          {node?.subscription ? (
            <Subscription
              key={node.id}
              subscription={node.subscription}
              user={user}
              today={todayIn(user.timeZone)}
              displayCurrency={user.currency}
              range={{ from, to }}
            />
          ) : (
            <NotFound />
          )}
        </div>
      )}
    </RequireUser>
  );
}

function NotFound(): ReactNode {
  return (
    <div className="flex flex-col gap-4 rounded-3xl bg-sunken px-5 py-12 text-center">
      <PageHeading className="text-3xl md:text-4xl">
        <Trans>Subscription not found</Trans>
      </PageHeading>
      <p className="text-soft">
        <Trans>It may have been deleted, or it belongs to somebody else.</Trans>
      </p>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import { paths } from '../../../../common/paths.ts';
import sessionQuery, { type usePublicSessionQuery } from '../../__generated__/usePublicSessionQuery.graphql.ts';
import { PublicSession } from '../../session/PublicSession.tsx';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function AccessDenied() {
  const isKnown = useSession()?.isAdmin === false;
  const [started, start] = useQueryLoader<usePublicSessionQuery>(sessionQuery);

  // A refused query returns no viewer, so the session is queried when it is unknown or still names an administrator.
  useEffect(() => {
    if (!isKnown) start({}, { fetchPolicy: 'network-only' });
  }, [isKnown, start]);

  return (
    <div className="wrap flex flex-col items-start gap-6 py-16 md:py-24">
      <Mascot isSorry className="w-28" />
      <PageHeading className="max-w-2xl text-3xl md:text-4xl">
        <Trans>Access Denied: You don't have permission to access the admin dashboard.</Trans>
      </PageHeading>
      <ButtonLink to={paths.dashboard}>
        <Trans>Go to Dashboard</Trans>
      </ButtonLink>
      {started && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <PublicSession started={started} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

import type { PreloadedQuery } from 'react-relay/hooks';
import { Navigate, useLoaderData, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import type { usePublicSessionQuery } from '../../__generated__/usePublicSessionQuery.graphql.ts';
import { nextOf } from '../../session/next.ts';
import type { publicLoader } from '../../session/publicLoader.ts';
import { usePublicSession } from '../../session/usePublicSession.ts';
import { SetUpFirstScreen } from './SetUpFirstScreen.tsx';
import { AuthCard } from './AuthCard.tsx';

export function AuthScreen() {
  const started = useLoaderData<ReturnType<typeof publicLoader>>();
  return started ? <UnlessSignedIn started={started} /> : <AuthCard />;
}

/** Redirects users who are signed in already. */
function UnlessSignedIn({ started }: { started: PreloadedQuery<usePublicSessionQuery> }) {
  const [search] = useSearchParams();
  const { isSignedIn, mustSetUpSecondFactor } = usePublicSession(started);
  if (mustSetUpSecondFactor) return <SetUpFirstScreen next={nextOf(search) ?? paths.dashboard} />;
  return isSignedIn ? <Navigate to={nextOf(search) ?? paths.home} replace /> : <AuthCard />;
}

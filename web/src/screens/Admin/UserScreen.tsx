import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ScreenSpinner } from '../../ui/ScreenSpinner.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import type { userLoader } from './user/userLoader.ts';
import { UserPage } from './user/UserPage.tsx';

/** The page of one user; the server refuses the screen's query to everybody but administrators. */
export function UserScreen() {
  const { started, refusal } = useLoaderData<ReturnType<typeof userLoader>>();
  const code = refusal && use(refusal);
  if (code === 'FORBIDDEN') return <AccessDenied />;
  // The session is over: the frame leads to /auth.
  if (code === 'UNAUTHENTICATED') return <ScreenSpinner />;
  return <UserPage started={started} />;
}

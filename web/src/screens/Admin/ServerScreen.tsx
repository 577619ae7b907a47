import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ScreenSpinner } from '../../ui/ScreenSpinner.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import type { serverLoader } from './server/serverLoader.ts';
import { ServerState } from './server/ServerState.tsx';

/** Jobs, mail and limits; the server refuses the screen's query to everybody but administrators. */
export function ServerScreen() {
  const { started, refusal } = useLoaderData<ReturnType<typeof serverLoader>>();
  const code = refusal && use(refusal);
  if (code === 'FORBIDDEN') return <AccessDenied />;
  // The session is over: the frame leads to /auth.
  if (code === 'UNAUTHENTICATED') return <ScreenSpinner />;
  return <ServerState started={started} />;
}

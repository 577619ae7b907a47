import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ScreenSpinner } from '../../ui/ScreenSpinner.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { AdminDashboard } from './AdminDashboard.tsx';
import type { adminLoader } from './adminLoader.ts';

/** The server refuses this screen's one query to everybody but administrators. */
export function AdminScreen() {
  const { started, refusal } = useLoaderData<ReturnType<typeof adminLoader>>();
  const code = refusal && use(refusal);
  if (code === 'FORBIDDEN') return <AccessDenied />;
  // The session is over: the frame leads to /auth.
  if (code === 'UNAUTHENTICATED') return <ScreenSpinner />;
  return <AdminDashboard started={started} />;
}

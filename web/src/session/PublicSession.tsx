import type { PreloadedQuery } from 'react-relay/hooks';
import type { usePublicSessionQuery } from '../__generated__/usePublicSessionQuery.graphql.ts';
import { usePublicSession } from './usePublicSession.ts';

/** Renders nothing: it only tells the frame who is signed in. */
export function PublicSession({ started }: { started: PreloadedQuery<usePublicSessionQuery> }) {
  usePublicSession(started);
  return null;
}

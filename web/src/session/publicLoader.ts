import { loadQuery } from 'react-relay/hooks';
import type { usePublicSessionQuery } from '../__generated__/usePublicSessionQuery.graphql.ts';
import parameters from '../__generated__/usePublicSessionQuery$parameters.ts';
import { environment } from '../relay/environment.ts';
import { hasHint } from './session.ts';

/** The loader of a screen without data of its own; for a visitor it sends no request. */
export const publicLoader = () => (hasHint() ? loadQuery<usePublicSessionQuery>(environment, parameters, {}) : null);

import { loadQuery } from 'react-relay/hooks';
import type { AdminDashboardQuery } from '../../__generated__/AdminDashboardQuery.graphql.ts';
import parameters from '../../__generated__/AdminDashboardQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';
import { refusalOf } from './refusalOf.ts';
import { readView, variablesOf } from './view.ts';

export const adminLoader = protectedLoader(({ request }) => {
  const view = readView(new URL(request.url).searchParams);
  const started = loadQuery<AdminDashboardQuery>(environment, parameters, variablesOf(view));
  return { started, refusal: refusalOf(started) };
});

import { loadQuery } from 'react-relay/hooks';
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import parameters from '../../__generated__/DashboardScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';
import { columnStore } from './list/keptColumns.ts';
import { readView, variablesOf } from './view.ts';

export const dashboardLoader = protectedLoader(({ request }) =>
  loadQuery<DashboardScreenQuery>(
    environment,
    parameters,
    variablesOf(readView(new URL(request.url).searchParams, columnStore.get())),
  ),
);

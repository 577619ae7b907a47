import { loadQuery } from 'react-relay/hooks';
import type { StatisticsScreenQuery } from '../../__generated__/StatisticsScreenQuery.graphql.ts';
import parameters from '../../__generated__/StatisticsScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { policyFor } from '../../relay/fetched.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';
import { readView, variablesOf } from './view.ts';

/** Shows what is known of a range and asks anew, because whatever changes a subscription changes its payments. */
export const statisticsLoader = protectedLoader(({ request }) => {
  const variables = variablesOf(readView(new URL(request.url).searchParams));
  return loadQuery<StatisticsScreenQuery>(environment, parameters, variables, { fetchPolicy: policyFor(variables) });
});

import { loadQuery } from 'react-relay/hooks';
import type { ForecastScreenQuery } from '../../__generated__/ForecastScreenQuery.graphql.ts';
import parameters from '../../__generated__/ForecastScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { policyFor } from '../../relay/fetched.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';
import { readView, variablesOf } from './view.ts';

/** Shows what is known of a forecast and asks anew, because whatever changes a subscription changes it. */
export const forecastLoader = protectedLoader(({ request }) => {
  const variables = variablesOf(readView(new URL(request.url).searchParams));
  return loadQuery<ForecastScreenQuery>(environment, parameters, variables, { fetchPolicy: policyFor(variables) });
});

import { loadQuery } from 'react-relay/hooks';
import type { CalendarScreenQuery } from '../../__generated__/CalendarScreenQuery.graphql.ts';
import parameters from '../../__generated__/CalendarScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { policyFor } from '../../relay/fetched.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';
import { readView, variablesOf } from './view.ts';

/** Shows what is known of a month and asks anew, because whatever changes a subscription changes its payments. */
export const calendarLoader = protectedLoader(({ request }) => {
  const variables = variablesOf(readView(new URL(request.url).searchParams));
  return loadQuery<CalendarScreenQuery>(environment, parameters, variables, { fetchPolicy: policyFor(variables) });
});

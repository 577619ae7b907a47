import { loadQuery } from 'react-relay/hooks';
import type { RemindersScreenQuery } from '../../__generated__/RemindersScreenQuery.graphql.ts';
import parameters from '../../__generated__/RemindersScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';

/** Asks anew each time, because the log of deliveries grows by itself, and so that rules are edited as they are now. */
export const remindersLoader = protectedLoader(() =>
  loadQuery<RemindersScreenQuery>(environment, parameters, {}, { fetchPolicy: 'network-only' }),
);

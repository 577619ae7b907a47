import { loadQuery } from 'react-relay/hooks';
import type { InboxScreenQuery } from '../../__generated__/InboxScreenQuery.graphql.ts';
import parameters from '../../__generated__/InboxScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';

/** Shows what is known and asks anew, because reminders come by themselves. */
export const inboxLoader = protectedLoader(() =>
  loadQuery<InboxScreenQuery>(environment, parameters, {}, { fetchPolicy: 'store-and-network' }),
);

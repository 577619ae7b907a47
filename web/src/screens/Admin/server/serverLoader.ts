import { loadQuery } from 'react-relay/hooks';
import type { ServerStateQuery } from '../../../__generated__/ServerStateQuery.graphql.ts';
import parameters from '../../../__generated__/ServerStateQuery$parameters.ts';
import { environment } from '../../../relay/environment.ts';
import { protectedLoader } from '../../../session/protectedLoader.ts';
import { refusalOf } from '../refusalOf.ts';

/** Asks anew with every visit, because nobody else's changes are told to this page. */
export const serverLoader = protectedLoader(() => {
  const started = loadQuery<ServerStateQuery>(environment, parameters, {}, { fetchPolicy: 'network-only' });
  return { started, refusal: refusalOf(started) };
});

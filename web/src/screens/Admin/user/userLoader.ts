import { loadQuery } from 'react-relay/hooks';
import type { UserPageQuery } from '../../../__generated__/UserPageQuery.graphql.ts';
import parameters from '../../../__generated__/UserPageQuery$parameters.ts';
import { environment } from '../../../relay/environment.ts';
import { protectedLoader } from '../../../session/protectedLoader.ts';
import { refusalOf } from '../refusalOf.ts';

/** An id that no user has: one that cannot be read would fail the whole query. */
const nobodys = btoa('User:2147483647');

function canBeUser(id: string): boolean {
  try {
    return /^User:[1-9]\d{0,8}$/.test(atob(id));
  } catch {
    return false;
  }
}

/** Asks anew with every visit, because users do things themselves. */
export const userLoader = protectedLoader(({ params }) => {
  const id = params['id'] ?? '';
  const variables = { id: canBeUser(id) ? id : nobodys };
  const started = loadQuery<UserPageQuery>(environment, parameters, variables, { fetchPolicy: 'network-only' });
  return { started, refusal: refusalOf(started) };
});

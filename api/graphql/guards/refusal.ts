import type { AuthFailure } from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import type { Context } from '../../viewer/context.ts';

/** What somebody is told who lacks a scope. */
export function refusal({ viewer, accessToken }: Context, failure: AuthFailure): GraphQLError {
  if (!viewer) return new GraphQLError('You need to be logged in.', { extensions: { code: 'UNAUTHENTICATED' } });
  return new GraphQLError(accessToken ? reasonForToken(failure) : mayNot, { extensions: { code: 'FORBIDDEN' } });
}

const mayNot = 'You may not do this.';

function reasonForToken(failure: AuthFailure): string {
  const missing = scopesIn(failure);
  if (missing.includes('write')) return 'This access token may only read.';
  const needsBrowser = ['browser', 'session', 'admin'].some((scope) => missing.includes(scope));
  return needsBrowser ? 'No access token may do this: it needs to be done signed in with a browser.' : mayNot;
}

/** The scopes that were missing, alternatives among them. */
function scopesIn(failure: AuthFailure): string[] {
  if ('failures' in failure) return failure.failures.flatMap(scopesIn);
  return 'scope' in failure ? [failure.scope] : [];
}

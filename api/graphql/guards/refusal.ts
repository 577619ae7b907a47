import type { AuthFailure } from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import type { Context } from '../../viewer/context.ts';
import type { ErrorCode } from '../../errorTexts.ts';
import { say } from '../../say.ts';

/** The error for a viewer who lacks a scope. */
export function refusal({ viewer, settingUp, accessToken }: Context, failure: AuthFailure): GraphQLError {
  if (settingUp) return new GraphQLError(say('secondFactor.missing'), { extensions: { code: 'FORBIDDEN' } });
  if (!viewer) return new GraphQLError(say('viewer.missing'), { extensions: { code: 'UNAUTHENTICATED' } });
  return new GraphQLError(say(accessToken ? reasonForToken(failure) : 'viewer.notAllowed'), {
    extensions: { code: 'FORBIDDEN' },
  });
}

function reasonForToken(failure: AuthFailure): ErrorCode {
  const missing = scopesIn(failure);
  if (missing.includes('write')) return 'token.readOnly';
  const needsBrowser = ['browser', 'session', 'factorOwner', 'admin'].some((scope) => missing.includes(scope));
  return needsBrowser ? 'token.notAllowed' : 'viewer.notAllowed';
}

/** The scopes that were missing, alternatives among them. */
function scopesIn(failure: AuthFailure): string[] {
  if ('failures' in failure) return failure.failures.flatMap(scopesIn);
  return 'scope' in failure ? [failure.scope] : [];
}

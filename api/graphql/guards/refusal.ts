import type { AuthFailure } from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import { enumName } from '../../../common/enumName.ts';
import { logEvent } from '../../log.ts';
import type { Context } from '../../viewer/context.ts';
import { say } from '../../say.ts';

/** The error for a viewer who lacks a scope. */
export function refusal(context: Context, failure: AuthFailure): GraphQLError {
  const { viewer, settingUp, accessToken } = context;
  logOnce(context, failure);
  if (settingUp) return new GraphQLError(say('secondFactor.missing'), { extensions: { code: 'FORBIDDEN' } });
  if (!viewer) return new GraphQLError(say('viewer.missing'), { extensions: { code: 'UNAUTHENTICATED' } });
  const message = accessToken ? reasonForToken(failure) : say('viewer.notAllowed');
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}

const logged = new WeakSet<Context>();

/** Logs the scopes that a request lacks, once for all of its fields. */
function logOnce(context: Context, failure: AuthFailure): void {
  if (logged.has(context)) return;
  logged.add(context);
  const missing = missingIn(failure).map(({ name, parameter }) => (name === 'scope' ? String(parameter) : name));
  logEvent('refused', { missing });
}

function reasonForToken(failure: AuthFailure): string {
  const missing = missingIn(failure);
  const lacking = missing.find(({ name }) => name === 'scope');
  if (lacking) return say('token.scopeMissing', { scope: enumName(String(lacking.parameter)) });
  const needsBrowser = missing.some(({ name }) => ['browser', 'session', 'factorOwner', 'admin'].includes(name));
  return say(needsBrowser ? 'token.notAllowed' : 'viewer.notAllowed');
}

/** The scopes that were missing, alternatives among them. */
function missingIn(failure: AuthFailure): { name: string; parameter?: unknown }[] {
  if ('failures' in failure) return failure.failures.flatMap(missingIn);
  return 'parameter' in failure ? [{ name: failure.scope, parameter: failure.parameter }] : [];
}

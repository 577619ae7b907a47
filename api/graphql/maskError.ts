import { PothosError } from '@pothos/core';
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import {
  InvalidInputError,
  NotFoundError,
  ProviderError,
  TooManyRequestsError,
  UnauthenticatedError,
} from '../errors.ts';
import { noteRefusal } from '../viewer/refusedRequest.ts';
import { log } from '../log.ts';
import { isReadOnly, isUnavailable } from '../database/unavailable.ts';
import { say } from '../say.ts';

/** The error that clients see: the message of an error that is meant for them, otherwise a general one. */
export function maskError(error: unknown): GraphQLError {
  const wrapper = error instanceof GraphQLError ? error : undefined;
  const cause = wrapper?.originalError ?? error;
  if (wrapper && cause instanceof GraphQLError && !(cause instanceof PothosError))
    return wrapper.extensions['code'] ? wrapper : wrongVariables(wrapper);
  return new GraphQLError(...shownInstead(cause, { nodes: wrapper?.nodes ?? null, path: wrapper?.path ?? null }));
}

/** The message for invalid variables, without GraphQL's suggestions, which would reveal the schema's names. */
function wrongVariables({ message, nodes, path, extensions }: GraphQLError): GraphQLError {
  const said = message.replace(/ Did you mean [^?]*\?/g, '');
  return new GraphQLError(said, {
    nodes: nodes ?? null,
    path: path ?? null,
    extensions: { ...extensions, code: 'BAD_USER_INPUT' },
  });
}

function shownInstead(cause: unknown, place: GraphQLErrorOptions): [message: string, options: GraphQLErrorOptions] {
  if (cause instanceof TooManyRequestsError) {
    noteRefusal(cause);
    const http = { status: 429, headers: { 'Retry-After': String(cause.retryAfterSeconds) } };
    return [cause.message, { ...place, extensions: { code: 'TOO_MANY_REQUESTS', http } }];
  }
  if (cause instanceof UnauthenticatedError) {
    const http = { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } };
    return [cause.message, { ...place, extensions: { code: 'UNAUTHENTICATED', http } }];
  }
  if (isUnavailable(cause)) {
    log.warn({ err: cause }, 'the database does not answer');
    const http = { status: 503, headers: { 'Retry-After': '2' } };
    const message = say(isReadOnly(cause) ? 'database.full' : 'database.unavailable');
    return [message, { ...place, extensions: { code: 'UNAVAILABLE', http } }];
  }
  if (cause instanceof ProviderError) {
    const http = { status: cause.type === 'provider_answer_unusable' ? 502 : 503 };
    return [cause.message, { ...place, extensions: { code: cause.type.toUpperCase(), type: cause.type, http } }];
  }
  if (cause instanceof NotFoundError) return [cause.message, { ...place, extensions: { code: 'NOT_FOUND' } }];
  // An argument of a query; mutations answer with it.
  if (cause instanceof InvalidInputError) return [cause.message, { ...place, extensions: { code: 'BAD_USER_INPUT' } }];
  // An id of an unknown type, an invalid cursor or a negative page size.
  if (cause instanceof PothosError) return [cause.message, { ...place, extensions: { code: 'BAD_USER_INPUT' } }];
  log.error({ err: cause }, 'unexpected error');
  return [say('server.failed'), { ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
}

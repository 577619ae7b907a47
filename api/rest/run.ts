import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { execute } from '@graphql-tools/executor';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context } from '../viewer/context.ts';
import { pay } from '../graphql/guards/cost.ts';
import { inTime } from '../graphql/guards/deadline.ts';
import { maskError } from '../graphql/maskError.ts';
import { schema } from '../graphql/schema.ts';

/** A refusal of a REST call: the status, message and headers of its answer. */
export class RestError extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  /** The kind of refusal, where programs need to know it. */
  readonly type: string | undefined;
  /** Whether the call may have taken effect all the same. */
  readonly mayBeDone: boolean;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { headers = {}, type, mayBeDone = false }: Partial<Pick<RestError, 'headers' | 'type' | 'mayBeDone'>> = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.type = type;
    this.mayBeDone = mayBeDone;
  }
}

const statusOfCode: Record<string, ContentfulStatusCode> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
};

type Refusal = `${string}Error` | 'SecondFactorRequired' | 'RegistrationPending';

/** The schema's typed errors with their REST statuses. */
const statusOfType: Record<string, ContentfulStatusCode> = {
  RegistrationPending: 202,
  InvalidInputError: 400,
  InvalidCredentialsError: 401,
  NotOfferedError: 403,
  SecondFactorRequired: 401,
  SecondFactorMissingError: 403,
  ProofRequiredError: 403,
  ConflictError: 409,
  LabelInUseError: 409,
  NotFoundError: 404,
};

/** The types of refusals that programs can do something about. */
const typeOfType: Record<string, string> = {
  SecondFactorRequired: 'second_factor_required',
  SecondFactorMissingError: 'second_factor_missing',
  ProofRequiredError: 'proof_required',
};

/**
 * Runs a typed operation through the schema, so that its rules and scopes hold here too.
 *
 * @returns the operation's `result` field when that is one of its successful types
 * @throws RestError when the schema answers with an error, typed or not
 */
export async function run<Result extends object | null, Variables>(
  document: TypedDocumentNode<{ result: Result }, Variables>,
  variables: Variables,
  context: Context,
): Promise<Exclude<Result, { __typename: Refusal }>> {
  await pay({ schema, document, variableValues: variables as Record<string, unknown>, contextValue: context }).catch(
    (error: unknown) => {
      throw restErrorOf(maskError(error));
    },
  );
  const { data, errors } = await inTime(
    // GraphQL's own executor cannot be stopped.
    async (signal) =>
      (await execute({
        schema,
        document,
        variableValues: variables,
        contextValue: context,
        signal,
      })) as ExecutionResult,
    document,
    context.request.signal,
  );
  const error = errors?.[0];
  if (error) throw restErrorOf(maskError(error));
  const { result } = data as { result: Result };
  const { __typename = '', message = '' } = (result ?? {}) as { __typename?: string; message?: string };
  const status = statusOfType[__typename];
  if (status) throw new RestError(status, message, { type: typeOfType[__typename] });
  return result as Exclude<Result, { __typename: Refusal }>;
}

/** Converts a masked GraphQL error to a REST refusal. */
export function restErrorOf({ message, extensions }: GraphQLError): RestError {
  const { code, type, http } = extensions as {
    code?: string;
    type?: string;
    http?: { status: number; headers: Record<string, string> };
  };
  const status = (http?.status ?? statusOfCode[code ?? ''] ?? 500) as ContentfulStatusCode;
  return new RestError(status, message, {
    ...(http?.headers && { headers: http.headers }),
    type,
    mayBeDone: code === 'TIMED_OUT',
  });
}

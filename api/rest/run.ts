import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { execute } from 'graphql';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context } from '../context.ts';
import { maskError } from '../graphql/maskError.ts';
import { schema } from '../graphql/schema.ts';

/** A refusal of a REST call: the status and the message of its answer. */
export class RestError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

const statusOfCode: Record<string, ContentfulStatusCode> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/**
 * Runs a typed operation through the schema, so that its rules and scopes hold here too.
 *
 * @throws RestError when the schema answers with an error instead of data
 */
export async function run<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  context: Context,
): Promise<Result> {
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: variables as Record<string, unknown>,
    contextValue: context,
  });
  const error = errors?.[0];
  if (error) {
    const masked = maskError(error);
    const code = String(error.extensions['code']);
    throw new RestError(statusOfCode[code] ?? 500, masked.message);
  }
  return data as Result;
}

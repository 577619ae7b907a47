import type * as z from 'zod/mini';
import type { Context } from '../../viewer/context.ts';

/** What browsers save an answer as. */
export interface StreamedFile {
  name: string;
  type: 'application/json' | 'text/csv; charset=utf-8';
}

interface Call<Form> {
  /** The JSON body as the route's form parsed it; undefined for a route without a form. */
  form: Form;
  /** The number in the path's `:id`; a path with anything else there is answered with 404. */
  id: number;
  /** What the path has for `:id`, for a route with a `textId`. */
  textId: string;
  /** The path's query string. */
  query: URLSearchParams;
  context: Context;
}

/** A description of each field of a form, in a sentence; for a list of objects also of the objects' fields. */
export type Fields<Input> = {
  [Field in keyof Input]-?: NonNullable<Input[Field]> extends readonly (infer Item extends object)[]
    ? readonly [string, Fields<Item>]
    : string;
};

/** `Fields` of any form. */
export type AnyFields = { readonly [field: string]: string | readonly [string, AnyFields] };

/** A call, with everything its description (openapi.ts) needs that does not follow from the rest. */
interface Definition<Form, Body> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** An example of the path's `:id` where that is no number, but lower-case words, numbers and hyphens. */
  textId?: string;
  /** The call's unique name. */
  operation: string;
  tag: 'Recommendations' | 'Account' | 'Stacks' | 'Subscriptions' | 'Reminders' | 'Administration';
  summary: string;
  /** More than fits in the summary. */
  notes?: string;
  /** The summary of the HEAD variant. Every GET can be called by HEAD; this lists it in the description. */
  head?: string;
  /** Query parameters by name, each with a description and an example. */
  query?: Record<string, [description: string, example: string]>;
  /** A list that is answered in pages: takes `after`, and links the next page in the header `Link`. */
  isPaged?: boolean;
  /** Who may make the call, by the scopes of the GraphQL schema. */
  access: 'anyone' | 'user' | 'session' | 'admin';
  status?: 200 | 201 | 204;
  /** The answer's body; `nothing` with the status 204. */
  answers: z.ZodMiniType<Body>;
  /** An example body, for when the examples of its parts do not make a true one. */
  answered?: NoInfer<Body>;
  /** Refusals that other calls do not have, or have for other reasons. */
  refusals?: Record<number, [reason: string, message: string]>;
  /** The call handles a password or a session cookie, so its answer must not be stored for an Idempotency-Key. */
  isSecret?: boolean;
  /** For a list that is also answered as CSV with `?format=csv`: an example of its lines. */
  csv?: string;
  /**
   * Makes the answer's body, and for a paged list the cursor of the next page. A body that may be large is made in pieces of
   * JSON, or of what its `file` says, while it is sent.
   */
  answer: (
    call: Call<Form>,
  ) => Promise<
    | { body: NoInfer<Body>; next?: string | undefined; status?: never }
    | { pieces: AsyncGenerator<string>; file?: StreamedFile }
  >;
}

/**
 * The form that parses the JSON body; the first broken rule becomes the answer's message. A route without a form takes
 * no body.
 */
type Payload<Form, Input> =
  { form: z.ZodMiniType<Form, Input>; fields: Fields<NoInfer<Input>>; example: NoInfer<Input> } | { form?: undefined };

/** Any route, for code that treats all routes alike. */
export interface Route extends Definition<any, any> {
  form?: z.ZodMiniType<any, any> | undefined;
  fields?: AnyFields;
  example?: unknown;
}

/** Checks the types of a route: its answer against its form and against the schema of its body. */
export const route = <Body, Form = undefined, Input = object>(
  definition: Definition<Form, Body> & Payload<Form, Input>,
): Route => definition as Route;

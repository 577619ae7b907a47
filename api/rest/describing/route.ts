import type * as z from 'zod/mini';
import type { Context } from '../../viewer/context.ts';

interface Call<Form> {
  /** The JSON body as the route's form read it; nothing for a route without a form. */
  form: Form;
  /** The number in the path's `:id`; a path that has none there is not found. */
  id: number;
  /** What stands behind the path's question mark. */
  query: URLSearchParams;
  context: Context;
}

/** What each field of a form is, in a sentence; a list of objects says it of their fields too. */
export type Fields<Input> = {
  [Field in keyof Input]-?: NonNullable<Input[Field]> extends readonly (infer Item extends object)[]
    ? readonly [string, Fields<Item>]
    : string;
};

/** The same of any form. */
export type AnyFields = { readonly [field: string]: string | readonly [string, AnyFields] };

/** A call, and all that its description (openapi.ts) says of it and that cannot be told from the rest. */
interface Definition<Form, Body> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The call's name, which no other has. */
  operation: string;
  tag: 'Recommendations' | 'Account' | 'Stacks' | 'Subscriptions' | 'Administration';
  summary: string;
  /** More than fits in the summary. */
  notes?: string;
  /** The summary of the same call by HEAD; any GET may be called so, this one is meant to be. */
  head?: string;
  /** What may stand behind the path's question mark: a name, what it is and a value. */
  query?: Record<string, [description: string, example: string]>;
  /** A list that is answered a page at a time: takes `after`, and names its next page in the header `Link`. */
  isPaged?: boolean;
  /** Whom the graph's scopes let do this. */
  access: 'anyone' | 'user' | 'admin';
  /** The status of the answer. */
  status?: 200 | 201;
  /** The answer's body. */
  answers: z.ZodMiniType<Body>;
  /** A true body, when the examples of its parts do not make one. */
  answered?: NoInfer<Body>;
  /** Refusals that other calls do not have, or have for other reasons. */
  refusals?: Record<number, [reason: string, message: string]>;
  /** Has to do with a password or a session's cookie, neither of which may be kept for an Idempotency-Key. */
  isSecret?: boolean;
  /** What is answered, as JSON; of a paged list also the cursor behind which there is more. */
  answer: (call: Call<Form>) => Promise<{ body: NoInfer<Body>; next?: string | undefined; status?: never }>;
}

/** Reads the JSON body; its first broken rule is the answer's message. A route without one takes no body. */
type Payload<Form, Input> =
  { form: z.ZodMiniType<Form, Input>; fields: Fields<NoInfer<Input>>; example: NoInfer<Input> } | { form?: undefined };

/** Any route, for what treats all of them alike. */
export interface Route extends Definition<any, any> {
  form?: z.ZodMiniType<any, any> | undefined;
  fields?: AnyFields;
  example?: unknown;
}

/** Ties a route's answer to the type of its form, and to what it says that it answers. */
export const route = <Body, Form = undefined, Input = object>(
  definition: Definition<Form, Body> & Payload<Form, Input>,
): Route => definition as Route;

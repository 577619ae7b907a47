import * as z from 'zod/mini';
import packageFile from '../../../package.json' with { type: 'json' };
import { longestBody } from '../../request.ts';
import { sessionCookie } from '../../viewer/sessionCookie.ts';
import { descriptions, error } from './described.ts';
import type { AnyFields, Route } from './route.ts';

/** As much of JSON Schema as forms and answers come to. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  examples?: unknown[];
  [rule: string]: unknown;
}

export interface Response {
  description: string;
  headers?: Record<string, { description: string; required: boolean; schema: Schema }>;
  content?: Content;
}

interface Content {
  'application/json': { schema: Schema; example: unknown };
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  example: unknown;
}

/** A call, as OpenAPI describes it. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, never[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Response | { $ref: string }>;
}

export type Method = 'get' | 'head' | 'post' | 'put' | 'delete';

const intro = `Everything that Stackling’s page does with stacks, subscriptions and recommendations, for programs.

Bodies are JSON, at most ${longestBody / 1000} kB. Amounts are whole hundredths of their currency, dates are \`YYYY-MM-DD\`,
moments are ISO 8601 in UTC. Every answer carries an \`X-Request-Id\`. Fields that a request does not list are ignored;
answers have no fields that are not listed here.

A call that is refused did nothing, and says why in \`message\`, in words meant for people. Another method gets 405 with
\`Allow\`, an unknown path 404. Somebody else’s row is not found, like one that is not there.`;

const tags = {
  Recommendations: 'Tools for a project, within a budget.',
  Account: 'Who you are, and how you sign in.',
  Stacks: 'Named sets of tools, each for one project, with a budget.',
  Subscriptions: 'What you pay for and follow.',
  Administration: 'For administrators only.',
} satisfies Record<Route['tag'], string>;

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'A browser’s session: signing in and making an account set its cookie.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token, sent as Authorization: Bearer stk_…; it acts for whoever made it.',
  },
};

const security: Record<Route['access'], Operation['security']> = {
  anyone: [],
  user: [{ session: [] }, { token: [] }],
  admin: [{ session: [] }],
};

const parameters: Record<'Id' | 'After' | 'IdempotencyKey', Parameter> = {
  Id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The row’s number.',
    schema: { type: 'integer', minimum: 1, maximum: 999_999_999 },
    example: 3,
  },
  After: {
    name: 'after',
    in: 'query',
    required: false,
    description: 'Where the page before this one ended, as its header Link says.',
    schema: { type: 'string' },
    example: 'R1BDOkQ6MTc5NTI0OTgwMDAwMA==',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A name of your own for this request. The same name and body within a day get the same answer and do the work once.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]*$' },
    example: '4f2c81d0',
  },
};

const refused = (description: string, message: string): Response => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { message } } },
});

const refusedForNow = (description: string, message: string): Response => ({
  ...refused(description, message),
  headers: {
    'Retry-After': {
      description: 'Seconds until another try may succeed.',
      required: true,
      schema: { type: 'integer', minimum: 1 },
    },
  },
});

const responses = {
  BadRequest: refused('The body is not JSON or breaks a rule; the message says which.', 'Budget must be at least $1'),
  BadCursor: refused('What `after` says is not where a page of this list ended.', 'Invalid cursor'),
  Unauthorized: refused('Nobody is signed in, or the access token opens nothing.', 'You need to be logged in.'),
  Forbidden: refused(
    'Whoever is signed in may not do this, or a browser sent it from another site.',
    'You are not allowed to do this.',
  ),
  NotFound: refused('It is not there, or it is somebody else’s.', 'Not found.'),
  Conflict: refused(
    'The Idempotency-Key was used for another request, or the first one with it is still under way.',
    'This Idempotency-Key was used for another request.',
  ),
  TooLarge: refused(`The body is longer than ${longestBody / 1000} kB.`, 'The request is too large.'),
  NotJson: refused(
    'The body is not sent as JSON.',
    'Send the body as JSON, with the header Content-Type: application/json.',
  ),
  TooManyRequests: refusedForNow(
    'Too many tries; this one was not made.',
    'Too many tries. Please wait 42 seconds and try again.',
  ),
  Failed: refused('A fault of ours.', 'Something went wrong on our side.'),
  Unavailable: refusedForNow(
    'The database does not answer.',
    'Stackling cannot reach its database right now. Please try again in a moment.',
  ),
};

/** What a route's calls may be refused for, as far as the route itself tells. */
function refusalsOf(route: Route): Record<number, keyof typeof responses> {
  const { method, path, form, isPaged, access } = route;
  const isWrite = method !== 'GET';
  return {
    ...((form || takesKey(route)) && { 400: 'BadRequest' }),
    ...(isPaged && { 400: 'BadCursor' }),
    401: 'Unauthorized',
    ...((isWrite || access === 'admin') && { 403: 'Forbidden' }),
    ...(path.includes(':id') && { 404: 'NotFound' }),
    ...(takesKey(route) && { 409: 'Conflict' }),
    ...(isWrite && { 413: 'TooLarge' }),
    ...(form && { 415: 'NotJson' }),
    429: 'TooManyRequests',
    500: 'Failed',
    503: 'Unavailable',
  };
}

const takesKey = ({ method, isSecret }: Route) => method === 'POST' && !isSecret;

/** The OpenAPI description of some routes; what it says of bodies is made from what reads and from what types them. */
export function describe(routes: readonly Route[]) {
  const schemas: Record<string, Schema> = {};

  /** A form or an answer as JSON Schema; the parts of it that have a name of their own go to `schemas`. */
  function schemaOf(type: z.ZodMiniType, io: 'input' | 'output'): Schema {
    const { $schema: _, $defs, ...schema } = inPlace(z.toJSONSchema(type, { io, metadata: descriptions, override }));
    Object.assign(schemas, $defs);
    return schema;
  }

  const resolve = (schema: Schema): Schema => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema);

  /** A value made of the examples of a schema's parts. */
  function exampleOf(schema: Schema): unknown {
    const { examples, properties, items } = resolve(schema);
    if (examples) return examples[0];
    if (items) return [exampleOf(items)];
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, exampleOf(part)]));
  }

  function answerOf({ answers, answered, isPaged }: Route): Response {
    const schema = schemaOf(answers, 'output');
    return {
      description: resolve(schema).description ?? '',
      ...(isPaged && {
        headers: {
          Link: {
            description: 'Where the next page is, as `<address>; rel="next"` (RFC 8288); missing on the last page.',
            required: false,
            schema: { type: 'string' },
          },
        },
      }),
      content: { 'application/json': { schema, example: answered ?? exampleOf(schema) } },
    };
  }

  function operationOf(route: Route): Operation {
    const { path, operation, tag, summary, notes, access, status = 200 } = route;
    const parameters = [
      ...(path.includes(':id') ? [{ $ref: '#/components/parameters/Id' }] : []),
      ...Object.entries(route.query ?? {}).map(([name, [description, example]]): Parameter => ({
        name,
        in: 'query',
        required: false,
        description,
        schema: { type: 'string' },
        example,
      })),
      ...(route.isPaged ? [{ $ref: '#/components/parameters/After' }] : []),
      ...(takesKey(route) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ];
    return {
      operationId: operation,
      tags: [tag],
      summary,
      ...(notes !== undefined && { description: notes }),
      security: security[access],
      ...(parameters.length > 0 && { parameters }),
      ...(route.form && { requestBody: requestOf(route, route.form) }),
      responses: {
        [status]: answerOf(route),
        ...mapped(refusalsOf(route), (name) => ({ $ref: `#/components/responses/${name}` })),
        ...mapped(route.refusals ?? {}, ([reason, message]) => refused(reason, message)),
      },
    };
  }

  const requestOf = ({ fields, example }: Route, form: z.ZodMiniType) => ({
    required: true as const,
    content: { 'application/json': { schema: withFields(schemaOf(form, 'input'), fields ?? {}), example } },
  });

  const paths: Record<string, Partial<Record<Method, Operation>>> = {};
  for (const route of routes) {
    const path = (paths[route.path.replace(':id', '{id}')] ??= {});
    const operation = operationOf(route);
    path[route.method.toLowerCase() as Method] = operation;
    if (route.head !== undefined) path.head = bodiless(operation, route.head);
  }
  schemaOf(error, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stackling',
      version: packageFile.version,
      summary: packageFile.description,
      description: intro,
      license: { name: 'All rights reserved', url: '/terms' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: Object.entries(tags)
      .filter(([name]) => routes.some(({ tag }) => tag === name))
      .map(([name, description]) => ({ name, description })),
    security: [],
    paths,
    components: { schemas, parameters, responses, securitySchemes },
  };
}

export type Description = ReturnType<typeof describe>;

/** The same call by HEAD, whose answers have no body. */
function bodiless(operation: Operation, summary: string): Operation {
  return {
    ...operation,
    operationId: operation.operationId.replace(/^get/, 'check'),
    summary,
    responses: mapped(operation.responses, (response) => ({
      description: '$ref' in response ? refusalNamed(response.$ref).description : response.description,
    })),
  };
}

const refusalNamed = (ref: string) => responses[ref.split('/').at(-1) as keyof typeof responses];

/** Zod says more than people want to know: how a date is spelled out as a pattern, and how far numbers reach. */
function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** What has a name of its own is found among the components. */
const inPlace = (schema: object): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** A form's schema that says what each field is. */
function withFields({ properties = {}, ...schema }: Schema, texts: AnyFields): Schema {
  const told = Object.entries(properties).map(([name, { items, ...part }]) => {
    const [description, inner] = [texts[name] ?? []].flat() as [string?, AnyFields?];
    const described = { ...(description !== undefined && { description }), ...part };
    return [name, { ...described, ...(items && { items: inner ? withFields(items, inner) : items }) }];
  });
  return { ...schema, properties: Object.fromEntries(told) };
}

const mapped = <Value, Result>(record: Record<string, Value>, map: (value: Value) => Result): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

import * as z from 'zod/mini';
import packageFile from '../../../package.json' with { type: 'json' };
import {
  intro,
  parameters,
  refusalNamed,
  refusalsOf,
  refused,
  responses,
  security,
  securitySchemes,
  tags,
  takesKey,
} from './components.ts';
import { descriptions, error } from './described.ts';
import type { Method, Operation, Parameter, OperationResponse, Schema } from './openapiTypes.ts';
import type { AnyFields, Route } from './route.ts';

const textId = (example: string): Parameter => ({
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id, as the list says it.',
  schema: { type: 'string', pattern: '^[a-z0-9-]{1,200}$' },
  example,
});

/**
 * The OpenAPI description of some routes. Schemas of bodies come from the forms that parse them and the types of
 * answers.
 */
export function describe(routes: readonly Route[]) {
  const schemas: Record<string, Schema> = {};

  /** A form or an answer as JSON Schema; its named parts are added to `schemas`. */
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

  function answerOf({ status, answers, answered, isPaged, csv }: Route): OperationResponse {
    if (status === 204) return { description: 'It is done. The answer has no body.' };
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
      content: {
        'application/json': { schema, example: answered ?? exampleOf(schema) },
        ...(csv !== undefined && { 'text/csv': { schema: { type: 'string' }, example: csv } }),
      },
    };
  }

  function operationOf(route: Route): Operation {
    const { path, operation, tag, summary, notes, access, status = 200 } = route;
    const parameters = [
      ...(path.includes(':id') ? [route.textId ? textId(route.textId) : { $ref: '#/components/parameters/Id' }] : []),
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

/** The HEAD variant of a GET call; its answers have no body. */
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

/** Removes details of Zod that help no reader: the pattern of a date, and the largest safe integer. */
function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Points references at the components, where named schemas are. */
const inPlace = (schema: object): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** A form's schema with the descriptions of its fields. */
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

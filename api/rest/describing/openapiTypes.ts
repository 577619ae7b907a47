/** The part of JSON Schema that forms and answers use. */
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

export interface OperationResponse {
  description: string;
  headers?: Record<string, { description: string; required: boolean; schema: Schema }>;
  content?: Content;
}

export interface Content {
  'application/json': { schema: Schema; example: unknown };
  'text/csv'?: { schema: Schema; example: string };
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
  responses: Record<string, OperationResponse | { $ref: string }>;
}

export type Method = 'get' | 'head' | 'post' | 'put' | 'delete';

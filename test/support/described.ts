/** Checks every answer of a documented call against the API's own description. */
import { expect } from 'vitest';
import ResponseValidator from 'openapi-response-validator';
import { description } from '../../api/rest/rest.ts';
import type { Method, Operation, OperationResponse } from '../../api/rest/describing/openapiTypes.ts';

const formats = {
  date: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  'date-time': (text: string) => new Date(text).toJSON() === text,
};

/** The methods of a documented path; undefined for any other path. */
function methodsAt(path: string): Partial<Record<Method, Operation>> | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  const templates = Object.entries(description().paths);
  const match = (template: string) => new RegExp(`^${template.replace('{id}', '[^/]+')}$`).test(pathname);
  return (templates.find(([template]) => template === pathname) ??
    templates.find(([template]) => match(template)))?.[1];
}

/** An operation's answers by status, with references to the common ones resolved. */
function answersOf({ responses }: Operation): Record<string, OperationResponse> {
  const common = description().components.responses as Record<string, OperationResponse>;
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      '$ref' in response ? common[response.$ref.split('/').at(-1)!]! : response,
    ]),
  );
}

const validators = new Map<Operation, ResponseValidator>();

function validatorOf(operation: Operation) {
  const known = validators.get(operation);
  if (known) return known;
  const { components } = description();
  const made = new ResponseValidator({
    responses: answersOf(operation) as never,
    components: { schemas: components.schemas } as never,
    customFormats: formats,
  });
  validators.set(operation, made);
  return made;
}

/** How an answer differs from the description; undefined when it does not, or when the path is not documented. */
export async function undescribed(method: string, path: string, answer: Response): Promise<unknown> {
  const methods = methodsAt(path);
  if (!methods) return undefined;
  const text = await answer.text();
  const operation = methods[method.toLowerCase() as Method];
  if (method === 'HEAD') {
    if (text !== '') return 'An answer to HEAD has a body.';
    return answer.status in (operation ?? methods.get ?? { responses: {} }).responses
      ? undefined
      : 'Undescribed status.';
  }
  if (!operation) return answer.status === 405 ? undefined : 'A method that is not described is answered with 405.';
  if (!(answer.status in operation.responses)) return `Status ${answer.status} is not described.`;
  if (answer.status === 204) return text === '' ? undefined : 'An answer without content has a body.';
  const type = answer.headers.get('content-type')?.split(';', 1)[0];
  if (type === 'text/csv' && type in (answersOf(operation)[answer.status]!.content ?? {})) return undefined;
  if (!/^application\/json\b/.test(answer.headers.get('content-type') ?? '')) return 'The answer is not JSON.';
  const described = Object.entries(answersOf(operation)[answer.status]!.headers ?? {});
  const required = described.filter(([, header]) => header.required).map(([name]) => name);
  const missing = required.filter((name) => !answer.headers.has(name));
  if (missing.length > 0) return `The answer lacks ${missing.join(' and ')}.`;
  return validatorOf(operation).validateResponse(answer.status, JSON.parse(text));
}

/** Fails the test in which an answer is not as described. */
export async function expectDescribed(method: string, path: string, answer: Response): Promise<void> {
  expect(await undescribed(method, path, answer.clone()), `${method} ${path} ${answer.status}`).toBeUndefined();
}

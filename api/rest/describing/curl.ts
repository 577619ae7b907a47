import { env } from '../../env.ts';
import type { Method, Operation, Parameter } from './openapiTypes.ts';

/** The address that the examples call: PUBLIC_URL, or this machine. */
const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

/** A curl command that makes the call with its example body. */
export function curlOf(
  method: Method,
  path: string,
  { security, parameters = [], requestBody, tags }: Operation,
): string {
  const [scheme] = security.map((scheme) => Object.keys(scheme)).findLast(() => true) ?? [];
  const [id] = parameters.filter((each): each is Parameter => 'name' in each && each.name === 'id');
  const body = requestBody && JSON.stringify(requestBody.content['application/json'].example);
  const verb = { get: '', head: '--head ' }[method as string] ?? `-X ${method.toUpperCase()} `;
  return [
    `curl ${verb}${origin}${path.replace('{id}', String(id?.example ?? 3))}`,
    scheme === 'token' && "-H 'Authorization: Bearer stk_…'",
    scheme === 'session' && '-b cookies.txt',
    scheme === undefined && tags.includes('Account') && '-b cookies.txt -c cookies.txt',
    body && "-H 'Content-Type: application/json'",
    body && `-d '${body.replaceAll("'", String.raw`'\''`)}'`,
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { env } from '../../env.ts';
import { rulesOf } from './docsRules.ts';
import type { Description } from './openapi.ts';
import type { Method, Operation, Parameter, OperationResponse, Schema } from './openapiTypes.ts';

type Html = ReturnType<typeof html>;

interface Call {
  method: Method;
  path: string;
  operation: Operation;
}

export const style = readFileSync(new URL('docs.css', import.meta.url), 'utf8');

/** Where the examples call: the address that people open, or this machine. */
const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

/** The description as a page to read: no script, and nothing on it that the description does not say. */
export function docsPage({ info, tags, paths, components }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method: method as Method, path, operation })),
  );

  /** What a reference stands for. */
  function resolve<Part extends object>(part: Part | { $ref: string }): Part {
    if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
    const [, , kind = '', name = ''] = part.$ref.split('/');
    return (components as unknown as Record<string, Record<string, Part>>)[kind]![name]!;
  }

  const schemaSection = ([name, schema]: [string, Schema]): Html =>
    html`<details>
      <summary><code>${name}</code> <span>${schema.description}</span></summary>
      <div class="body" id="${name}">${fieldList(schema)}</div>
    </details>`;

  function callSection({ method, path, operation }: Call): Html {
    const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
    const answers = Object.entries(responses).map(
      ([status, response]) => [status, resolve<OperationResponse>(response)] as const,
    );
    const [status, success] = answers[0]!;
    const body = success.content?.['application/json'];
    const form = requestBody?.content['application/json'].schema;
    return html`<details>
      <summary>
        <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code> <span>${summary}</span>
      </summary>
      <div class="body" id="${operationId}">
        ${description ? prose(description) : ''}
        <p class="who">${whoMay(operation)}</p>
        ${parameters.length > 0 && html`<h3>Parameters</h3>`}
        ${parameters.length > 0 && fieldList(asFields(parameters.map((parameter) => resolve<Parameter>(parameter))))}
        ${form && html`<h3>Body</h3>`} ${form && fieldList(form)}
        <h3>Try it</h3>
        ${block(curlOf(method, path, operation))}
        <h3>Answers</h3>
        <dl class="statuses">
          ${answers.map(
            ([status, { description, headers = {} }]) =>
              html`<dt><code>${status}</code></dt>
                <dd>${description}${Object.keys(headers).map((name) => html` <code>${name}</code>`)}</dd>`,
          )}
        </dl>
        ${body && html`<h3>Answer ${status}: ${schemaName(body.schema)}</h3>`}
        ${body && block(JSON.stringify(body.example, null, 2))}
      </div>
    </details>`;
  }

  const tagSection = ({ name, description }: { name: string; description: string }): Html =>
    html`<section id="${name.toLowerCase()}">
      <h2>${name}</h2>
      <p>${description}</p>
      ${calls.filter(({ operation }) => operation.tags.includes(name)).map(callSection)}
    </section>`;

  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title} API</title>
        <meta
          name="description"
          content="The calls of Stackling’s API: what they take, what they answer, and how to try them."
        />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          <a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28" />${info.title}</a>
          <nav aria-label="API">
            <a href="/graphql">GraphQL</a>
            <a href="/api/openapi.json">openapi.json</a>
          </nav>
        </header>
        <main>
          <h1>${info.title} API</h1>
          ${prose(info.description)}
          <nav class="contents" aria-label="Calls">
            ${tags.map(({ name }) => html`<a href="#${name.toLowerCase()}">${name}</a> `)}
            <a href="#bodies">Bodies</a>
          </nav>
          <section id="signing-in">
            <h2>Who asks</h2>
            <dl class="fields">
              ${Object.entries(components.securitySchemes).map(
                ([name, { description }]) =>
                  html`<dt>${name}</dt>
                    <dd>${description}</dd>`,
              )}
            </dl>
          </section>
          ${tags.map(tagSection)}
          <section id="bodies">
            <h2>Bodies</h2>
            <p>What answers are made of. Every field is always there.</p>
            ${Object.entries(components.schemas).map(schemaSection)}
          </section>
        </main>
      </body>
    </html>`;
  return String(page);
}

function whoMay({ security }: Operation): string {
  if (security.length === 0) return 'Anyone may call it.';
  if (security.some((scheme) => 'token' in scheme)) return 'Needs a session or an access token.';
  return 'Needs an administrator’s session.';
}

/** The fields of an object, and of the objects in its lists. */
function fieldList({ properties = {}, required = [] }: Schema): Html {
  return html`<dl class="fields">
    ${Object.entries(properties).map(
      ([name, field]) =>
        html`<dt>
            <code>${name}</code> ${required.includes(name) ? '' : html`<span class="optional">optional</span>`}
          </dt>
          <dd>
            ${field.description} <span class="rules">${rulesOf(field)}</span>
            ${field.items?.properties ? fieldList(field.items) : ''}
          </dd>`,
    )}
  </dl>`;
}

/** Parameters as the fields of an object, which are listed alike. */
const asFields = (parameters: Parameter[]): Schema => ({
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, description, schema }) => [name, { ...schema, description }])),
});

function schemaName(schema: Schema): Html {
  const name = (schema.$ref ?? schema.items?.$ref)?.split('/').at(-1) ?? '';
  return html`${schema.items ? 'a list of ' : ''}<a href="#${name}">${name}</a>`;
}

/** A command line that makes the call with the example of its body. */
function curlOf(method: Method, path: string, { security, requestBody, tags }: Operation): string {
  const [scheme] = security.map((scheme) => Object.keys(scheme)).findLast(() => true) ?? [];
  const body = requestBody && JSON.stringify(requestBody.content['application/json'].example);
  const verb = { get: '', head: '--head ' }[method as string] ?? `-X ${method.toUpperCase()} `;
  return [
    `curl ${verb}${origin}${path.replace('{id}', '3')}`,
    scheme === 'token' && "-H 'Authorization: Bearer stk_…'",
    scheme === 'session' && '-b cookies.txt',
    scheme === undefined && tags.includes('Account') && '-b cookies.txt -c cookies.txt',
    body && "-H 'Content-Type: application/json'",
    body && `-d '${body.replaceAll("'", String.raw`'\''`)}'`,
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

const block = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;

/** Paragraphs, with what stands between backticks as code. */
const prose = (text: string): Html[] =>
  text
    .split('\n\n')
    .map(
      (paragraph) =>
        html`<p>
          ${paragraph.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}
        </p>`,
    );

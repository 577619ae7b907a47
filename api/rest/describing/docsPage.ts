import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { curlOf } from './curl.ts';
import { asFields, block, fieldList, prose, schemaName, whoMay, type Html } from './docsParts.ts';
import type { Description } from './openapi.ts';
import type { Method, Operation, Parameter, OperationResponse, Schema } from './openapiTypes.ts';

interface Call {
  method: Method;
  path: string;
  operation: Operation;
}

/** The styles of the page and of the calls on it. */
export const style = ['../../document.css', 'docsCalls.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/** The description as a page to read: no script, and nothing on it that the description does not say. */
export function docsPage({ info, tags, paths, components }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method: method as Method, path, operation })),
  );

  /** Resolves a `$ref`. */
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
          content="The calls of Stackling’s API: their parameters, their answers and how to try them."
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
            <h2>Signing in</h2>
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
            <p>The objects in answers. Unless marked optional, every field is always there.</p>
            ${Object.entries(components.schemas).map(schemaSection)}
          </section>
        </main>
      </body>
    </html>`;
  return String(page);
}

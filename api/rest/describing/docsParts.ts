import { html } from 'hono/html';
import { rulesOf } from './docsRules.ts';
import type { Operation, Parameter, Schema } from './openapiTypes.ts';

export type Html = ReturnType<typeof html>;

export function whoMay({ security, tags }: Operation): string {
  if (security.length === 0) return 'Needs no account.';
  if (security.some((scheme) => 'token' in scheme)) return 'Needs a session or an access token.';
  return tags.includes('Administration') ? 'Needs an administrator’s session.' : 'Needs a session.';
}

/** The fields of an object, and of the objects in its lists. */
export function fieldList({ properties = {}, required = [] }: Schema): Html {
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

/** Parameters in the form of an object's fields, because both are listed alike. */
export const asFields = (parameters: Parameter[]): Schema => ({
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, description, schema }) => [name, { ...schema, description }])),
});

export function schemaName(schema: Schema): Html {
  const name = (schema.$ref ?? schema.items?.$ref)?.split('/').at(-1) ?? '';
  return html`${schema.items ? 'a list of ' : ''}<a href="#${name}">${name}</a>`;
}

export const block = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;

/** Paragraphs; text between backticks becomes code. */
export const prose = (text: string): Html[] =>
  text
    .split('\n\n')
    .map(
      (paragraph) =>
        html`<p>
          ${paragraph.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}
        </p>`,
    );

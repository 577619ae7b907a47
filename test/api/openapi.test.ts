import '../support/db.ts';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { rulesOf } from '../../api/rest/describing/docsRules.ts';
import type { Operation, Schema } from '../../api/rest/describing/openapiTypes.ts';
import { description, rest, routes } from '../../api/rest/rest.ts';
import { site } from '../../api/http/site.ts';
import { cookieOf } from '../support/accounts.ts';
import { call, type Viewer } from '../support/api.ts';
import { undescribed } from '../support/described.ts';
import { base } from '../support/front.ts';
import { temporaryFolder } from '../support/server.ts';

const operations = Object.entries(description().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

describe('the description', () => {
  it('is sent to whoever asks, and unchanged costs nothing', async () => {
    const answer = await site.request('/api/openapi.json');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(description())));
    const again = { headers: { 'if-none-match': answer.headers.get('etag')! } };
    expect((await site.request('/api/openapi.json', again)).status).toBe(304);
  });

  it('is valid OpenAPI 3.1', async () => {
    expect(await validate(structuredClone(description()) as never)).toEqual({
      valid: true,
      warnings: [],
      specification: 'OpenAPI',
    });
    expect(description().openapi).toBe('3.1.0');
  });

  it('gives a strict linter nothing to say, its examples included', async () => {
    const file = join(await temporaryFolder(), 'openapi.json');
    await writeFile(file, JSON.stringify(description()));
    const redocly = 'node_modules/@redocly/cli/bin/cli.js';
    const lint = [redocly, 'lint', file, '--extends', 'recommended-strict', '--format', 'json'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = await promisify(execFile)(process.execPath, lint, { env }).catch((error) => error);
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
  });

  it('names the calls that the router takes, and no others', () => {
    const taken = rest.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:id\{.*\}/, '{id}')}`);
    const described = operations.map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual([...taken, 'HEAD /api/user'].sort());
  });

  it('says what everything is', () => {
    for (const { operation } of operations) {
      expect(operation.summary).toMatch(/^[A-Z]/);
      for (const schema of bodiesOf(operation)) expect(untold(schema), operation.operationId).toEqual([]);
    }
    for (const [name, schema] of Object.entries(description().components.schemas)) {
      expect(schema.description, name).toMatch(/\.$/);
      expect(untold(schema), name).toEqual([]);
    }
  });

  it('lets no answer have a field that it does not list', () => {
    for (const [name, schema] of Object.entries(description().components.schemas))
      expect(schema['additionalProperties'], name).toBe(false);
  });
});

describe('the examples', () => {
  /** In an order in which each finds what it is about. */
  const scene = `
    recommend register login getUser setCurrency
    createProject saveRecommendations listProjects getProject updateProject
    trackSubscription listSubscriptions updateSubscription forgetSubscription
    deleteProject logout`;

  it('are what the calls take and answer, but for numbers of rows and times', async () => {
    const ids: Record<string, number> = {};
    let viewer: Viewer | undefined;
    for (const name of scene.trim().split(/\s+/)) {
      const { method, path, operation } = operations.find(({ operation }) => operation.operationId === name)!;
      const [status, expected] = successOf(operation);
      const noun = path.split('/')[2]!;
      const body = operation.requestBody?.content['application/json'].example;
      const answer = await call(method, path.replace('{id}', String(ids[noun])), body, viewer);
      const answered = (await answer.json()) as { id: number };
      expect({ name, status: answer.status, body: timeless(answered) }).toEqual({
        name,
        status: Number(status),
        body: timeless(expected),
      });
      if (answer.headers.has('set-cookie'))
        viewer = { user: await db.user.findFirstOrThrow(), cookie: cookieOf(answer) };
      if (status === '201' && !path.includes('{id}')) ids[noun] = answered.id;
    }
  });

  it('keep the rules of their forms', () => {
    for (const { operation, form, example } of routes)
      if (form) expect(form.safeParse(example), operation).toMatchObject({ success: true });
  });
});

describe('the page', () => {
  it('is where /api leads, shows every call and every body, and unchanged costs nothing', async () => {
    const start = await site.request('/api');
    expect([start.status, start.headers.get('location')]).toEqual([302, '/api/docs']);
    const answer = await site.request('/api/docs');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const html = await answer.text();
    for (const { method, path, operation } of operations) {
      expect(html).toMatch(
        new RegExp(`>${method}</span>\\s*<code>${path}</code>\\s*<span>${operation.summary}</span>`),
      );
      expect(html).toContain(`id="${operation.operationId}"`);
    }
    for (const name of Object.keys(description().components.schemas)) expect(html).toContain(`id="${name}"`);
    for (const [, target] of html.matchAll(/href="#([^"]*)"/g)) expect(html).toContain(`id="${target}"`);
    const again = { headers: { 'if-none-match': answer.headers.get('etag')! } };
    expect((await site.request('/api/docs', again)).status).toBe(304);
  });

  it('runs nothing and takes nothing from elsewhere', async () => {
    const answer = await site.request('/api/docs');
    const html = await answer.text();
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=|javascript:/i);
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
    const policy = answer.headers.get('content-security-policy')!;
    const digests = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(
      ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(policy.split('; ').slice(0, 2)).toEqual(["default-src 'none'", `style-src ${digests.join(' ')}`]);
  });

  it.each<[Schema, string]>([
    [{ type: 'string', minLength: 3, maxLength: 20, pattern: '^\\w*$' }, 'text, 3 to 20 characters, matching ^\\w*$'],
    [{ type: ['string', 'null'], format: 'date-time' }, 'moment or null'],
    [
      { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 5, maxItems: 5 },
      'list, 5 of them, each whole number, 0 or more',
    ],
    [
      { anyOf: [{ enum: ['a', 'b'], type: 'string', default: 'b' }, { type: 'null' }] },
      'one of a, b; b by default, or null',
    ],
    [{ $ref: '#/components/schemas/User' }, 'User'],
  ])('puts %j as ‘%s’', (schema, words) => {
    expect(rulesOf(schema)).toBe(words);
  });
});

describe('an answer that is not as described', () => {
  const names = { id: 1, username: 'ada', email: 'a@example.com' };
  const user = { ...names, currency: 'USD', timeZone: 'UTC', locale: 'en-US', isAdmin: false, lastLogin: null };
  const whole = { ...user, createdAt: '2026-11-21T08:30:00.000Z' };
  const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });

  it.each([
    ['a status of its own', 'GET', '/api/user', json(whole, 418)],
    ['a field that leaks', 'GET', '/api/user', json({ ...whole, password: 'digest' })],
    ['a field too few', 'GET', '/api/user', json(user)],
    ['another type', 'GET', '/api/user', json({ ...whole, id: '1' })],
    ['a date that is none', 'GET', '/api/user', json({ ...whole, createdAt: 'yesterday' })],
    ['a list for an object', 'GET', '/api/user', json([whole])],
    ['an error without words', 'GET', '/api/user', json({}, 401)],
    ['an error that tells more', 'PUT', '/api/projects/5', json({ message: 'No.', stack: 'at …' }, 400)],
    ['no word of when to try again', 'POST', '/api/login', json({ message: 'No.' }, 429)],
    ['a text for JSON', 'GET', '/api/projects/5', new Response('Not found', { status: 404 })],
    ['a body on HEAD', 'HEAD', '/api/user', json(whole)],
    ['a method that is not there', 'PATCH', '/api/user', json(whole)],
  ])('is noticed: %s', async (_what, method, path, answer) => {
    expect(await undescribed(method, path, answer)).toBeTruthy();
  });

  it('is told from one that is', async () => {
    expect(await undescribed('GET', '/api/user', json(whole))).toBeUndefined();
    expect(
      await undescribed('POST', '/api/login', json({ message: 'No.' }, 429, { 'retry-after': '5' })),
    ).toBeUndefined();
    expect(await undescribed('GET', '/api/nothing', json({}, 418))).toBeUndefined();
  });
});

it('describes the refusal of a write from another site too', async () => {
  const answer = await new Promise<Response>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    const request = httpRequest(`${base}/api/projects`, { method: 'POST', headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString();
      resolve(new Response(body, { status: answer.statusCode!, headers: answer.headers as never }));
    });
    request.on('error', reject);
    request.end('{}');
  });
  expect(answer.status).toBe(403);
  expect(await undescribed('POST', '/api/projects', answer)).toBeUndefined();
});

function successOf({ responses }: Operation): [status: string, body: unknown] {
  const [status, answer] = Object.entries(responses)[0]!;
  return [status, 'content' in answer ? answer.content!['application/json'].example : undefined];
}

/** A body without what is another each time. */
function timeless(body: unknown): unknown {
  const changing = ['id', 'userId', 'projectId', 'nextBillingDate', 'createdAt', 'updatedAt', 'lastLogin'];
  return JSON.parse(JSON.stringify(body, (key, value: unknown) => (changing.includes(key) ? undefined : value)));
}

function bodiesOf({ requestBody, responses }: Operation): Schema[] {
  const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
    part && 'content' in part && part.content ? [part.content] : [],
  );
  return contents.map((content) => content['application/json'].schema);
}

/** The fields of a schema that do not say what they are, those of its lists' objects too. */
function untold({ properties = {}, items }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.$ref || field.description ? [] : [name]),
    ...untold(field).map((inner) => `${name}.${inner}`),
  ]);
  return [...own, ...(items ? untold(items) : [])];
}

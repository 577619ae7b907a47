import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { docsPage, style } from './docsPage.ts';
import { describe, type Description } from './openapi.ts';
import { routes } from '../rest.ts';

/** Nothing runs on the page, and nothing is fetched for it but its icon. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

let made: Description | undefined;
let page: string | undefined;

/** The OpenAPI description of the documented calls, made when it is first asked for. */
export const description = (): Description => (made ??= describe(routes));

/** The description of the documented calls, for programs and for people. */
export const docs = new Hono();

docs.get('/api', (c) => c.redirect('/api/docs'));
docs.get('/api/openapi.json', etag(), (c) => {
  c.header('Cache-Control', 'no-cache');
  return c.json(description());
});
docs.get('/api/docs', etag(), (c) => {
  c.header('Cache-Control', 'no-cache');
  c.header('Content-Security-Policy', policy);
  return c.html((page ??= docsPage(description())));
});

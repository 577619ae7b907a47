import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { docsPage, style } from './docsPage.ts';
import { describe, type Description } from './openapi.ts';
import type { Route } from './route.ts';

/** The page runs no scripts and loads nothing but its icon. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the description of the calls as JSON and as a page. It is made at the first request. */
export function createDocs(routes: readonly Route[]): { docs: Hono; description: () => Description } {
  let made: Description | undefined;
  let page: string | undefined;
  const description = () => (made ??= describe(routes));

  const docs = new Hono();
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
  return { docs, description };
}

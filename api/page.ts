import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { isPagePath } from '../common/paths.ts';

const root = fileURLToPath(new URL('../web/dist', import.meta.url));
const index = `${root}/index.html`;
const html = existsSync(index) ? readFileSync(index, 'utf8') : undefined;

/** Only what the built page itself brings may run; its inline scripts and styles are named by their digests. */
const policy = [
  "default-src 'self'",
  `script-src 'self' ${digestsOf('script')}`,
  `style-src 'self' ${digestsOf('style')}`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

function digestsOf(tag: 'script' | 'style'): string {
  const inline = [...(html ?? '').matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'g'))];
  return inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}

/** The built page: its files, and for every other path the document that draws the screen. */
export const page = new Hono();

page.use(etag());
if (html !== undefined) {
  page.use('/assets/*', files('public, max-age=31536000, immutable'));
  page.use('/:file{.+\\.\\w+}', files('public, max-age=3600'));
}
page.get('/*', (c) => {
  if (/\.\w+$/.test(c.req.path) || c.req.path.startsWith('/assets/')) return c.text('Not found', 404);
  if (html === undefined) return c.text('The page is not built: run npm run build.', 503);
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-cache');
  return c.html(html, isPagePath(c.req.path) ? 200 : 404);
});

function files(cacheControl: string) {
  return serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', cacheControl) });
}

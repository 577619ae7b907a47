import { createHash } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { etag } from 'hono/etag';
import { isPagePath } from '../../common/paths.ts';
import { hintCookie } from '../viewer/sessionCookie.ts';
import { documentOf, pageRoot, template } from './documents.ts';

/** Only the built page's own scripts and styles may run; inline ones are allowed by their digests. */
const policy = [
  "default-src 'self'",
  `script-src 'self' ${digestsOf('script')}`,
  `style-src 'self' ${digestsOf('style')}`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // Nothing here makes HTML or scripts from text.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

function digestsOf(tag: 'script' | 'style'): string {
  const inline = [...(template ?? '').matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'g'))];
  return inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}

/** The built page: its files, and for every other path the document that draws the screen. */
export const page = new Hono();

page.use(etag());
page.use(async (c, next) => {
  // What is no single range of bytes is passed over, and so is one with a condition: the whole is sent.
  const { headers } = c.req.raw;
  if (headers.has('range') && (headers.has('if-range') || !isRange(headers.get('range')!))) headers.delete('range');
  await next();
});
if (template !== undefined) {
  page.use('/assets/*', files('public, max-age=31536000, immutable'));
  page.use('/:file{.+\\.\\w+}', files('public, max-age=3600'));
}
page.get('/*', (c) => {
  const { path, url } = c.req;
  if (/\.\w+$/.test(path) || path.startsWith('/assets/')) return c.text('Not found', 404);
  if (template === undefined) return c.text('The page is not built: run npm run build.', 503);
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Cookie');
  const document = documentOf(path, !url.includes('?'), getCookie(c, hintCookie) === '1');
  return c.html(document, isPagePath(path) ? 200 : 404);
});

function files(cacheControl: string) {
  return serveStatic({
    root: pageRoot,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', cacheControl),
  });
}

function isRange(text: string): boolean {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(text) ?? [];
  return first ? !last || Number(first) <= Number(last) : Boolean(last);
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { Hono } from 'hono';

/** It brings its scripts and styles inline and starts its workers from blobs; it needs a policy of its own. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  'worker-src blob:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Nine megabytes, from our own copy: GraphiQL as it usually comes is fetched from another site. */
const html = renderGraphiQL({ title: 'Stackling GraphiQL', endpoint: '/graphql' });
const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;

/** Compressed once, when first asked for: it would cost each visitor a fifth of a second. */
let compressed: Promise<Buffer<ArrayBuffer>> | undefined;
const compress = () =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) as Promise<Buffer<ArrayBuffer>>;

/** What a browser that opens /graphql gets. */
export const graphiql = new Hono().get('/graphql', async (c) => {
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-cache');
  c.header('ETag', etag);
  c.header('Vary', 'Accept, Accept-Encoding');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('Content-Type', 'text/html; charset=utf-8');
  if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(html);
  c.header('Content-Encoding', 'br');
  return c.body(await (compressed ??= compress()));
});

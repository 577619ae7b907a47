import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { Hono } from 'hono';
import { examples } from './examples.ts';

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

interface Page {
  etag: string;
  compressed: Buffer<ArrayBuffer>;
}

let page: Promise<Page> | undefined;

/**
 * Nine megabytes, from our own copy: GraphiQL as it usually comes is fetched from another site. Made when it is first asked
 * for and kept compressed: most servers are never asked, and compressing would cost each visitor a fifth of a second.
 */
async function renderPage(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Stackling GraphiQL',
    endpoint: '/graphql',
    method: 'POST', // or it would ask for subscriptions by GET, which are refused
    favicon: '/icon.svg',
    defaultTabs: examples.map((query) => ({ query })),
    shouldPersistHeaders: false, // an access token is not to stay in the browser
  });
  const compressed = await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url')}"`,
    compressed: compressed as Buffer<ArrayBuffer>,
  };
}

/** What a browser that opens /graphql gets. */
export const graphiql = new Hono().get('/graphql', async (c) => {
  const { etag, compressed } = await (page ??= renderPage());
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-cache');
  c.header('ETag', etag);
  c.header('Vary', 'Accept, Accept-Encoding');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('Content-Type', 'text/html; charset=utf-8');
  if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? ''))
    return c.body((await promisify(brotliDecompress)(compressed)) as Buffer<ArrayBuffer>);
  c.header('Content-Encoding', 'br');
  return c.body(compressed);
});

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { Hono } from 'hono';
import { examples } from './examples.ts';

/** GraphiQL has its scripts and styles inline and starts its workers from blobs, so it needs a policy of its own. */
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
 * GraphiQL's page, nine megabytes, served from our own copy: by default GraphiQL is loaded from another site. It is
 * rendered at the first request and kept compressed, because most servers never need it and compressing takes a fifth
 * of a second.
 */
async function renderPage(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Stackling GraphiQL',
    endpoint: '/graphql',
    method: 'POST', // by default it sends subscriptions by GET, which the server refuses
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

/** The answer to a browser that opens /graphql. */
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
